import Threads

/// Rings once, at a time that may be postponed.
///
/// Postponing costs next to nothing: the scheduler is asked for the first time only, and when it
/// turns out that the time has moved meanwhile, once more for the rest.
@usableFromInline
final class Alarm<Context: Scheduler> {
  typealias Time = Context.SchedulerTimeType

  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let tolerance: Time.Stride
  private let interval: Time.Stride

  private let lock = Lock()
  private var state = State.silent
  private var token: (any Cancellable)?
  private var postponed: (date: Time, ticket: Int)?
  private var setting = 0

  private enum State {
    case silent
    case set
    case retired
  }

  /// An alarm on `scheduler` that is set for about `interval` ahead.
  init(
    _ scheduler: Context, interval: Time.Stride, tolerance: Time.Stride? = nil,
    options: Context.SchedulerOptions?
  ) {
    self.scheduler = scheduler
    self.interval = interval
    self.options = options
    self.tolerance = tolerance ?? scheduler.minimumTolerance
  }

  /// Has `ring` called at `date` with `ticket`, and not at any date that it was set for before.
  ///
  /// The ticket lets the owner see whether its own state has moved on while the alarm rang.
  func set(for date: Time, ticket: Int = 0, _ ring: @escaping (Int) -> Void) {
    let isFirst = lock.withLock {
      switch state {
      case .retired: return false
      case .set:
        postponed = (date, ticket)
        return false
      case .silent:
        state = .set
        return true
      }
    }
    if isFirst { schedule(for: date, ticket, ring) }
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

  private func schedule(for date: Time, _ ticket: Int, _ ring: @escaping (Int) -> Void) {
    let setting = lock.withLock { self.setting }
    let action = { [self] in strike(setting, ticket, ring) }
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

  private func strike(_ setting: Int, _ ticket: Int, _ ring: @escaping (Int) -> Void) {
    let (isCurrent, token, later) = lock.withLock {
      guard state == .set, self.setting == setting else {
        return (false, nil as (any Cancellable)?, nil as (date: Time, ticket: Int)?)
      }
      defer { postponed = nil }
      self.setting += 1
      if postponed == nil { state = .silent }
      return (true, takeToken(), postponed)
    }
    token?.cancel()
    guard isCurrent else { return }
    if let later { schedule(for: later.date, later.ticket, ring) } else { ring(ticket) }
  }

  private func takeToken() -> (any Cancellable)? {
    defer { token = nil }
    return token
  }
}
