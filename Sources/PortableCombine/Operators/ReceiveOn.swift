extension Publishers {
  /// Delivers its upstream's values and completion on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Where they are delivered.
    public let scheduler: Context

    /// How the scheduler is to treat them.
    public let options: Context.SchedulerOptions?

    /// Delivers what `upstream` sends on `scheduler`.
    @inlinable
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches `subscriber`; its subscription comes at once, on the caller's thread.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: ReceiveOnSubscriber(subscriber, scheduler: scheduler, options: options))
    }
  }
}

@usableFromInline
final class ReceiveOnSubscriber<Downstream: Subscriber, Context: Scheduler>:
  ScheduledDelivery<Downstream>, Subscriber
{
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let scheduler: Context
  @usableFromInline let options: Context.SchedulerOptions?

  @inlinable
  init(_ downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
    self.scheduler = scheduler
    self.options = options
    super.init(downstream: downstream)
  }

  @inlinable
  func receive(subscription: any Subscription) {
    if connect(subscription) { greet() }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    if isActive { post(.value(input), on: scheduler, options: options) }
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    if startCompleting() { post(.completion(completion), on: scheduler, options: options) }
  }

  @usableFromInline override var debugName: String { "ReceiveOn" }
}

extension Publisher {
  /// Delivers values and the completion on `scheduler`.
  ///
  /// One at a time and in order, even where the scheduler runs closures side by side. Demand goes
  /// upstream at once. A cancel drops what is on its way.
  @inlinable
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
