/// The timer that has called the code which runs now, for whoever records what comes of that.
package enum TimerFiring {
  /// Every how many nanoseconds it does.
  @TaskLocal package static var interval: Int?

  /// Runs `body` as what comes of a timer that fires every `seconds`.
  package static func call(every seconds: Double, _ body: () -> Void) {
    $interval.withValue(Int(exactly: (seconds * 1e9).rounded()), operation: body)
  }
}
