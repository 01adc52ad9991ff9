import Threads

/// What a person did, followed through the work it brings about.
///
/// It holds while that is acted on, and during each closure that a ``MainQueueScheduler`` was given
/// meanwhile. So one can tell, when a store publishes, whether that is an answer to what was done,
/// and whether more is under way.
final class Cause: Sendable {
  @TaskLocal static var current: Cause?

  private let pending = Guarded(0)
  private let whenOver: @Sendable () -> Void

  /// `whenOver` is called each time the last of the work is done.
  init(whenOver: @escaping @Sendable () -> Void) { self.whenOver = whenOver }

  /// Whether all that it has brought about is done.
  var isOver: Bool { pending.withLock { $0 == 0 } }

  /// Runs `body` as something that this brings about.
  func bring<Result>(about body: () throws -> Result) rethrows -> Result {
    let stake = Stake(in: self)
    defer { withExtendedLifetime(stake) {} }
    return try Self.$current.withValue(self, operation: body)
  }

  /// `action`, as something that the cause of here and now brings about.
  static func carried(by action: @escaping () -> Void) -> () -> Void {
    guard let cause = current else { return action }
    let stake = Stake(in: cause)
    return {
      $current.withValue(cause, operation: action)
      withExtendedLifetime(stake) {}
    }
  }

  /// One piece of work, until it is done or dropped.
  private final class Stake {
    private let cause: Cause

    init(in cause: Cause) {
      self.cause = cause
      cause.pending.withLock { $0 += 1 }
    }

    deinit {
      let isLast = cause.pending.withLock { pending in
        pending -= 1
        return pending == 0
      }
      if isLast { cause.whenOver() }
    }
  }
}
