/// Takes the publishers that come.
@frozen @usableFromInline
struct SwitchToLatestOuter<Inner: Publisher, Downstream: Subscriber>: InputSubscriber
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
  @usableFromInline typealias Input = Inner
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let engine: SwitchToLatestMachine<Downstream>

  @inlinable
  init(engine: SwitchToLatestMachine<Downstream>) {
    self.engine = engine
  }

  @inlinable
  func receive(_ value: Inner) -> Subscribers.Demand { receive(value, in: engine) }

  @usableFromInline
  func connect(_ upstream: any Subscription) { engine.connectOuter(upstream) }

  @inlinable
  func accept(_ publisher: Inner) -> Subscribers.Demand {
    engine.turn(to: publisher)
    return .none
  }

  @inlinable
  func acceptLate(_ publisher: Inner) { engine.turn(to: publisher) }

  @usableFromInline
  func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    engine.completeOuter(completion)
  }
}

/// Takes the values of one of them.
@frozen @usableFromInline
struct SwitchToLatestInput<Downstream: Subscriber>: InputSubscriber {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let engine: SwitchToLatestMachine<Downstream>
  @usableFromInline let number: Int

  @inlinable
  init(engine: SwitchToLatestMachine<Downstream>, number: Int) {
    self.engine = engine
    self.number = number
  }

  @inlinable
  func receive(_ value: Downstream.Input) -> Subscribers.Demand { receive(value, in: engine) }

  @inlinable
  func connect(_ upstream: any Subscription) { engine.connectInner(upstream, number) }

  @inlinable
  func accept(_ value: Downstream.Input) -> Subscribers.Demand { engine.accept(value, number) }

  @usableFromInline
  func acceptLate(_ value: Downstream.Input) { engine.acceptLate(value, number) }

  @inlinable
  func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    engine.completeInner(completion, number)
  }
}
