import Foundation

/// Where the lines of a text stand.
public nonisolated enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// What becomes of a text that has no room.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

extension NSLayoutConstraint {
  /// A direction in which views stand.
  public nonisolated enum Axis: Int, Sendable { case horizontal, vertical }
}
