public import Observation

/// What a view around the keyboard, or one that speaks for the window, tells of; `nil` where none does.
///
///     struct NoteCommands: Commands {
///       @FocusedValue(\.note) private var note
///
///       var body: some Commands {
///         CommandMenu("Note") {
///           Button("Archive") { note?.archive() }.disabled(note == nil)
///         }
///       }
///     }
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var sources: FocusedValueSources?

  /// The value at `keyPath`.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// The object of type `objectType`.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    keyPath = \.[object: ObjectOf<Value>()]
  }

  /// The value; outside of a view on the screen, `nil`.
  @preconcurrency @MainActor
  public var wrappedValue: Value? { sources?.read()[keyPath: keyPath] }
}

extension FocusedValue: ViewPropertyWrapper {
  @MainActor
  mutating func connect(to node: Node, slot: inout AnyObject?, name: String) {
    sources = node.graph.focusedValues
  }

  @MainActor
  static func isSame(_ old: FocusedValue, _ new: FocusedValue) -> Bool {
    old.keyPath == new.keyPath
  }
}

/// What a binding reads and writes that a view around the keyboard, or one that speaks for the window,
/// tells of.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private var binding: FocusedValue<Binding<Value>>

  /// What the binding at `keyPath` reads and writes.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    binding = FocusedValue(keyPath)
  }

  /// The value; `nil` where nobody tells of a binding. Then a write does nothing, and neither does one
  /// of `nil`.
  @preconcurrency @MainActor
  public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set { if let newValue { binding.wrappedValue?.wrappedValue = newValue } }
  }

  /// A binding that reads and writes the value.
  @preconcurrency @MainActor
  public var projectedValue: Binding<Value?> {
    let copy = self
    return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
  }
}

extension FocusedBinding: ViewPropertyWrapper {
  @MainActor
  mutating func connect(to node: Node, slot: inout AnyObject?, name: String) {
    binding.connect(to: node, slot: &slot, name: name)
  }

  @MainActor
  static func isSame(_ old: FocusedBinding, _ new: FocusedBinding) -> Bool {
    FocusedValue.isSame(old.binding, new.binding)
  }
}
