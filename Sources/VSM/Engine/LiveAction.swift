public import Threads
public import ViewPlatform

/// An action that has begun and is not over: a subscription or a task that a container observes.
///
/// It holds the engine only as long as it is live, which costs a value less than a weak reference
/// would. Who ends it cuts both ties, so neither a publisher nor a task that goes on keeps anything
/// of the container.
@usableFromInline
final class LiveAction<State> {
  @usableFromInline let lock = Lock()

  /// These are guarded by the lock, and gone once this is over.
  @exclusivity(unchecked) @usableFromInline var engine: StateEngine<State>?
  @exclusivity(unchecked) @usableFromInline var work: (any Cancellable)?
  @exclusivity(unchecked) @usableFromInline var whenOver: (() -> Void)?

  /// The changes that it stands for, if it does; guarded by the lock, too.
  @usableFromInline var changes: LiveChanges<State>?

  @inlinable
  init(of engine: StateEngine<State>, changes: LiveChanges<State>? = nil) {
    (self.engine, self.changes) = (engine, changes)
  }

  /// Whether values are still wanted.
  var isLive: Bool { lock.withLock { engine != nil } }

  /// Passes a value on.
  @inlinable
  func land(_ value: State) {
    lock.withLock { engine }?.land(value, from: self)
  }

  /// Cancels the work. Nothing lands any more.
  func cancel() {
    let parts = end()
    parts.work?.cancel()
    if let changes = parts.changes { parts.engine?.cutOff(changes) }
    parts.whenOver?()
  }

  /// Ends it. What is on its way still lands.
  @inlinable
  func finish() {
    let parts = end()
    parts.engine?.forget(self)
    parts.whenOver?()
  }

  @usableFromInline typealias Parts = (
    engine: StateEngine<State>?, work: (any Cancellable)?, whenOver: (() -> Void)?,
    changes: LiveChanges<State>?
  )

  @inlinable
  func end() -> Parts {
    lock.withLock {
      defer { (engine, work, whenOver, changes) = (nil, nil, nil, nil) }
      return (engine, work, whenOver, changes)
    }
  }

  /// Keeps what is to be cancelled with this; false, and cancelled, where it is too late.
  @inlinable
  func keep(_ work: any Cancellable) -> Bool {
    let isWanted = lock.withLock {
      let isWanted = engine != nil && self.work == nil
      if isWanted { self.work = work }
      return isWanted
    }
    if !isWanted { work.cancel() }
    return isWanted
  }

  /// Calls `body` when this is over, or at once where it is.
  func whenOver(_ body: @escaping () -> Void) {
    let isOver = lock.withLock {
      if engine != nil { whenOver = body }
      return engine == nil
    }
    if isOver { body() }
  }
}

// MARK: Publishers

extension LiveAction: Subscriber {
  @inlinable
  func receive(subscription: any Subscription) {
    if keep(subscription) { subscription.request(.unlimited) }
  }

  @inlinable
  func receive(_ input: State) -> Subscribers.Demand {
    land(input)
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Never>) { finish() }
}
