public import Foundation

/// The way from one point of a line or an area to the next.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear
    case monotone
    case cardinal(CGFloat)
    case catmullRom(CGFloat)
    case stepStart
    case stepCenter
    case stepEnd
  }

  let kind: Kind

  /// Straight.
  public static let linear = InterpolationMethod(kind: .linear)

  /// Curved, and never higher or lower than the points.
  public static let monotone = InterpolationMethod(kind: .monotone)

  /// Curved, and the less so the more tension there is, from 0 to 1.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension))
  }

  /// Curved.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }

  /// Curved, by a rule that has the fewer loops the greater `alpha` is, from 0 to 1.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha))
  }

  /// Curved, without loops.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }

  /// A step at the first point.
  public static let stepStart = InterpolationMethod(kind: .stepStart)

  /// A step halfway.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)

  /// A step at the second point.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
}

extension InterpolationMethod: CustomStringConvertible {
  /// Its name.
  public var description: String { "\(kind)" }
}
