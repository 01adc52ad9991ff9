/// Lets no value through until a trigger fires. Its state is touched only with the turn.
@usableFromInline
final class DropUntilOutputMachine<Downstream: Subscriber>: Inputs, UntilOutputMachine, Described {
  @usableFromInline let downstream: Downstream

  /// What was wanted before the upstream had answered.
  @exclusivity(unchecked) @usableFromInline var earlyDemand = Subscribers.Demand.none
  @exclusivity(unchecked) @usableFromInline var isConnected = false
  @exclusivity(unchecked) @usableFromInline var isTriggered = false

  @usableFromInline
  init(_ downstream: Downstream) {
    self.downstream = downstream
    super.init(inputs: 2)
  }

  @usableFromInline
  func connect(_ upstream: any Subscription) {
    guard keep(upstream, at: 0) else { return }
    isConnected = true
    if earlyDemand > .none { upstream.request(earlyDemand) }
  }

  @inlinable
  func accept(_ value: Downstream.Input) -> Subscribers.Demand {
    isOpen && isTriggered ? downstream.receive(value) : .none
  }

  @usableFromInline
  func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    release(at: 0)
    if close() { downstream.receive(completion: completion) }
  }

  @usableFromInline
  func trigger() {
    isTriggered = true
    release(at: 1)?.cancel()
  }

  @usableFromInline
  func triggerCompleted(_ failure: (any Error)?) {
    release(at: 1)
    guard !isTriggered, close() else { return }
    // The other publisher fails with the same type, or not at all.
    if let failure = failure as? Downstream.Failure {
      downstream.receive(completion: .failure(failure))
    } else {
      downstream.receive(completion: .finished)
    }
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    take({ grant(demand) }, orQueue: { self.grant(demand) })
  }

  private func grant(_ demand: Subscribers.Demand) {
    if isConnected { request(demand, at: 0) } else { earlyDemand += demand }
  }

  @usableFromInline
  func cancel() { _ = close() }

  @usableFromInline var debugName: String { "DropUntilOutput" }

  @usableFromInline var debugChildren: [Mirror.Child] { [("downstream", downstream)] }
}
