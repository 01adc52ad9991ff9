public import Foundation

/// How wide or high a mark is.
public struct MarkDimension: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }

  let kind: Kind

  /// As it suits the mark.
  public static let automatic = MarkDimension(kind: .automatic)

  /// So many points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }

  /// All the room there is for it, but for so many points at each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

  /// That part of the room there is for it.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

  /// How much it is of `room`; `usual` is the part of it that suits.
  func length(of room: Double, usual: Double) -> Double {
    let length: Double =
      switch kind {
      case .automatic: room * usual
      case .fixed(let value): Double(value)
      case .inset(let value): room - 2 * Double(value)
      case .ratio(let value): room * Double(value)
      }
    return length.isFinite ? max(0, length) : 0
  }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// So many points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  /// So many points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// What becomes of bars and areas at the same place.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case standard
    case normalized
    case center
    case unstacked
  }

  let kind: Kind

  /// Each stands on the one before; those below zero hang below each other.
  public static let standard = MarkStackingMethod(kind: .standard)

  /// Each stands on the one before, as a part of all at the place: together they reach from 0 to 1.
  public static let normalized = MarkStackingMethod(kind: .normalized)

  /// Each stands on the one before, and half of all is below zero.
  public static let center = MarkStackingMethod(kind: .center)

  /// Each begins at zero, and covers those before.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

extension MarkDimension: CustomStringConvertible {
  /// Its name.
  public var description: String { "\(kind)" }
}

extension MarkStackingMethod: CustomStringConvertible {
  /// Its name.
  public var description: String { "\(kind)" }
}
