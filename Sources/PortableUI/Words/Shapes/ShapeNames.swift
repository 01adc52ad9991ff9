public import Foundation

nonisolated extension Shape where Self == Rectangle {
  /// A rectangle that fills its room.
  public static var rect: Rectangle { Rectangle() }
}

nonisolated extension Shape where Self == RoundedRectangle {
  /// A rectangle whose corners are parts of circles.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// A rectangle whose corners are parts of ellipses.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

nonisolated extension Shape where Self == Circle {
  /// The largest circle in the middle of its room.
  public static var circle: Circle { Circle() }
}

nonisolated extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle whose shorter sides are bent in this way.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
