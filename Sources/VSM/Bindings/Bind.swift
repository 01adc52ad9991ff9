public import ViewPlatform

extension StateBinding {
  /// A binding to `part`; a new value makes the state that `action` answers the state.
  public func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to action: @escaping (ContainedState, Value) -> ContainedState
  ) -> Binding<Value> {
    bind(part) { state, value in StateAction { $0.observe(action(state, value), from: $1) } }
  }

  /// A binding to `part`; a new value is given to a method of the state.
  public func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to action: @escaping (ContainedState) -> (Value) -> ContainedState
  ) -> Binding<Value> {
    bind(part, to: { action($0)($1) })
  }

  /// A binding to `part`; a new value observes the publisher that `action` answers.
  public func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to action: @escaping (ContainedState, Value) -> some Publisher<ContainedState, Never>
  ) -> Binding<Value> {
    bind(part) { state, value in StateAction { $0.observe(action(state, value), from: $1) } }
  }

  /// A binding to `part`; a new value is given to a method of the state, which answers a publisher.
  public func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to action: @escaping (ContainedState) -> (Value) -> some Publisher<ContainedState, Never>
  ) -> Binding<Value> {
    bind(part, to: { action($0)($1) })
  }

  /// A binding to `part`; a new value observes what `action` answers in the end.
  public func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to action: @escaping (ContainedState, Value) async -> ContainedState
  ) -> Binding<Value> {
    bind(part) { state, value in
      StateAction { $0.observe({ await action(state, value) }, from: $1) }
    }
  }

  /// A binding to `part`; a new value is given to an asynchronous method of the state.
  public func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to action: @escaping (ContainedState) -> (Value) async -> ContainedState
  ) -> Binding<Value> {
    bind(part, to: { await action($0)($1) })
  }

  /// The same as `bind`, by its earlier name.
  public func bindAsync<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to action: @escaping (ContainedState, Value) async -> ContainedState
  ) -> Binding<Value> { bind(part, to: action) }

  /// The same as `bind`, by its earlier name.
  public func bindAsync<Value>(
    _ part: KeyPath<ContainedState, Value>,
    to action: @escaping (ContainedState) -> (Value) async -> ContainedState
  ) -> Binding<Value> { bind(part, to: action) }
}
