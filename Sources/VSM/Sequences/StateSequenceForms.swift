// How a sequence is written down without a builder. A closure that need not wait is known by its type
// where it stands at the beginning, and so is there at once. In a list all are of one type.

extension StateSequence {
  /// The states that `first` returns, and then those that `steps` return.
  public init(_ first: @escaping () async -> State, _ steps: (() async -> State)...) {
    self.init(([first] + steps).map { .elsewhere($0) })
  }

  /// The state that `first` returns at once, and then those that `steps` return.
  public init(_ first: @escaping () -> State, _ steps: (() async -> State)...) {
    self.init([.now(first)] + steps.map { .elsewhere($0) })
  }

  /// The states that `first` and `second` return at once, and then those that `steps` return.
  public init(
    _ first: @escaping () -> State, _ second: @escaping () -> State,
    _ steps: (() async -> State)...
  ) {
    self.init([.now(first), .now(second)] + steps.map { .elsewhere($0) })
  }

  /// The states that the first three steps return at once, and then those that `steps` return.
  public init(
    _ first: @escaping () -> State, _ second: @escaping () -> State,
    _ third: @escaping () -> State, _ steps: (() async -> State)...
  ) {
    self.init([.now(first), .now(second), .now(third)] + steps.map { .elsewhere($0) })
  }
}

extension StateSequence: ExpressibleByArrayLiteral {
  /// The states that `steps` return.
  ///
  /// They run where their caller does, so those at the beginning that need not wait are there at once.
  /// A step cannot take a model along that is not sendable; ``Next`` and the other forms can.
  @_disfavoredOverload
  public init(arrayLiteral steps: (nonisolated(nonsending) () async -> State)...) {
    self.init(steps.map { .later($0) })
  }
}
