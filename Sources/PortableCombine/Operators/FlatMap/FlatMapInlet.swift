/// Feeds a ``Confluence`` with publishers, each made of one value of its upstream.
@frozen @usableFromInline
struct FlatMapInlet<Input, Inner: Publisher, Downstream: Subscriber>: Subscriber, Described
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
  @usableFromInline let confluence: Confluence<Downstream>
  @usableFromInline let maxPublishers: Subscribers.Demand
  @usableFromInline let transform: (Input) -> Inner

  @inlinable
  init(
    confluence: Confluence<Downstream>, maxPublishers: Subscribers.Demand,
    transform: @escaping (Input) -> Inner
  ) {
    self.confluence = confluence
    self.maxPublishers = maxPublishers
    self.transform = transform
  }

  @inlinable var input: ConfluenceInput { ConfluenceInput(0, 0) }

  @inlinable
  func receive(subscription: any Subscription) {
    confluence.take({ connect(subscription) }, orQueue: { connect(subscription) })
  }

  @usableFromInline
  func connect(_ upstream: any Subscription) {
    if confluence.keep(upstream, at: 0) { upstream.request(maxPublishers) }
  }

  @inlinable
  func receive(_ value: Input) -> Subscribers.Demand {
    var more = Subscribers.Demand.none
    confluence.takeInOrder({ more = add(value) }, orQueue: { addLate(value) })
    return more
  }

  /// Subscribes to what the value is mapped to, and answers how many more values are wanted.
  @inlinable
  func add(_ value: Input) -> Subscribers.Demand {
    guard confluence.isOpen, confluence.isCurrent(input) else { return .none }
    confluence.adding &+= 1
    let inner = transform(value)
    if confluence.isOpen { inner.receive(subscriber: confluence.addInput()) }
    confluence.adding &-= 1
    return confluence.settleOwed()
  }

  @usableFromInline
  func addLate(_ value: Input) {
    let more = add(value)
    if more > .none { confluence.request(more, at: 0) }
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    ConfluenceInlet(confluence: confluence, input: input).receive(completion: completion)
  }

  @inlinable var combineIdentifier: CombineIdentifier { confluence.combineIdentifier }

  @usableFromInline var debugName: String { confluence.debugName }
}
