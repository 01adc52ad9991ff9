public import Synchronization
public import Threads

/// The link of an operator to its one upstream: made once, cut once, from whatever thread.
///
/// It is the base of every subscriber that stands between an upstream and a downstream.
@usableFromInline
class Link {
  @frozen @usableFromInline
  enum Phase: UInt8, AtomicRepresentable {
    /// The upstream has not answered yet.
    case waiting

    /// Values flow.
    case active

    /// The last value is being sent: nothing is taken any more, a completion is due.
    case finishing

    /// Cancelled or completed.
    case over
  }

  @usableFromInline final let phase = Atomic<Phase>(.waiting)

  /// Guards `upstream`, and whatever a subclass adds to it.
  @usableFromInline final let lock = Lock()
  @exclusivity(unchecked) @usableFromInline final var upstream: (any Subscription)?

  @inlinable
  init() {}

  /// Whether values may be taken.
  @inlinable final var isActive: Bool { phase.load(ordering: .acquiring) == .active }

  /// Links this to `subscription`; cancels it and returns false where there is a link already, or
  /// where the downstream has gone meanwhile.
  @usableFromInline
  final func connect(_ subscription: any Subscription) -> Bool {
    let isFirst = lock.withLock {
      let isFirst = phase.compareExchange(
        expected: .waiting, desired: .active, ordering: .releasing
      ).exchanged
      if isFirst { upstream = subscription }
      return isFirst
    }
    if !isFirst { subscription.cancel() }
    return isFirst
  }

  /// Asks the upstream for more.
  @usableFromInline
  final func requestUpstream(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  /// Stops taking values, because the last one is about to be sent. False where it is over already.
  @usableFromInline
  final func startFinishing() -> Bool {
    phase.compareExchange(
      expected: .active, desired: .finishing, ordering: .acquiringAndReleasing
    ).exchanged
  }

  /// Ends it, because the upstream completed. True for whoever ends it.
  @usableFromInline
  final func end() -> Bool {
    let (wasOpen, _) = close()
    return wasOpen
  }

  /// Ends it and cancels the upstream. True for whoever ends it.
  @discardableResult @usableFromInline
  final func disconnect() -> Bool {
    let (wasOpen, upstream) = close()
    upstream?.cancel()
    return wasOpen
  }

  private func close() -> (wasOpen: Bool, upstream: (any Subscription)?) {
    lock.withLock {
      let wasOpen = phase.exchange(.over, ordering: .acquiringAndReleasing) != .over
      return (wasOpen, upstream.take())
    }
  }
}
