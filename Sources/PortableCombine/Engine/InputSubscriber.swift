/// Feeds one input of an operator that has several, or of one that keeps what comes.
///
/// What arrives takes the turn of the engine, or waits for it; the rest is for each kind of input to
/// say.
@usableFromInline
protocol InputSubscriber: Subscriber, Described {
  associatedtype Engine: Inputs, Subscription, Described

  /// What all the inputs feed.
  var engine: Engine { get }

  /// The upstream has sent its subscription. Called with the turn, as everything below.
  func connect(_ upstream: any Subscription)

  /// Takes a value, and returns how many more the upstream may send.
  func accept(_ value: Input) -> Subscribers.Demand

  /// The same for a value that waited for the turn: the upstream is told by a request.
  func acceptLate(_ value: Input)

  /// The upstream has completed.
  func complete(_ completion: Subscribers.Completion<Failure>)
}

extension InputSubscriber {
  @inlinable
  func receive(subscription: any Subscription) {
    engine.take({ connect(subscription) }, orQueue: { connect(subscription) })
  }

  /// What `receive(_:)` does. The engine is handed in by who has it: asked for here, where its type is
  /// not known, it would be retained for every value, which costs more than all the rest.
  @inlinable @inline(__always)
  func receive(_ value: Input, in engine: Engine) -> Subscribers.Demand {
    var more = Subscribers.Demand.none
    engine.takeInOrder({ more = accept(value) }, orQueue: { acceptLate(value) })
    return more
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    engine.takeInOrder({ complete(completion) }, orQueue: { complete(completion) })
  }

  @inlinable var combineIdentifier: CombineIdentifier { engine.combineIdentifier }

  @usableFromInline var debugName: String { engine.debugName }
}
