import ViewPlatform

/// States that come one after the other, some at once and some in time.
public struct StateSequence<State>: AsyncSequence {
  /// What comes.
  public typealias Element = State

  /// States cannot fail.
  public typealias Failure = Never

  enum Step {
    case now(() -> State)
    case later(() async -> State)
  }

  let steps: [Step]

  init(steps: some Sequence<Step>) { self.steps = Array(steps) }

  /// The states of `steps`, in order.
  public init(_ steps: (() async -> State)...) {
    self.init(steps: steps.map { .later($0) })
  }

  /// The state of `first`, which is there at once, and then those of `rest`.
  public init(_ first: @escaping () -> State, _ rest: (() async -> State)...) {
    self.init(steps: [.now(first)] + rest.map { .later($0) })
  }

  /// What is there at once.
  var leading: [() -> State] {
    var leading: [() -> State] = []
    for case .now(let state) in steps.prefix(while: { if case .now = $0 { true } else { false } }) {
      leading.append(state)
    }
    return leading
  }

  /// What comes after ``leading``.
  var rest: StateSequence { StateSequence(steps: steps.dropFirst(leading.count)) }

  /// Makes the states, from the first one.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: steps[...]) }

  /// Makes one state after the other, until it is asked by a task that was cancelled.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var rest: ArraySlice<Step>

    /// The next state.
    public mutating func next() async -> State? {
      guard !Task.isCancelled, let step = rest.popFirst() else { return nil }
      switch step {
      case .now(let state): return state()
      case .later(let state): return await state()
      }
    }
  }
}

extension StateSequence: ExpressibleByArrayLiteral {
  /// The states of `steps`, in order.
  public init(arrayLiteral steps: (() async -> State)...) {
    self.init(steps: steps.map { .later($0) })
  }
}
