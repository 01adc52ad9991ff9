public import ViewPlatform

extension StateBinding {
  /// The same as `bind`, by the name it had when asynchronous functions were new.
  public func bindAsync<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to action: @escaping (_ state: ContainedState, _ value: Value) async -> ContainedState
  ) -> Binding<Value> {
    bind(part, to: action)
  }

  /// The same as `bind`, by the name it had when asynchronous functions were new.
  public func bindAsync<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to method: @escaping (ContainedState) -> (Value) async -> ContainedState
  ) -> Binding<Value> {
    bind(part, to: method)
  }

  /// A binding that reads `part`; when `value` is written, the sequence that `action` returns in the
  /// end is observed.
  public func bindAsync<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to action:
      @escaping (_ state: ContainedState, _ value: Value) async -> some AsyncSequence<
        ContainedState, Never
      >
  ) -> Binding<Value> {
    bind(part) { state, value in
      StateAction { $0.begin({ await action(state, value) }, from: $1) }
    }
  }
}
