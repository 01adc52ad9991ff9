import Glibc

/// The least that a debounce does with a call: it notes when it is due, and what is to be done then.
final class WaitingClosures {
  private var closures: [UInt: (due: Int, () -> Profile)] = [:]

  func put(_ closure: @escaping () -> Profile, line: UInt = #line) {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    closures[line] = (time.tv_sec + 60, closure)
  }
}
