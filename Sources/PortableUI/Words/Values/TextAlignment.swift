/// How the lines of a text lie beside each other.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing

  /// The same in a mirror.
  package var mirrored: TextAlignment {
    switch self {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }
}
