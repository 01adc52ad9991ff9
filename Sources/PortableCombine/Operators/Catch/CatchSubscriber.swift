public import Synchronization

/// Listens to the first publisher; a ``CatchReplacement`` then listens to the second one.
@usableFromInline
struct CatchSubscriber<
  Failure: Error, Thrown: Error, NewPublisher: Publisher, Downstream: Subscriber
>: Subscriber, Described where NewPublisher.Output == Downstream.Input {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Handler = (Failure) throws(Thrown) -> NewPublisher
  @usableFromInline typealias Upstreams = UpstreamsInTurn<CatchPlan<Failure, Thrown, NewPublisher>>

  @usableFromInline let upstreams: Upstreams
  @usableFromInline let downstream: Downstream

  @inlinable
  init(_ handler: @escaping Handler, downstream: Downstream) {
    upstreams = UpstreamsInTurn(
      CatchPlan(handler), name: operatorName("Catch", throwing: Thrown.self))
    self.downstream = downstream
  }

  @inlinable
  func receive(subscription: any Subscription) {
    upstreams.connect(subscription, era: 0) { downstream.receive(subscription: $0) }
  }

  @inlinable
  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    upstreams.deliver(input, era: 0, to: downstream)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: if upstreams.complete(era: 0) { downstream.receive(completion: .finished) }
    case .failure(let error):
      if upstreams.end(era: 0), let plan = upstreams.takePlan() { takeOver(plan.handler, error) }
    }
  }

  @inlinable
  func takeOver(_ handler: Handler, _ error: Failure) {
    do throws(Thrown) {
      let next = try handler(error)
      guard upstreams.era.load(ordering: .acquiring) == 1 else { return }
      next.receive(
        subscriber: CatchReplacement<
          NewPublisher.Failure, CatchPlan<Failure, Thrown, NewPublisher>, Downstream
        >(
          upstreams, downstream))
    } catch {
      if upstreams.complete(era: 1) { downstream.receive(completion: .failure(widened(error))) }
    }
  }

  @usableFromInline var combineIdentifier: CombineIdentifier { upstreams.combineIdentifier }

  @usableFromInline var debugName: String { upstreams.debugName }

  @usableFromInline var debugChildren: [Mirror.Child] {
    [("downstream", downstream)] + upstreams.debugChildren
  }
}

/// What makes the second publisher.
@usableFromInline
struct CatchPlan<Failure: Error, Thrown: Error, NewPublisher: Publisher> {
  @usableFromInline let handler: (Failure) throws(Thrown) -> NewPublisher

  @inlinable
  init(_ handler: @escaping (Failure) throws(Thrown) -> NewPublisher) { self.handler = handler }
}

/// Listens to the publisher that took over.
@usableFromInline
struct CatchReplacement<Failure: Error, Plan, Downstream: Subscriber>: Subscriber, Described {
  @usableFromInline let upstreams: UpstreamsInTurn<Plan>
  @usableFromInline let downstream: Downstream

  @inlinable
  init(_ upstreams: UpstreamsInTurn<Plan>, _ downstream: Downstream) {
    self.upstreams = upstreams
    self.downstream = downstream
  }

  @inlinable
  func receive(subscription: any Subscription) {
    upstreams.connect(subscription, era: 1) { downstream.receive(subscription: $0) }
  }

  @inlinable
  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    upstreams.deliver(input, era: 1, to: downstream)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    if upstreams.complete(era: 1) {
      downstream.receive(completion: completion.mapFailure(widened))
    }
  }

  @usableFromInline var combineIdentifier: CombineIdentifier { upstreams.combineIdentifier }

  @usableFromInline var debugName: String { upstreams.debugName }
}
