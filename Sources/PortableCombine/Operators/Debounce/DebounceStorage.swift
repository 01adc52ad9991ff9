import Threads

/// Joins a debounce's state machine to its upstream, its timer and to what its scheduler delivers.
final class DebounceStorage<Downstream: Subscriber, Context: Scheduler>: ScheduledDelivery<
  Downstream
>,
Subscriber
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let dueTime: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let timer: PostponableTimer<Context>

  /// Guarded by the lock.
  private var machine = DebounceStateMachine<Input>()

  init(
    _ downstream: Downstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions?
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    self.options = options
    timer = PostponableTimer(scheduler, interval: dueTime, options: options)
    super.init(downstream: downstream)
  }

  func receive(subscription: any Subscription) {
    guard connect(subscription) else { return }
    greet()
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard isActive else { return .none }
    let date = scheduler.now.advanced(by: dueTime)
    var value: Input? = input
    let number = lock.withLock { isActive ? machine.hold(&value) : nil }
    guard let number else { return .none }
    timer.set(for: date, number: number) { [self] in fire($0) }
    return .none
  }

  private func fire(_ number: Int) {
    let (isDue, unwanted) = lock.withLock { () -> (Bool, Input?) in
      guard isActive, let value = machine.release(number) else { return (false, nil) }
      guard demand > .none else { return (false, value) }
      demand -= 1
      addLocked(.value(value))
      return (true, nil)
    }
    if isDue { release() }
    withExtendedLifetime(unwanted) {}
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard startCompleting() else { return }
    giveUp()
    post(.completion(completion), on: scheduler, options: options)
  }

  override func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  override func cancel() {
    super.cancel()
    giveUp()
  }

  private func giveUp() {
    timer.retire()
    let unsent = lock.withLock { machine.drop() }
    withExtendedLifetime(unsent) {}
  }

  override var debugName: String { "Debounce" }
}
