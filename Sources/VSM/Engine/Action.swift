import Threads
import ViewPlatform

/// Something a container observes, from its beginning to its end: a subscription or a task.
///
/// It holds the engine until it is over, so that a value costs no weak reference; the engine lets go
/// of it, and it of the engine, when it ends, is cancelled, or is superseded. So does the container
/// when it is released.
final class Action<State> {
  private let lock = Lock()

  /// All three are guarded by the lock; nil once this is over.
  private var engine: StateEngine<State>?
  private var work: (any Cancellable)?
  private var whenOver: (() -> Void)?

  init(of engine: StateEngine<State>) { self.engine = engine }

  /// Whether values are still wanted.
  var isLive: Bool { lock.withLock { engine != nil } }

  /// Cancels the work; no value lands from now on.
  func cancel() {
    let parts = take()
    parts.work?.cancel()
    parts.whenOver?()
  }

  /// Ends it; values on their way still land.
  func finish() {
    let parts = take()
    parts.engine?.forget(self)
    parts.whenOver?()
  }

  private func take() -> (
    engine: StateEngine<State>?, work: (any Cancellable)?, whenOver: (() -> Void)?
  ) {
    lock.withLock {
      defer { (engine, work, whenOver) = (nil, nil, nil) }
      return (engine, work, whenOver)
    }
  }

  /// Calls `body` when this is over: at once where it is already.
  func notify(_ body: @escaping () -> Void) {
    let isOver = lock.withLock {
      if engine != nil { whenOver = body }
      return engine == nil
    }
    if isOver { body() }
  }

  /// Keeps what is to be cancelled with this.
  private func keep(_ work: any Cancellable) -> Bool {
    let isWanted = lock.withLock {
      let isWanted = engine != nil && self.work == nil
      if isWanted { self.work = work }
      return isWanted
    }
    if !isWanted { work.cancel() }
    return isWanted
  }

  /// Passes a value on.
  private func land(_ value: State) {
    lock.withLock { engine }?.land(value, from: self)
  }
}

// MARK: Publishers

extension Action: Subscriber {
  func receive(subscription: any Subscription) {
    if keep(subscription) { subscription.request(.unlimited) }
  }

  func receive(_ input: State) -> Subscribers.Demand {
    land(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) { finish() }
}

// MARK: Asynchronous work

extension Action {
  /// Lands what `work` answers.
  func run(_ work: @escaping () async -> State) {
    start { self.land(await work()) }
  }

  /// Lands the states of a sequence, each before it asks for the next.
  ///
  /// What a ``StateSequence`` begins with lands at once.
  func iterate(_ states: some AsyncSequence<State, Never>) {
    guard let sequence = states as? StateSequence<State> else { return iterate { states } }
    for state in sequence.leading {
      guard isLive else { return }
      land(state())
    }
    let rest = sequence.rest
    iterate { rest }
  }

  /// Lands the states of a sequence that has yet to be made.
  func iterate(_ states: @escaping () async -> some AsyncSequence<State, Never>) {
    start {
      for await state in await states() {
        guard await self.landOnMain(state) else { break }
      }
    }
  }

  /// Lands a value, and then answers whether more are wanted: a sequence is not faster than main.
  private func landOnMain(_ value: State) async -> Bool {
    let job = Handover((action: self, value: value))
    return await MainActor.run {
      let (action, value) = job.content
      action.land(value)
      return action.isLive
    }
  }

  /// Does `work` in a task of its own, which is cancelled with this.
  private func start(_ work: @escaping () async -> Void) {
    let job = Handover((action: self, work: work))
    let task = Task {
      await job.content.work()
      job.content.action.finish()
    }
    _ = keep(RunningTask(task: task))
  }
}

private struct RunningTask: Cancellable {
  let task: Task<Void, Never>
  func cancel() { task.cancel() }
}
