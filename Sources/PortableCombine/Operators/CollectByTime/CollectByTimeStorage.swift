import Threads

/// Joins the state machine of a collection to its upstream, its metronome and its scheduled delivery.
final class CollectByTimeStorage<Input, Downstream: Subscriber, Context: Scheduler>:
  ScheduledDelivery<Downstream>, Subscriber
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let options: Context.SchedulerOptions?

  /// All guarded by the lock.
  private var machine: CollectByTimeStateMachine<Input, Failure>
  private var metronome: (any Cancellable)?

  init(
    _ downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>,
    options: Context.SchedulerOptions?
  ) {
    let limit: Int?
    switch strategy {
    case .byTime(let scheduler, let interval):
      (self.scheduler, self.interval, limit) = (scheduler, interval, nil)
    case .byTimeOrCount(let scheduler, let interval, let count):
      (self.scheduler, self.interval, limit) = (scheduler, interval, count)
    }
    self.options = options
    machine = CollectByTimeStateMachine(limit: limit)
    super.init(downstream: downstream)
  }

  func receive(subscription: any Subscription) {
    guard connect(subscription) else { return }
    greet()
    let metronome = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval,
      tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in self?.send(isTime: true) }
    let isWanted = lock.withLock {
      if isActive { self.metronome = metronome }
      return isActive
    }
    if isWanted { subscription.request(.unlimited) } else { metronome.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let isFull = lock.withLock {
      guard isActive else { return false }
      machine.add(input)
      return machine.isFull
    }
    if isFull { scheduleSending() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard startCompleting() else { return }
    stopMetronome()
    let unsent = lock.withLock { machine.complete(completion) }
    withExtendedLifetime(unsent) {}
    scheduleSending()
  }

  private func scheduleSending() {
    scheduler.schedule(options: options) { [self] in send(isTime: false) }
  }

  private func send(isTime: Bool) {
    while lock.withLock({ putNext(isTime: isTime) }) { release() }
  }

  /// Adds the next thing to what is delivered; called with the lock.
  private func putNext(isTime: Bool) -> Bool {
    switch machine.next(isTime: isTime, isDemanded: demand > .none) {
    case nil: return false
    case .completion(let completion): addLocked(.completion(completion))
    case .group(let values):
      demand -= 1
      addLocked(.value(values))
    }
    return true
  }

  override func request(_ demand: Subscribers.Demand) {
    let isUrgent = lock.withLock {
      self.demand += demand
      return machine.isUrgent
    }
    if isUrgent { scheduleSending() }
  }

  override func cancel() {
    super.cancel()
    stopMetronome()
    let unsent = lock.withLock { machine.drop() }
    withExtendedLifetime(unsent) {}
  }

  private func stopMetronome() {
    let metronome = lock.withLock {
      defer { self.metronome = nil }
      return self.metronome
    }
    metronome?.cancel()
  }

  override var debugName: String { "CollectByTime" }
}
