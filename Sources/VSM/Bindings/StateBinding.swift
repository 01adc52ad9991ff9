public import ViewPlatform

/// Makes bindings to parts of a state. What is written to them are actions.
///
/// A type that stands in for a container in a test has one function to write,
/// ``bind(_:performing:)``, where everything called `bind` ends; or those that the test is about.
public protocol StateBinding<ContainedState> {
  /// What has the parts.
  associatedtype ContainedState

  /// A binding that reads `part`, and that begins what `action` makes of the state and the value that
  /// is written.
  func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    performing action: @escaping (ContainedState, Value) -> StateAction<ContainedState>
  ) -> Binding<Value>

  // MARK: What a stand-in may write by itself

  /// A binding that reads `part`; the state that `action` returns is the state.
  func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to action: @escaping (_ state: ContainedState, _ value: Value) -> ContainedState
  ) -> Binding<Value>

  /// A binding that reads `part`; the state that `method` returns is the state.
  func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to method: @escaping (ContainedState) -> (Value) -> ContainedState
  ) -> Binding<Value>

  /// A binding that reads `part`; the publisher that `action` returns is observed.
  func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to action: @escaping (ContainedState, Value) -> AnyPublisher<ContainedState, Never>
  ) -> Binding<Value>

  /// A binding that reads `part`; the publisher that `method` returns is observed.
  func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to method: @escaping (ContainedState) -> (Value) -> AnyPublisher<ContainedState, Never>
  ) -> Binding<Value>

  /// A binding that reads `part`; the state that `action` returns in the end is the state.
  func bindAsync<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to action: @escaping (_ state: ContainedState, _ value: Value) async -> ContainedState
  ) -> Binding<Value>

  /// A binding that reads `part`; the state that `method` returns in the end is the state.
  func bindAsync<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to method: @escaping (ContainedState) -> (Value) async -> ContainedState
  ) -> Binding<Value>
}
