public import ViewPlatform

/// Makes bindings to parts of a state. What is written to them are actions.
///
/// A type that stands in for a container in a test has one function to write; everything called
/// `bind` ends there.
public protocol StateBinding<ContainedState> {
  /// What has the parts.
  associatedtype ContainedState

  /// A binding that reads `part`, and that begins what `action` makes of the state and the value that
  /// is written.
  func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    performing action: @escaping (ContainedState, Value) -> StateAction<ContainedState>
  ) -> Binding<Value>
}
