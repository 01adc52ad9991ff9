import Dispatch
import ViewPlatform

/// The present of the time that passes for the caller, in nanoseconds: a screen's in a test, else the
/// real one.
func presentMoment() -> Int {
  #if os(Linux)
    if let host = Host.current { return host.clock.nanoseconds }
  #endif
  return Int(clamping: DispatchTime.now().uptimeNanoseconds)
}
