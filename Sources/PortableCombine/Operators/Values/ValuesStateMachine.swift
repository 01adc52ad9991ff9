import Threads

/// Who waits for a publisher's values, and how far the publisher is.
struct ValuesStateMachine<Waiter> {
  private enum Phase {
    case unsubscribed
    case subscribed(any Subscription)
    case over((any Error)?)
  }

  /// What to tell a waiter.
  enum Answer {
    /// Wait; a value is to be asked of the subscription, where there is one already.
    case wait((any Subscription)?)

    /// There is nothing to wait for.
    case end((any Error)?)
  }

  private var phase = Phase.unsubscribed
  private var waiters = Fifo<Waiter>()

  /// Takes the subscription; returns how many values to ask of it, or `nil` to cancel it.
  mutating func subscribe(_ subscription: any Subscription) -> Int? {
    guard case .unsubscribed = phase else { return nil }
    phase = .subscribed(subscription)
    return waiters.count
  }

  mutating func wait(_ waiter: Waiter) -> Answer {
    switch phase {
    case .unsubscribed:
      waiters.append(waiter)
      return .wait(nil)
    case .subscribed(let subscription):
      waiters.append(waiter)
      return .wait(subscription)
    case .over(let error):
      phase = .over(nil)
      return .end(error)
    }
  }

  /// Who gets the value that came; `nil` where nobody asked for it.
  mutating func nextWaiter() -> Waiter? { waiters.popFirst() }

  /// Ends it; returns the subscription, and who waits in vain: the first of them gets the error.
  mutating func end(_ error: (any Error)? = nil) -> (
    subscription: (any Subscription)?, waiters: Fifo<Waiter>
  ) {
    defer { waiters = Fifo() }
    switch phase {
    case .over: return (nil, waiters)
    case .unsubscribed:
      phase = .over(waiters.count == 0 ? error : nil)
      return (nil, waiters)
    case .subscribed(let subscription):
      phase = .over(waiters.count == 0 ? error : nil)
      return (subscription, waiters)
    }
  }
}
