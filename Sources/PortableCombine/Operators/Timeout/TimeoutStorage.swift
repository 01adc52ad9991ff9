import Threads

/// Delivers what comes in time, and watches the time.
final class TimeoutStorage<Downstream: Subscriber, Context: Scheduler>: ScheduledDelivery<
  Downstream
>,
Subscriber
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let customError: (() -> Failure)?
  private let timer: PostponableTimer<Context>

  /// Counts values, so that a firing that a value has overtaken is not taken for a pause.
  private var number = 0

  /// Whether anything was asked for: the time runs from then on. Guarded by the lock.
  private var hasRequested = false

  init(
    _ downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions?, customError: (() -> Failure)?
  ) {
    self.interval = interval
    self.scheduler = scheduler
    self.options = options
    self.customError = customError
    // Nobody waits for it: it is there for the case that nothing happens.
    timer = PostponableTimer(scheduler, interval: interval, options: options, isAwaited: false)
    super.init(downstream: downstream)
  }

  func receive(subscription: any Subscription) {
    if connect(subscription) { greet() }
  }

  override func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return requestUpstream(demand) }
    let start = scheduler.now
    let isFirst = lock.withLock {
      defer { hasRequested = true }
      return !hasRequested && number == 0
    }
    // First of all the upstream needs the demand: some schedulers fire at once.
    requestUpstream(demand)
    guard isFirst, isActive, lock.withLock({ number }) == 0 else { return }
    timer.set(for: start.advanced(by: interval)) { [self] in fire($0) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard isActive else { return .none }
    let number = lock.withLock {
      self.number += 1
      return self.number
    }
    post(.value(input), on: scheduler, options: options)
    timer.set(for: scheduler.now.advanced(by: interval), number: number) { [self] in fire($0) }
    return .none
  }

  private func fire(_ number: Int) {
    let isLate = lock.withLock { self.number == number && startFinishing() }
    guard isLate else { return }
    let upstream = lock.withLock {
      defer { self.upstream = nil }
      return self.upstream
    }
    upstream?.cancel()
    timer.retire()
    put(.completion(customError.map { .failure($0()) } ?? .finished))
    release()
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard startCompleting() else { return }
    timer.retire()
    post(.completion(completion), on: scheduler, options: options)
  }

  override func cancel() {
    super.cancel()
    timer.retire()
  }

  override var debugName: String { "Timeout" }
}
