/// Feeds a ``ConcatenateMachine`` with what comes first.
///
/// The two parts have types of their own: were it one, subscribing to the second part would refer
/// back to itself, and the optimizer would not specialize it.
@frozen @usableFromInline
struct ConcatenatePrefixInput<Suffix: Publisher, Downstream: Subscriber>: Subscriber, Described
where Suffix.Output == Downstream.Input, Suffix.Failure == Downstream.Failure {
  @usableFromInline let machine: ConcatenateMachine<Suffix, Downstream>

  @inlinable
  init(machine: ConcatenateMachine<Suffix, Downstream>) {
    self.machine = machine
  }

  @inlinable
  func receive(subscription: any Subscription) { machine.connect(subscription, .prefix) }

  @inlinable
  func receive(_ value: Downstream.Input) -> Subscribers.Demand { machine.accept(value, .prefix) }

  @inlinable
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    machine.completePrefix(completion)
  }

  @inlinable var combineIdentifier: CombineIdentifier { machine.combineIdentifier }

  @usableFromInline var debugName: String { machine.debugName }
}

/// Feeds a ``ConcatenateMachine`` with what comes afterwards.
@frozen @usableFromInline
struct ConcatenateSuffixInput<Suffix: Publisher, Downstream: Subscriber>: Subscriber, Described
where Suffix.Output == Downstream.Input, Suffix.Failure == Downstream.Failure {
  @usableFromInline let machine: ConcatenateMachine<Suffix, Downstream>

  @inlinable
  init(machine: ConcatenateMachine<Suffix, Downstream>) {
    self.machine = machine
  }

  @inlinable
  func receive(subscription: any Subscription) { machine.connect(subscription, .suffix) }

  @inlinable
  func receive(_ value: Downstream.Input) -> Subscribers.Demand { machine.accept(value, .suffix) }

  @inlinable
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    machine.complete(completion, .suffix)
  }

  @inlinable var combineIdentifier: CombineIdentifier { machine.combineIdentifier }

  @usableFromInline var debugName: String { machine.debugName }
}
