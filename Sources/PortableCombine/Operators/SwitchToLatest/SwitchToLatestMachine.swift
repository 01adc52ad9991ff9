/// What listens to the latest of several publishers. Its state is touched only with the turn.
@usableFromInline
final class SwitchToLatestMachine<Downstream: Subscriber>: Inputs, Subscription, Described {
  /// Where the two subscriptions are kept.
  @usableFromInline static var outer: Int { @inlinable get { 0 } }
  @usableFromInline static var inner: Int { @inlinable get { 1 } }

  @usableFromInline let downstream: Downstream
  @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none

  /// Counts the publishers that came: only the last one may speak.
  @exclusivity(unchecked) @usableFromInline var latest = 0
  @exclusivity(unchecked) @usableFromInline var isInnerOpen = false
  @exclusivity(unchecked) @usableFromInline var isOuterOpen = true

  @inlinable
  init(_ downstream: Downstream) {
    self.downstream = downstream
    super.init(inputs: 2)
  }

  @usableFromInline var debugName: String { "SwitchToLatest" }

  @usableFromInline var debugChildren: [Mirror.Child] {
    [("downstream", downstream), ("demand", demand)]
  }
}

// MARK: The publishers that come

extension SwitchToLatestMachine {
  @usableFromInline
  func connectOuter(_ upstream: any Subscription) {
    if keep(upstream, at: Self.outer) { upstream.request(.unlimited) }
  }

  /// Leaves the former publisher and subscribes to `publisher`.
  @inlinable
  func turn<P: Publisher>(to publisher: P)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    guard isOpen, isOuterOpen else { return }
    latest &+= 1
    isInnerOpen = true
    let input = SwitchToLatestInput(engine: self, number: latest)
    release(at: Self.inner)?.cancel()
    // Cancelling may have brought the next publisher already.
    if isOpen && isCurrent(input.number) { publisher.receive(subscriber: input) }
  }

  @usableFromInline
  func completeOuter(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard isOpen, isOuterOpen else { return }
    isOuterOpen = false
    release(at: Self.outer)
    if case .failure = completion {
      conclude(completion)
    } else if !isInnerOpen {
      conclude(.finished)
    }
  }
}

// MARK: What they send

extension SwitchToLatestMachine {
  @inlinable
  func isCurrent(_ number: Int) -> Bool { latest == number && isInnerOpen }

  @inlinable
  func connectInner(_ upstream: any Subscription, _ number: Int) {
    guard isCurrent(number) else { return upstream.cancel() }
    if keep(upstream, at: Self.inner), demand > .none { upstream.request(demand) }
  }

  /// Passes a value on, and returns how many more its publisher may send.
  @inlinable
  func accept(_ value: Downstream.Input, _ number: Int) -> Subscribers.Demand {
    guard isOpen, isCurrent(number) else { return .none }
    if demand == .unlimited {
      _ = downstream.receive(value)
      return .none
    }
    if demand > .none { demand -= 1 }
    let more = downstream.receive(value)
    demand += more
    if isCurrent(number) { return more }
    // Another publisher took over meanwhile, and did not know of this demand.
    if more > .none { request(more, at: Self.inner) }
    return .none
  }

  @usableFromInline
  func acceptLate(_ value: Downstream.Input, _ number: Int) {
    let more = accept(value, number)
    if more > .none { request(more, at: Self.inner) }
  }

  @inlinable
  func completeInner(_ completion: Subscribers.Completion<Downstream.Failure>, _ number: Int) {
    guard isOpen, isCurrent(number) else { return }
    isInnerOpen = false
    release(at: Self.inner)
    if case .failure = completion {
      conclude(completion)
    } else if !isOuterOpen {
      conclude(.finished)
    }
  }

  @usableFromInline
  func conclude(_ completion: Subscribers.Completion<Downstream.Failure>) {
    if close() { downstream.receive(completion: completion) }
  }
}

// MARK: From downstream

extension SwitchToLatestMachine {
  @inlinable
  func request(_ demand: Subscribers.Demand) {
    take({ grant(demand) }, orQueue: { self.grant(demand) })
  }

  @usableFromInline
  func grant(_ more: Subscribers.Demand) {
    demand += more
    if more > .none { request(more, at: Self.inner) }
  }

  @usableFromInline
  func cancel() { _ = close() }
}
