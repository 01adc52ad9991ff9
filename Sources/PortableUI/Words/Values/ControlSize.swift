/// How much room controls take.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// As little as can be.
  case mini
  /// Less than usual.
  case small
  /// As the desktop's controls do.
  case regular
  /// More than usual.
  case large
  /// As the one thing to do.
  case extraLarge

  /// The one of five numbers that belongs to this size.
  package func number(
    _ mini: Double, _ small: Double, _ regular: Double, _ large: Double, _ extraLarge: Double
  ) -> Double {
    switch self {
    case .mini: mini
    case .small: small
    case .regular: regular
    case .large: large
    case .extraLarge: extraLarge
    }
  }
}
