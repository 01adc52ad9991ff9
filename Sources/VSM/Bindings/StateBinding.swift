public import ViewPlatform

/// Makes bindings to parts of a state, whose changes are actions.
public protocol StateBinding<ContainedState> {
  /// What has the parts.
  associatedtype ContainedState

  /// A binding that reads `part`, and observes what `action` makes of the state and a new value.
  func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    performing action: @escaping (ContainedState, Value) -> StateAction<ContainedState>
  ) -> Binding<Value>
}
