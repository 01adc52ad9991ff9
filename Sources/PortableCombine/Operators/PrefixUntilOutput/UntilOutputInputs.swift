/// What stands between an upstream and a downstream, and waits for a value from a third side.
@usableFromInline
protocol UntilOutputMachine<Downstream>: Inputs, Subscription, Described {
  associatedtype Downstream: Subscriber

  /// The upstream has answered.
  func connect(_ upstream: any Subscription)

  /// Takes a value, and returns how many more the upstream may send.
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
struct UntilOutputInput<Engine: UntilOutputMachine>: InputSubscriber {
  @usableFromInline typealias Input = Engine.Downstream.Input
  @usableFromInline typealias Failure = Engine.Downstream.Failure

  @usableFromInline let engine: Engine

  @inlinable
  init(engine: Engine) {
    self.engine = engine
  }

  @inlinable
  func receive(_ value: Input) -> Subscribers.Demand { receive(value, in: engine) }

  @usableFromInline
  func connect(_ upstream: any Subscription) { engine.connect(upstream) }

  @inlinable
  func accept(_ value: Input) -> Subscribers.Demand { engine.accept(value) }

  @usableFromInline
  func acceptLate(_ value: Input) {
    let more = engine.accept(value)
    if more > .none { engine.request(more, at: 0) }
  }

  @usableFromInline
  func complete(_ completion: Subscribers.Completion<Failure>) { engine.complete(completion) }
}

/// Waits for the value from the third side.
@frozen @usableFromInline
struct UntilOutputTrigger<Engine: UntilOutputMachine, Input, Failure: Error>: InputSubscriber {
  @usableFromInline let engine: Engine

  @inlinable
  init(engine: Engine) {
    self.engine = engine
  }

  @inlinable
  func receive(_ value: Input) -> Subscribers.Demand { receive(value, in: engine) }

  @usableFromInline
  func connect(_ upstream: any Subscription) {
    if engine.keep(upstream, at: 1) { upstream.request(.max(1)) }
  }

  @usableFromInline
  func accept(_ value: Input) -> Subscribers.Demand {
    engine.trigger()
    return .none
  }

  @usableFromInline
  func acceptLate(_ value: Input) { engine.trigger() }

  @usableFromInline
  func complete(_ completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: engine.triggerCompleted(nil)
    case .failure(let error): engine.triggerCompleted(error)
    }
  }
}
