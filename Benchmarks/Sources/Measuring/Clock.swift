import Glibc
import Synchronization

/// The time that counts.
enum Clock {
  fileprivate static let uncounted = Atomic<UInt64>(0)

  /// Nanoseconds that have passed since some moment, without those that do not count.
  static var now: UInt64 { reading - uncounted.load(ordering: .relaxed) }

  fileprivate static var reading: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}

/// Runs `preparation`, or what clears up, without counting the time it takes.
public func untimed<Result>(_ preparation: () -> Result) -> Result {
  let start = Clock.reading
  defer { Clock.uncounted.add(Clock.reading - start, ordering: .relaxed) }
  return preparation()
}
