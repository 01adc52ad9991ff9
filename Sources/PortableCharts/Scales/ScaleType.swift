public import Foundation

/// How far values are apart on a scale.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear
    case log
    case power(CGFloat)
    case symmetricLog(CGFloat)
    case date
    case category
  }

  let kind: Kind

  /// As far as the numbers are apart.
  public static let linear = ScaleType(kind: .linear)
  /// Each ten times as much as the one before is as far. There is no place for zero and below.
  public static let log = ScaleType(kind: .log)
  /// As far as the roots of the numbers are apart.
  public static let squareRoot = ScaleType(kind: .power(0.5))
  /// As far as the times are apart.
  public static let date = ScaleType(kind: .date)
  /// Each as far from the next, whatever they are.
  public static let category = ScaleType(kind: .category)
  /// As ``log``, on both sides of zero.
  public static let symmetricLog = ScaleType(kind: .symmetricLog(1))

  /// As far as these powers of the numbers are apart.
  public static func power(exponent: CGFloat) -> ScaleType { ScaleType(kind: .power(exponent)) }

  /// As ``log``, on both sides of zero; the steeper there, the smaller `slopeAtZero` is.
  public static func symmetricLog(slopeAtZero: CGFloat) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero))
  }

  /// Where a number is, on a scale on which equal steps are equally far.
  func forward(_ number: Double) -> Double {
    switch kind {
    case .log: number > 0 ? log10(number) : -.infinity
    case .power(let exponent): copysign(pow(abs(number), Double(exponent)), number)
    case .symmetricLog(let slope):
      copysign(log1p(abs(number) / Self.positive(slope)), number)
    case .linear, .date, .category: number
    }
  }

  /// The number that is there.
  func backward(_ place: Double) -> Double {
    switch kind {
    case .log: pow(10, place)
    case .power(let exponent): copysign(pow(abs(place), 1 / Double(exponent)), place)
    case .symmetricLog(let slope): copysign(expm1(abs(place)) * Self.positive(slope), place)
    case .linear, .date, .category: place
    }
  }

  private static func positive(_ slope: CGFloat) -> Double { slope > 0 ? Double(slope) : 1 }
}
