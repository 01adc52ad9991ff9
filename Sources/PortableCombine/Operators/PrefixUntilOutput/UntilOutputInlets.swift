/// What stands between an upstream and a downstream, and waits for a value from a third side.
@usableFromInline
protocol UntilOutputMachine<Downstream>: Junction, Subscription, Described {
  associatedtype Downstream: Subscriber

  /// The upstream has answered.
  func connect(_ upstream: any Subscription)

  /// Takes a value, and answers how many more the upstream may send.
  func accept(_ value: Downstream.Input) -> Subscribers.Demand

  /// The upstream has completed.
  func complete(_ completion: Subscribers.Completion<Downstream.Failure>)

  /// The value waited for has come.
  func trigger()

  /// The third side has completed, with this error if it failed.
  func triggerCompleted(_ failure: (any Error)?)
}

/// Feeds the machine with the upstream's values.
@frozen @usableFromInline
struct UntilOutputInlet<Machine: UntilOutputMachine>: Subscriber, Described {
  @usableFromInline let machine: Machine

  @inlinable
  init(machine: Machine) {
    self.machine = machine
  }

  @inlinable
  func receive(subscription: any Subscription) {
    machine.take(
      { machine.connect(subscription) }, orQueue: { [machine] in machine.connect(subscription) })
  }

  @inlinable
  func receive(_ value: Machine.Downstream.Input) -> Subscribers.Demand {
    var more = Subscribers.Demand.none
    machine.takeInOrder({ more = machine.accept(value) }, orQueue: { acceptLate(value) })
    return more
  }

  @usableFromInline
  func acceptLate(_ value: Machine.Downstream.Input) {
    let more = machine.accept(value)
    if more > .none { machine.request(more, at: 0) }
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Machine.Downstream.Failure>) {
    machine.takeInOrder(
      { machine.complete(completion) }, orQueue: { [machine] in machine.complete(completion) })
  }

  @inlinable var combineIdentifier: CombineIdentifier { machine.combineIdentifier }

  @usableFromInline var debugName: String { machine.debugName }
}

/// Waits for the value from the third side.
@frozen @usableFromInline
struct UntilOutputTrigger<Machine: UntilOutputMachine, Input, Failure: Error>: Subscriber, Described
{
  @usableFromInline let machine: Machine

  @inlinable
  init(machine: Machine) {
    self.machine = machine
  }

  @inlinable
  func receive(subscription: any Subscription) {
    machine.take({ connect(subscription) }, orQueue: { connect(subscription) })
  }

  @usableFromInline
  func connect(_ subscription: any Subscription) {
    if machine.keep(subscription, at: 1) { subscription.request(.max(1)) }
  }

  @inlinable
  func receive(_ value: Input) -> Subscribers.Demand {
    machine.takeInOrder({ machine.trigger() }, orQueue: { [machine] in machine.trigger() })
    return .none
  }

  @usableFromInline
  func receive(completion: Subscribers.Completion<Failure>) {
    var failure: (any Error)?
    if case .failure(let error) = completion { failure = error }
    machine.takeInOrder(
      { machine.triggerCompleted(failure) },
      orQueue: { [machine] in machine.triggerCompleted(failure) })
  }

  @inlinable var combineIdentifier: CombineIdentifier { machine.combineIdentifier }

  @usableFromInline var debugName: String { machine.debugName }
}
