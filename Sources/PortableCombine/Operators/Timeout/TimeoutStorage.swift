import Threads

/// Delivers what comes in time, and watches the time.
final class TimeoutStorage<Downstream: Subscriber, Context: Scheduler>: Mailbox<Downstream>,
  Subscriber
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let customError: (() -> Failure)?
  private let alarm: Alarm<Context>

  /// Counts values, so that a ring that a value has overtaken is not taken for a pause.
  private var ticket = 0

  init(
    _ downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions?, customError: (() -> Failure)?
  ) {
    self.interval = interval
    self.scheduler = scheduler
    self.options = options
    self.customError = customError
    alarm = Alarm(scheduler, interval: interval, options: options)
    super.init(downstream: downstream)
  }

  func receive(subscription: any Subscription) {
    guard connect(subscription) else { return }
    let start = scheduler.now
    // First of all the downstream needs its subscription: some schedulers ring at once.
    greet()
    guard isActive, lock.withLock({ ticket }) == 0 else { return }
    alarm.set(for: start.advanced(by: interval)) { [self] in ring($0) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard isActive else { return .none }
    let ticket = lock.withLock {
      self.ticket += 1
      return self.ticket
    }
    post(.value(input), on: scheduler, options: options)
    alarm.set(for: scheduler.now.advanced(by: interval), ticket: ticket) { [self] in ring($0) }
    return .none
  }

  private func ring(_ ticket: Int) {
    let isLate = lock.withLock { self.ticket == ticket && startFinishing() }
    guard isLate else { return }
    let upstream = lock.withLock {
      defer { self.upstream = nil }
      return self.upstream
    }
    upstream?.cancel()
    alarm.retire()
    put(.completion(customError.map { .failure($0()) } ?? .finished))
    release()
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard startCompleting() else { return }
    alarm.retire()
    post(.completion(completion), on: scheduler, options: options)
  }

  override func cancel() {
    super.cancel()
    alarm.retire()
  }

  override var debugName: String { "Timeout" }
}
