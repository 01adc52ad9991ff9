/// A side or a corner at which a frame is made larger or smaller.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing
  case topLeading, topTrailing, bottomLeading, bottomTrailing

  /// A pointer that says that the frame can become larger and smaller.
  var bothWays: PointerLook {
    switch self {
    case .top, .bottom: .upAndDown
    case .leading, .trailing: .leftAndRight
    case .topLeading, .bottomTrailing: .topLeftToBottomRight
    case .topTrailing, .bottomLeading: .topRightToBottomLeft
    }
  }

  /// A pointer that says in which of the two ways it can.
  func look(_ directions: FrameResizeDirection.Set) -> PointerLook {
    directions == .inward ? inward : directions == .outward ? outward : .standard
  }

  private var outward: PointerLook {
    switch self {
    case .top: .up
    case .bottom: .down
    case .leading: .left
    case .trailing: .right
    case .topLeading: .topLeft
    case .topTrailing: .topRight
    case .bottomLeading: .bottomLeft
    case .bottomTrailing: .bottomRight
    }
  }

  private var inward: PointerLook {
    switch self {
    case .top: .down
    case .bottom: .up
    case .leading: .right
    case .trailing: .left
    case .topLeading: .bottomRight
    case .topTrailing: .bottomLeft
    case .bottomLeading: .topRight
    case .bottomTrailing: .topLeft
    }
  }
}

/// Whether a frame becomes smaller or larger.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
  case inward, outward

  /// Ways for a frame to change.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each way.
    public let rawValue: Int8

    /// The ways whose bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// It becomes smaller.
    public static let inward = Set(rawValue: 1)
    /// It becomes larger.
    public static let outward = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.inward, .outward]
  }
}
