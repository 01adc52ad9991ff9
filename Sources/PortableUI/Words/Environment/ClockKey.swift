extension EnvironmentValues {
  /// The clock by which views wait: the real one in a window, that of the screen in a test.
  ///
  ///     @Environment(\.clock) private var clock
  ///     …
  ///     .task {
  ///       try? await clock.sleep(for: .seconds(3))
  ///       isHintShown = false
  ///     }
  ///
  /// SwiftUI has no such value. `ViewPlatform` brings it to Apple's systems under the same name, so that
  /// a feature is written once.
  public var clock: any Clock<Duration> {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }
}

enum ClockKey: EnvironmentKey {
  static var defaultValue: any Clock<Duration> { ContinuousClock() }
}
