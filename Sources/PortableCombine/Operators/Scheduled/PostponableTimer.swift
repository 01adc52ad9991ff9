import Threads

/// Fires once, at a time that may be postponed.
///
/// Postponing costs next to nothing: the scheduler is asked for the first time only, and when it
/// turns out that the time has moved meanwhile, once more for the rest.
@usableFromInline
final class PostponableTimer<Context: Scheduler> {
  typealias Time = Context.SchedulerTimeType

  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let tolerance: Time.Stride
  private let interval: Time.Stride

  private let isAwaited: Bool

  private let lock = Lock()
  private var state = State.silent
  private var token: (any Cancellable)?
  private var postponed: (date: Time, number: Int)?
  private var setting = 0

  private enum State {
    case silent
    case set
    case retired
  }

  /// A timer on `scheduler` that is set for about `interval` ahead.
  ///
  /// Where what it waits for `isAwaited`, it is known to who waits for what is under way.
  init(
    _ scheduler: Context, interval: Time.Stride, tolerance: Time.Stride? = nil,
    options: Context.SchedulerOptions?, isAwaited: Bool = true
  ) {
    self.isAwaited = isAwaited && scheduler is any RealTimeScheduler
    self.scheduler = scheduler
    self.interval = interval
    self.options = options
    self.tolerance = tolerance ?? scheduler.minimumTolerance
  }

  /// Calls `fire` at `date` with `number`, and not at any date that it was set for before.
  ///
  /// The number lets the owner see whether its own state has moved on while the timer fired.
  func set(for date: Time, number: Int = 0, _ fire: @escaping (Int) -> Void) {
    let isFirst = lock.withLock {
      switch state {
      case .retired: return false
      case .set:
        postponed = (date, number)
        return false
      case .silent:
        state = .set
        return true
      }
    }
    if isFirst { schedule(for: date, number, fire) }
  }

  /// Silences it for good.
  func retire() {
    let token = lock.withLock {
      state = .retired
      postponed = nil
      return takeToken()
    }
    token?.cancel()
  }

  private func schedule(for date: Time, _ number: Int, _ fire: @escaping (Int) -> Void) {
    let setting = lock.withLock { self.setting }
    var action = { [self] in expire(setting, number, fire) }
    if isAwaited { action = Work.carried("a value held back", action) }
    // A scheduler cannot repeat at no interval, and only what repeats can be taken back.
    guard interval > .zero else { return scheduler.schedule(options: options, action) }
    let token = scheduler.schedule(
      after: date, interval: interval, tolerance: tolerance, options: options, action)
    let isStillAhead = lock.withLock {
      guard state == .set, self.setting == setting else { return false }
      self.token = token
      return true
    }
    if !isStillAhead { token.cancel() }
  }

  private func expire(_ setting: Int, _ number: Int, _ fire: @escaping (Int) -> Void) {
    let (isCurrent, token, later) = lock.withLock {
      guard state == .set, self.setting == setting else {
        return (false, nil as (any Cancellable)?, nil as (date: Time, number: Int)?)
      }
      defer { postponed = nil }
      self.setting += 1
      if postponed == nil { state = .silent }
      return (true, takeToken(), postponed)
    }
    token?.cancel()
    guard isCurrent else { return }
    if let later { schedule(for: later.date, later.number, fire) } else { fire(number) }
  }

  private func takeToken() -> (any Cancellable)? {
    defer { token = nil }
    return token
  }
}
