import Threads

/// Joins a throttle's state machine to its upstream, its timer and to what its scheduler delivers.
final class ThrottleStorage<Downstream: Subscriber, Context: Scheduler>: ScheduledDelivery<
  Downstream
>,
Subscriber
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure
  private typealias Machine = ThrottleStateMachine<Input, Failure, Context.SchedulerTimeType>

  private let scheduler: Context
  private let timer: PostponableTimer<Context>

  /// Guarded by the lock.
  private var machine: Machine

  init(
    _ downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
    latest: Bool
  ) {
    self.scheduler = scheduler
    timer = PostponableTimer(scheduler, interval: interval, options: nil)
    machine = Machine(interval: interval, latest: latest)
    super.init(downstream: downstream)
  }

  func receive(subscription: any Subscription) {
    guard connect(subscription) else { return }
    greet()
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard isActive else { return .none }
    let now = scheduler.now
    var value: Input? = input
    switch lock.withLock({ isActive ? machine.receive(&value, now: now) : nil }) {
    case nil: break
    case .now: scheduler.schedule { [self] in send() }
    case .later(let date): timer.set(for: date) { [self] _ in send() }
    }
    return .none
  }

  private func send() {
    let now = scheduler.now
    let (count, unwanted) = lock.withLock { () -> (Int, Input?) in
      guard let (value, completion) = machine.send(now: now) else { return (0, nil) }
      let isWanted = demand > .none
      if isWanted {
        demand -= 1
        addLocked(.value(value))
      }
      if let completion { addLocked(.completion(completion)) }
      return ((isWanted ? 1 : 0) + (completion == nil ? 0 : 1), isWanted ? nil : value)
    }
    for _ in 0..<count { release() }
    withExtendedLifetime(unwanted) {}
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard startCompleting() else { return }
    let mustWait = lock.withLock { machine.complete(completion) }
    if !mustWait { post(.completion(completion), on: scheduler, options: nil) }
  }

  override func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  override func cancel() {
    super.cancel()
    timer.retire()
    let unsent = lock.withLock { machine.drop() }
    withExtendedLifetime(unsent) {}
  }

  override var debugName: String { "Throttle" }
}
