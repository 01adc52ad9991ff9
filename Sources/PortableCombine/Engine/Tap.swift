/// The logic of an operator that watches what passes, both ways, and changes nothing.
@usableFromInline
protocol Tap {
  associatedtype Input
  associatedtype Failure: Error

  /// The operator's name, for a person with a debugger.
  static var name: String { get }

  /// Sees the subscription before the downstream does.
  func sees(subscription: any Subscription)

  /// Sees a value before the downstream does.
  func sees(_ input: Input)

  /// Sees the completion before the downstream does.
  func sees(completion: Subscribers.Completion<Failure>)

  /// Sees a demand before the upstream does; `isAnswer` where it came in return for a value.
  func sees(demand: Subscribers.Demand, isAnswer: Bool)

  /// Sees that the downstream cancels, before the upstream does.
  func seesCancel()
}

/// Runs a ``Tap`` between an upstream and a downstream.
@usableFromInline
final class TapSubscriber<Logic: Tap, Downstream: Subscriber>: Link, Subscriber, Subscription,
  Described
where Downstream.Input == Logic.Input, Downstream.Failure == Logic.Failure {
  @usableFromInline typealias Input = Logic.Input
  @usableFromInline typealias Failure = Logic.Failure

  @usableFromInline let downstream: Downstream
  @usableFromInline let logic: Logic

  @inlinable
  init(_ logic: Logic, downstream: Downstream) {
    self.logic = logic
    self.downstream = downstream
  }

  @inlinable
  func receive(subscription: any Subscription) {
    guard connect(subscription) else { return }
    logic.sees(subscription: subscription)
    downstream.receive(subscription: self)
  }

  @inlinable
  func receive(_ input: Logic.Input) -> Subscribers.Demand {
    guard isActive else { return .none }
    logic.sees(input)
    // Whoever watches may have cancelled.
    guard isActive else { return .none }
    let more = downstream.receive(input)
    if more > .none { logic.sees(demand: more, isAnswer: true) }
    return more
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Logic.Failure>) {
    guard end() else { return }
    logic.sees(completion: completion)
    downstream.receive(completion: completion)
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    guard isActive else { return }
    logic.sees(demand: demand, isAnswer: false)
    requestUpstream(demand)
  }

  @inlinable
  func cancel() {
    if startFinishing() { logic.seesCancel() }
    disconnect()
  }

  @usableFromInline var debugName: String { Logic.name }

  @usableFromInline var debugChildren: [Mirror.Child] { [("downstream", downstream)] }
}
