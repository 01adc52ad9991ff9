/// Which view assistive technologies are at, as far as a view wants to know and to say.
///
/// On this desktop they follow the keyboard, so it is one with ``FocusState``: tied to views with
/// `accessibilityFocused(_:)`, it moves the keyboard there, also to a view that the tabulator key does not
/// lead to, a message say, so that it is read aloud.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var focus: FocusState<Value>

  /// A state of one view: whether they are there.
  public init() where Value == Bool { focus = FocusState() }

  /// A state of several views: at which one they are, or `nil`.
  public init<T: Hashable>() where Value == T? { focus = FocusState() }

  /// Where they are. Writing it outside of a view on the screen is a mistake.
  public var wrappedValue: Value {
    get { focus.wrappedValue }
    nonmutating set { focus.wrappedValue = newValue }
  }

  /// What views are bound to, and what a view inside is given.
  public var projectedValue: Binding { Binding(focus: focus.projectedValue) }

  /// A way to read and write such a state that a view further out owns.
  @propertyWrapper
  public struct Binding {
    let focus: FocusState<Value>.Binding

    /// Where they are.
    public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set { focus.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: ViewPropertyWrapper {
  @MainActor
  mutating func connect(to node: Node, slot: inout AnyObject?, name: String) {
    focus.connect(to: node, slot: &slot, name: name)
  }

  @MainActor
  static func isSame(_ old: AccessibilityFocusState, _ new: AccessibilityFocusState) -> Bool {
    true
  }
}

nonisolated extension View {
  /// Binds this view to `condition`, which is true while assistive technologies are there.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    AccessibilityView(content: self, isAskedForKeyboard: true).focused(condition.focus)
  }

  /// Binds this view to `binding`, which is `value` while assistive technologies are there.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    AccessibilityView(content: self, isAskedForKeyboard: true)
      .focused(binding.focus, equals: value)
  }

  /// Where assistive technologies begin when the view comes to the screen: at the one that `binding` says is at `value`.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    defaultFocus(binding.focus, value)
  }
}
