/// Takes the publishers that come.
@frozen @usableFromInline
struct SwitchToLatestOuter<Inner: Publisher, Downstream: Subscriber>: Subscriber, Described
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
  @usableFromInline let machine: SwitchToLatestMachine<Downstream>

  @inlinable
  init(machine: SwitchToLatestMachine<Downstream>) {
    self.machine = machine
  }

  @inlinable
  func receive(subscription: any Subscription) {
    machine.take(
      { machine.connectOuter(subscription) },
      orQueue: { [machine] in machine.connectOuter(subscription) })
  }

  @inlinable
  func receive(_ publisher: Inner) -> Subscribers.Demand {
    machine.takeInOrder(
      { machine.turn(to: publisher) }, orQueue: { [machine] in machine.turn(to: publisher) })
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    machine.takeInOrder(
      { machine.completeOuter(completion) },
      orQueue: { [machine] in machine.completeOuter(completion) })
  }

  @inlinable var combineIdentifier: CombineIdentifier { machine.combineIdentifier }

  @usableFromInline var debugName: String { machine.debugName }
}

/// Takes the values of one of them.
@frozen @usableFromInline
struct SwitchToLatestInlet<Downstream: Subscriber>: Subscriber, Described {
  @usableFromInline let machine: SwitchToLatestMachine<Downstream>
  @usableFromInline let number: Int

  @inlinable
  init(machine: SwitchToLatestMachine<Downstream>, number: Int) {
    self.machine = machine
    self.number = number
  }

  @inlinable
  func receive(subscription: any Subscription) {
    machine.take(
      { machine.connectInner(subscription, number) },
      orQueue: { [machine, number] in machine.connectInner(subscription, number) })
  }

  @inlinable
  func receive(_ value: Downstream.Input) -> Subscribers.Demand {
    var more = Subscribers.Demand.none
    machine.takeInOrder(
      { more = machine.accept(value, number) },
      orQueue: { [machine, number] in machine.acceptLate(value, number) })
    return more
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    machine.takeInOrder(
      { machine.completeInner(completion, number) },
      orQueue: { [machine, number] in machine.completeInner(completion, number) })
  }

  @inlinable var combineIdentifier: CombineIdentifier { machine.combineIdentifier }

  @usableFromInline var debugName: String { machine.debugName }
}
