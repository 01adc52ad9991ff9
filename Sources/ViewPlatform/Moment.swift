import Dispatch

#if os(Linux)
  import PortableUI

  /// The present of the time that passes for the caller, in nanoseconds: a screen's in a test, else the
  /// real one.
  package func presentMoment() -> Int { Host.current?.clock.nanoseconds ?? systemMoment() }
#else
  /// The present, in nanoseconds.
  package func presentMoment() -> Int { systemMoment() }
#endif

private func systemMoment() -> Int { Int(clamping: DispatchTime.now().uptimeNanoseconds) }
