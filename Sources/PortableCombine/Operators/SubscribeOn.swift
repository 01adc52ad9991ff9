extension Publishers {
  /// Subscribes, asks for values and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Where the upstream is spoken to.
    public let scheduler: Context

    /// How the scheduler is to treat that.
    public let options: Context.SchedulerOptions?

    /// Speaks to `upstream` on `scheduler`.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Has `subscriber` attached on the scheduler.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      scheduler.schedule(options: options) { [self] in
        upstream.receive(
          subscriber: SubscribeOnSubscriber(subscriber, scheduler: scheduler, options: options))
      }
    }
  }
}

private final class SubscribeOnSubscriber<Downstream: Subscriber, Context: Scheduler>: Link,
  Subscriber, Subscription, Described
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let downstream: Downstream
  private let scheduler: Context
  private let options: Context.SchedulerOptions?

  init(_ downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
    self.downstream = downstream
    self.scheduler = scheduler
    self.options = options
  }

  func receive(subscription: any Subscription) {
    if connect(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    isActive ? downstream.receive(input) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    // Not where a cancel is on its way to the upstream.
    guard startFinishing(), end() else { return }
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    scheduler.schedule(options: options) { [self] in requestUpstream(demand) }
  }

  func cancel() {
    // The upstream hears of it on the scheduler; for the downstream it holds from now on.
    guard startFinishing() else { return }
    scheduler.schedule(options: options) { [self] in disconnect() }
  }

  var debugName: String { "SubscribeOn" }
  var debugChildren: [Mirror.Child] { [("downstream", downstream)] }
}

extension Publisher {
  /// Subscribes, asks for values and cancels on `scheduler`.
  ///
  /// Values arrive wherever the upstream sends them; see ``receive(on:options:)`` for that side.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
