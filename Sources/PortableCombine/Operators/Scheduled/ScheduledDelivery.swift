public import Threads

/// Hands a subscriber what a scheduler has yet to deliver: one event at a time, in order.
///
/// An event is put in at once and becomes due when the scheduler runs. So the order is kept, and
/// the subscriber is called by one thread at a time, even where the scheduler runs closures out of
/// order or side by side. Who finds another delivering leaves the event to it.
@usableFromInline
class ScheduledDelivery<Downstream: Subscriber>: Link, Subscription, Described {
  @frozen @usableFromInline
  enum ScheduledEvent {
    case value(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  /// All guarded by the lock; the downstream is `nil` once it must not be called any more.
  @exclusivity(unchecked) @usableFromInline final var downstream: Downstream?
  @exclusivity(unchecked) @usableFromInline final var events = Fifo<ScheduledEvent>()
  @exclusivity(unchecked) @usableFromInline final var dueCount = 0
  @exclusivity(unchecked) @usableFromInline final var isDelivering = false

  /// What the downstream wants, in operators that do not leave that to their upstream.
  @exclusivity(unchecked) @usableFromInline final var demand = Subscribers.Demand.none

  @inlinable
  init(downstream: Downstream) {
    self.downstream = downstream
  }

  /// Passes demand on to the upstream.
  ///
  /// Operators that keep demand for themselves override this, and drop what is due in excess of it.
  @usableFromInline
  func request(_ demand: Subscribers.Demand) { requestUpstream(demand) }

  @usableFromInline
  func cancel() {
    disconnect()
    let unsent = lock.withLock {
      defer {
        downstream = nil
        events = Fifo()
      }
      return (downstream, events)
    }
    withExtendedLifetime(unsent) {}
  }

  @usableFromInline var debugName: String {
    preconditionFailure("\(type(of: self)) has no name")
  }

  @usableFromInline final var debugChildren: [Mirror.Child] {
    let (downstream, demand) = lock.withLock { (self.downstream, self.demand) }
    return [("downstream", downstream as Any), ("demand", demand)]
  }
}

// MARK: Scheduled events

extension ScheduledDelivery {
  /// Hands the subscription to the downstream.
  @inlinable
  final func greet() { lock.withLock { downstream }?.receive(subscription: self) }

  /// Takes the upstream's completion as the last thing that it says.
  ///
  /// Returns false where it is not to be heard any more.
  @inlinable
  final func startCompleting() -> Bool {
    guard startFinishing() else { return false }
    let finished = lock.withLock {
      defer { upstream = nil }
      return upstream
    }
    withExtendedLifetime(finished) {}
    return true
  }

  /// Puts `event` in, not due yet.
  @inlinable
  final func put(_ event: ScheduledEvent) {
    _ = lock.withLock { addLocked(event) }
  }

  /// The same, for a caller that has the lock; returns false where nobody takes events any more.
  @discardableResult @inlinable
  final func addLocked(_ event: ScheduledEvent) -> Bool {
    guard downstream != nil else { return false }
    events.append(event)
    return true
  }

  /// Makes the next event due, and delivers what is due.
  @inlinable
  final func release() {
    lock.withLock { dueCount += 1 }
    deliver()
  }

  /// Puts `event` in and has it delivered as soon as `scheduler` can.
  @inlinable
  final func post<Context: Scheduler>(
    _ event: ScheduledEvent, on scheduler: Context, options: Context.SchedulerOptions?
  ) {
    put(event)
    scheduler.schedule(options: options) { [self] in release() }
  }

  @inlinable
  final func deliver() {
    let isAlone = lock.withLock {
      defer { isDelivering = true }
      return !isDelivering
    }
    guard isAlone else { return }
    while let (event, downstream) = lock.withLock({ nextDue() }) {
      switch event {
      case .value(let value):
        let more = downstream.receive(value)
        if more > .none { request(more) }
      case .completion(let completion):
        if end() { downstream.receive(completion: completion) }
      }
    }
  }

  /// What to deliver next; ends the delivery where nothing is due.
  ///
  /// Called with the lock.
  @inlinable
  final func nextDue() -> (ScheduledEvent, Downstream)? {
    guard dueCount > 0, let downstream, let event = events.popFirst() else {
      isDelivering = false
      return nil
    }
    dueCount -= 1
    if case .completion = event { self.downstream = nil }
    return (event, downstream)
  }
}
