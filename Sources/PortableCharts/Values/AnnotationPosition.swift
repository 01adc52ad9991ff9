/// Where something stands beside what it is about.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case overlay
    case top
    case bottom
    case leading
    case trailing
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing
  }

  let kind: Kind

  /// Where it suits.
  public static let automatic = AnnotationPosition(kind: .automatic)
  /// In front of it.
  public static let overlay = AnnotationPosition(kind: .overlay)
  /// Above it.
  public static let top = AnnotationPosition(kind: .top)
  /// Below it.
  public static let bottom = AnnotationPosition(kind: .bottom)
  /// Before it.
  public static let leading = AnnotationPosition(kind: .leading)
  /// After it.
  public static let trailing = AnnotationPosition(kind: .trailing)
  /// Above it, and before it.
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  /// Above it, and after it.
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  /// Below it, and before it.
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  /// Below it, and after it.
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)

  /// On which side of the middle it is, from -1 for leading to 1 for trailing.
  var across: Double {
    switch kind {
    case .leading, .topLeading, .bottomLeading: -1
    case .trailing, .topTrailing, .bottomTrailing: 1
    default: 0
    }
  }

  /// On which side of the middle it is, from -1 for the top to 1 for the bottom.
  var down: Double {
    switch kind {
    case .top, .topLeading, .topTrailing: -1
    case .bottom, .bottomLeading, .bottomTrailing: 1
    default: 0
    }
  }
}
