/// Feeds a ``MergeEngine`` with publishers, each made of one value of its upstream.
@frozen @usableFromInline
struct FlatMapInput<Input, Inner: Publisher, Downstream: Subscriber>: InputSubscriber
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let engine: MergeEngine<Downstream>
  @usableFromInline let maxPublishers: Subscribers.Demand
  @usableFromInline let transform: (Input) -> Inner

  @inlinable
  init(
    engine: MergeEngine<Downstream>, maxPublishers: Subscribers.Demand,
    transform: @escaping (Input) -> Inner
  ) {
    self.engine = engine
    self.maxPublishers = maxPublishers
    self.transform = transform
  }

  @inlinable
  func receive(_ value: Input) -> Subscribers.Demand { receive(value, in: engine) }

  @inlinable var input: MergeInput { MergeInput(0, 0) }

  @usableFromInline
  func connect(_ upstream: any Subscription) {
    if engine.keep(upstream, at: 0) { upstream.request(maxPublishers) }
  }

  /// Subscribes to what the value is mapped to, and returns how many more values are wanted.
  @inlinable
  func accept(_ value: Input) -> Subscribers.Demand {
    guard engine.isOpen, engine.isCurrent(input) else { return .none }
    engine.adding &+= 1
    let inner = transform(value)
    if engine.isOpen { inner.receive(subscriber: engine.addInput()) }
    engine.adding &-= 1
    return engine.settleOwed()
  }

  @usableFromInline
  func acceptLate(_ value: Input) {
    let more = accept(value)
    if more > .none { engine.request(more, at: 0) }
  }

  @usableFromInline
  func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    engine.complete(completion, input)
  }
}
