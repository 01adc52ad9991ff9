/// How often work that has failed is tried again, and when.
public struct WorkRetry: Sendable {
  let count: Int
  let backoff: WorkBackoff

  /// Not at all.
  public static let never = WorkRetry(count: 0, backoff: .none)

  /// `count` times after the first, each after `backoff`.
  public static func times(_ count: Int, backoff: WorkBackoff = .none) -> WorkRetry {
    WorkRetry(count: max(0, count), backoff: backoff)
  }
}

/// How long to wait before work is tried again.
public struct WorkBackoff: Sendable {
  private enum Kind {
    case none
    case constant(Int)
    case exponential(from: Int, limit: Int)
  }

  private let kind: Kind

  /// Not at all.
  public static let none = WorkBackoff(kind: .none)

  /// The same time before each try.
  public static func constant(_ pause: Duration) -> WorkBackoff {
    WorkBackoff(kind: .constant(max(0, pause.inNanoseconds)))
  }

  /// `pause` before the first further try, and twice as long before each one after it, but no longer
  /// than `limit`.
  public static func exponential(
    from pause: Duration, limit: Duration = .seconds(60)
  ) -> WorkBackoff {
    WorkBackoff(
      kind: .exponential(from: max(0, pause.inNanoseconds), limit: max(0, limit.inNanoseconds)))
  }

  /// How long to wait before the further try `number`, counted from 1, in nanoseconds.
  func pause(before number: Int) -> Int {
    switch kind {
    case .none: return 0
    case .constant(let pause): return pause
    case .exponential(let first, let limit):
      let factor = 1 << min(number - 1, 62)
      let (pause, isTooLong) = first.multipliedReportingOverflow(by: factor)
      return isTooLong ? limit : min(pause, limit)
    }
  }
}

/// Work did not return in the time that was given to it.
public struct TimedOut: Error {
  /// Work has taken too long.
  public init() {}
}

extension Duration {
  /// As a number of nanoseconds; what is too long for one is half the longest, so that it can be added to
  /// a moment.
  package var inNanoseconds: Int {
    let (seconds, attoseconds) = components
    let most = Int.max / 2
    let (whole, isTooLong) = Int(clamping: seconds).multipliedReportingOverflow(by: 1_000_000_000)
    if isTooLong { return seconds < 0 ? -most : most }
    return min(max(whole, -most), most) + Int(clamping: attoseconds / 1_000_000_000)
  }
}
