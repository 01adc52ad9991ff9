/// Lets values through until a trigger fires. Its state is touched only with the turn.
@usableFromInline
final class PrefixUntilOutputMachine<Downstream: Subscriber>: Inputs, UntilOutputMachine,
  Described
{
  @usableFromInline let downstream: Downstream

  /// Whether the trigger fired before the upstream had answered.
  @exclusivity(unchecked) @usableFromInline var isTooLate = false
  @exclusivity(unchecked) @usableFromInline var isIntroduced = false

  @usableFromInline
  init(_ downstream: Downstream) {
    self.downstream = downstream
    super.init(inputs: 2)
  }

  @usableFromInline
  func connect(_ upstream: any Subscription) {
    if isTooLate {
      isTooLate = false
      upstream.cancel()
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: .finished)
    } else if keep(upstream, at: 0) {
      isIntroduced = true
      downstream.receive(subscription: self)
    }
  }

  @inlinable
  func accept(_ value: Downstream.Input) -> Subscribers.Demand {
    isOpen && isIntroduced ? downstream.receive(value) : .none
  }

  @usableFromInline
  func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard isIntroduced else { return }
    release(at: 0)
    if close() { downstream.receive(completion: completion) }
  }

  @usableFromInline
  func trigger() {
    release(at: 1)?.cancel()
    guard close() else { return }
    if isIntroduced { downstream.receive(completion: .finished) } else { isTooLate = true }
  }

  @usableFromInline
  func triggerCompleted(_ failure: (any Error)?) { release(at: 1) }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) { request(demand, at: 0) }

  @usableFromInline
  func cancel() { _ = close() }

  @usableFromInline var debugName: String { "PrefixUntilOutput" }

  @usableFromInline var debugChildren: [Mirror.Child] { [("downstream", downstream)] }
}
