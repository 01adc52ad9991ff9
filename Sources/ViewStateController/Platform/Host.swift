import ViewPlatform

#if os(Linux)
  /// Notes, where a screen in a test hosts the caller, that something was begun that is going to end.
  /// Answers what to call then.
  func beginWork(_ name: String) -> (@Sendable () -> Void)? { Host.current?.begin(name) }
#else
  /// Notes, where a screen in a test hosts the caller, that something was begun that is going to end.
  /// Nobody waits for the views of Apple's systems.
  func beginWork(_ name: String) -> (@Sendable () -> Void)? { nil }
#endif
