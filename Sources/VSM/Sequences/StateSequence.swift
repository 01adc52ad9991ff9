import Threads
import ViewPlatform

/// States that come one after the other: some at once, others when they are there.
///
///     func load() -> StateSequence<ProfileState> {
///       StateSequence({ .loading }, { await self.fetch() })
///     }
///
/// The steps are taken in order, each when the one before it is done. When a container observes the
/// sequence on the main actor, those that it begins with and that need not wait are the state before
/// `observe` returns.
///
/// A sequence yields its own states, too: it is what it makes to go through them.
public struct StateSequence<State>: AsyncSequence, AsyncIteratorProtocol {
  /// What comes.
  public typealias Element = State

  /// A sequence of states cannot fail: what went wrong is a state, too.
  public typealias Failure = Never

  /// What goes through the steps.
  public typealias AsyncIterator = StateSequence

  /// A step that is known to be there at once, or that may have to wait.
  enum Step {
    case now(() -> State)

    /// It runs where its caller does, so that it does not leave the main actor unless it calls
    /// something that does.
    case later(Waiting)

    /// It runs where it likes, so that it may take what is not sendable along.
    case elsewhere(Handover<() async -> State>)

    /// A step that runs where it likes.
    static func elsewhere(_ state: @escaping () async -> State) -> Step {
      .elsewhere(Handover(state))
    }

    /// What it returns.
    nonisolated(nonsending) func state() async -> State {
      switch self {
      case .now(let state): state()
      case .later(let state): await state()
      case .elsewhere(let state): await state.content()
      }
    }
  }

  /// What may have to wait.
  typealias Waiting = nonisolated(nonsending) () async -> State

  /// What is yet to come.
  var steps: ArraySlice<Step>

  init(_ steps: ArraySlice<Step>) { self.steps = steps }

  init(_ steps: [Step]) { self.init(steps[...]) }

  /// Takes the steps from the first one that was not taken yet.
  public func makeAsyncIterator() -> StateSequence { self }

  /// What the next step returns; nil after the last one, and for a task that was cancelled.
  public mutating func next() async -> State? {
    guard !Task.isCancelled, let step = steps.popFirst() else { return nil }
    return await step.state()
  }
}
