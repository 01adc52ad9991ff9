import Threads

/// Joins a debounce's state machine to its upstream, its alarm and its mailbox.
final class DebounceStorage<Downstream: Subscriber, Context: Scheduler>: Mailbox<Downstream>,
  Subscriber
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let dueTime: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let alarm: Alarm<Context>

  /// Guarded by the lock.
  private var machine = DebounceStateMachine<Input>()

  init(
    _ downstream: Downstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions?
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    self.options = options
    alarm = Alarm(scheduler, interval: dueTime, options: options)
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
    let ticket = lock.withLock { isActive ? machine.hold(&value) : nil }
    guard let ticket else { return .none }
    alarm.set(for: date, ticket: ticket) { [self] in ring($0) }
    return .none
  }

  private func ring(_ ticket: Int) {
    let (isDue, unwanted) = lock.withLock { () -> (Bool, Input?) in
      guard isActive, let value = machine.release(ticket) else { return (false, nil) }
      guard demand > .none else { return (false, value) }
      demand -= 1
      putLocked(.value(value))
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
    alarm.retire()
    let unsent = lock.withLock { machine.drop() }
    withExtendedLifetime(unsent) {}
  }

  override var debugName: String { "Debounce" }
}
