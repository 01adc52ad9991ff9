extension Image {
  /// How well a picture is drawn that is larger or smaller than it is by itself.
  public enum Interpolation: Hashable, Sendable {
    /// Each point is one of the picture's: a small picture has large squares.
    case none
    /// Quickly.
    case low
    /// As usual.
    case medium
    /// As well as can be.
    case high

    fileprivate var shown: ImageScaling.Interpolation {
      switch self {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
    }
  }

  /// The picture with its points becoming more or fewer in this way. Symbols have no points.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.scaling.interpolation = interpolation.shown
    return copy
  }

  /// The picture with smooth edges where it is turned, or else with jagged ones.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var copy = self
    copy.scaling.isAntialiased = isAntialiased
    return copy
  }
}
