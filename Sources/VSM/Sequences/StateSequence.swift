import ViewPlatform

/// States that come one after the other: some at once, others when they are there.
///
///     func load() -> StateSequence<ProfileState> {
///       StateSequence({ .loading }, { await self.fetch() })
///     }
///
/// The steps are taken in order, each when the one before it is done. When a container observes the
/// sequence on the main actor, those that it begins with and that need not wait are the state before
/// `observe` returns: a step runs on the main actor until it first has to wait.
public struct StateSequence<State>: AsyncSequence {
  /// What comes.
  public typealias Element = State

  /// A sequence of states cannot fail: what went wrong is a state, too.
  public typealias Failure = Never

  /// A step that is known to be there at once, or that may have to wait.
  ///
  /// One that may have to wait runs where its caller does, so that it does not leave the main actor
  /// unless it calls something that does.
  enum Step {
    case now(() -> State)
    case later(Waiting)

    /// What it returns.
    nonisolated(nonsending) func state() async -> State {
      switch self {
      case .now(let state): state()
      case .later(let state): await state()
      }
    }
  }

  /// What may have to wait.
  typealias Waiting = nonisolated(nonsending) () async -> State

  let steps: ArraySlice<Step>

  init(_ steps: ArraySlice<Step>) { self.steps = steps }

  init(_ steps: [Step]) { self.init(steps[...]) }

  /// The states that `steps` return.
  public init(_ steps: (nonisolated(nonsending) () async -> State)...) {
    self.init(steps.map { .later($0) })
  }

  /// The state that `first` returns at once, and then those that `steps` return.
  public init(
    _ first: @escaping () -> State, _ steps: (nonisolated(nonsending) () async -> State)...
  ) {
    self.init([.now(first)] + steps.map { .later($0) })
  }

  /// Takes the steps from the first one.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(steps: steps) }

  /// Takes one step after the other, until it is asked by a task that was cancelled.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var steps: ArraySlice<Step>

    /// What the next step returns.
    public mutating func next() async -> State? {
      guard !Task.isCancelled, let step = steps.popFirst() else { return nil }
      return await step.state()
    }
  }
}

extension StateSequence: ExpressibleByArrayLiteral {
  /// The states that `steps` return.
  public init(arrayLiteral steps: (nonisolated(nonsending) () async -> State)...) {
    self.init(steps.map { .later($0) })
  }
}
