import Threads

/// Where the keyboard is, as far as a view wants to know and to say.
///
/// Tie it to fields with `focused(_:)` or `focused(_:equals:)`. It follows the keyboard, and writing it
/// moves the keyboard: in the frame that shows the write, so a field that comes with the same change
/// is there already. Written to a value that no field on the screen stands for, it goes back to
/// `nil`, or `false`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let nowhere: Value
  private var store: FocusStore<Value>?

  /// A state of one field: whether the keyboard is there.
  public init() where Value == Bool { nowhere = false }

  /// A state of several fields: which one the keyboard is in, or `nil`.
  public init<T: Hashable>() where Value == T? { nowhere = nil }

  /// Where the keyboard is. Writing it outside of a view on the screen is a mistake.
  public var wrappedValue: Value {
    get { store?.read() ?? nowhere }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// What fields are bound to, and what a view inside is given.
  public var projectedValue: Binding { Binding(nowhere: nowhere, store: store) }

  /// A way to read and write a focus state that a view further out owns.
  @propertyWrapper
  public struct Binding {
    fileprivate let nowhere: Value
    let store: FocusStore<Value>?

    /// Where the keyboard is.
    public var wrappedValue: Value {
      get { store?.read() ?? nowhere }
      nonmutating set {
        guard let store else { return focusWithoutView(Value.self) }
        store.ask(for: newValue)
      }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: ViewPropertyWrapper {
  @MainActor
  mutating func connect(to node: Node, slot: inout AnyObject?, name: String) {
    if let known = slot {
      store = unsafeDowncast(known, to: FocusStore<Value>.self)
    } else {
      let new = FocusStore(nowhere: nowhere, name: name)
      node.graph.keyboard.add(new)
      slot = new
      store = new
    }
  }

  @MainActor
  static func isSame(_ old: FocusState, _ new: FocusState) -> Bool { true }
}

private func focusWithoutView(_ type: Any.Type) {
  misuse(
    "A @FocusState was written before its view was on the screen.", facts: ["type": type],
    fix: "Write it from onAppear or an action.")
}
