// The platform's views and streams, whichever platform it is: what is above imports only this.
// Not `canImport`: this package has modules called SwiftUI and Combine, for packages above it.
#if os(Linux)
  @_exported import PortableCombine
  @_exported import PortableUI
#else
  @_exported import Combine
  @_exported import SwiftUI

  // What PortableUI has and SwiftUI has not.
  extension EnvironmentValues {
    /// The clock by which views wait, so that previews and tests can give them another: the real one
    /// where nobody does.
    public var clock: any Clock<Duration> {
      get { self[ClockKey.self] }
      set { self[ClockKey.self] = newValue }
    }
  }

  private enum ClockKey: EnvironmentKey {
    static var defaultValue: any Clock<Duration> { ContinuousClock() }
  }
#endif
