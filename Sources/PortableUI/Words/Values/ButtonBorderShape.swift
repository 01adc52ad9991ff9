public import Foundation

/// The outline of buttons that have a border.
public struct ButtonBorderShape: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case automatic, capsule, circle

    /// Round corners; `nil` for the desktop's radius.
    case rounded(Double?)
  }

  package let kind: Kind

  /// The desktop's.
  public static let automatic = ButtonBorderShape(kind: .automatic)

  /// Round at both ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)

  /// Round corners, as the desktop's buttons have them.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))

  /// A circle around the label, for a picture or a letter.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// Round corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    let radius = Double(radius)
    // What no screen can show is no radius.
    return ButtonBorderShape(kind: .rounded(radius.isFinite ? min(1000, max(0, radius)) : nil))
  }
}
