import Threads

extension Subscribers {
  /// How many values a subscriber allows its publisher to send: a number, or no limit.
  @frozen
  public struct Demand: Sendable {
    /// The count; one more than the largest `Int` stands for no limit.
    @usableFromInline let rawValue: UInt

    @inlinable
    init(rawValue: UInt) {
      self.rawValue = min(rawValue, Self.limitless)
    }

    @usableFromInline static var limitless: UInt { @inlinable get { UInt(Int.max) + 1 } }

    /// As many values as there are.
    @inlinable public static var unlimited: Demand { Demand(rawValue: limitless) }

    /// No further value. The same as `.max(0)`.
    @inlinable public static var none: Demand { Demand(rawValue: 0) }

    /// At most `value` further values. A negative number is a mistake and stops the program.
    @inlinable
    public static func max(_ value: Int) -> Demand {
      if value < 0 { negativeDemand("Demand.max(\(value))") }
      return Demand(rawValue: UInt(value))
    }

    /// The number of values, or `nil` where there is no limit.
    @inlinable public var max: Int? { rawValue == Self.limitless ? nil : Int(rawValue) }
  }
}

@usableFromInline
func negativeDemand(_ expression: String) -> Never {
  stop(
    "A demand cannot be negative: \(expression).", facts: [:],
    fix: "Ask for zero or more values; take a demand back by cancelling the subscription.")
}

// MARK: Arithmetic

extension Subscribers.Demand {
  /// The sum; no limit plus anything is no limit, and a sum too large to count is too.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    // Both are at most 2^63, so the sum of two cannot overflow but for twice no limit.
    Self(
      rawValue: lhs.rawValue.addingReportingOverflow(rhs.rawValue).overflow
        ? limitless : lhs.rawValue &+ rhs.rawValue)
  }

  /// Adds `rhs` to `lhs`.
  @inlinable
  public static func += (lhs: inout Self, rhs: Self) {
    if lhs != .unlimited { lhs = lhs + rhs }
  }

  /// The sum with a number of values.
  @inlinable
  public static func + (lhs: Self, rhs: Int) -> Self {
    rhs < 0 ? lhs - Self(rawValue: rhs.magnitude) : lhs + .max(rhs)
  }

  /// Adds a number of values.
  @inlinable
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

  /// The demand `rhs` times over.
  @inlinable
  public static func * (lhs: Self, rhs: Int) -> Self {
    if rhs < 0 { negativeDemand("\(lhs) * \(rhs)") }
    if lhs == .unlimited { return .unlimited }
    let (product, overflow) = lhs.rawValue.multipliedReportingOverflow(by: UInt(rhs))
    return Self(rawValue: overflow ? limitless : product)
  }

  /// Multiplies the demand.
  @inlinable
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

  /// The difference: no limit less anything is no limit, anything less no limit is none.
  /// Taking away more than there is is a mistake and stops the program.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    if lhs == .unlimited { return .unlimited }
    if rhs == .unlimited { return .none }
    if rhs.rawValue > lhs.rawValue { negativeDemand("\(lhs) - \(rhs)") }
    return Self(rawValue: lhs.rawValue - rhs.rawValue)
  }

  /// Takes `rhs` away from `lhs`.
  @inlinable
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// The difference with a number of values.
  @inlinable
  public static func - (lhs: Self, rhs: Int) -> Self {
    rhs < 0 ? lhs + Self(rawValue: rhs.magnitude) : lhs - .max(rhs)
  }

  /// Takes a number of values away.
  @inlinable
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
}

// MARK: Comparison

extension Subscribers.Demand: Hashable, Comparable {
  /// Fewer values come first; no limit comes last.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension Subscribers.Demand {
  /// Compares with a number of values; no limit is more than any number.
  @inlinable
  public static func < (lhs: Self, rhs: Int) -> Bool { rhs > 0 && lhs.rawValue < UInt(rhs) }

  /// Compares a number of values with a demand.
  @inlinable
  public static func < (lhs: Int, rhs: Self) -> Bool { lhs < 0 || UInt(lhs) < rhs.rawValue }

  /// Compares with a number of values.
  @inlinable
  public static func > (lhs: Self, rhs: Int) -> Bool { rhs < lhs }

  /// Compares a number of values with a demand.
  @inlinable
  public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }

  /// Compares with a number of values.
  @inlinable
  public static func <= (lhs: Self, rhs: Int) -> Bool { !(rhs < lhs) }

  /// Compares a number of values with a demand.
  @inlinable
  public static func <= (lhs: Int, rhs: Self) -> Bool { !(rhs < lhs) }

  /// Compares with a number of values.
  @inlinable
  public static func >= (lhs: Self, rhs: Int) -> Bool { !(lhs < rhs) }

  /// Compares a number of values with a demand.
  @inlinable
  public static func >= (lhs: Int, rhs: Self) -> Bool { !(lhs < rhs) }

  /// Whether exactly `rhs` values are demanded.
  @inlinable
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }

  /// Whether exactly `lhs` values are demanded.
  @inlinable
  public static func == (lhs: Int, rhs: Self) -> Bool { rhs.max == lhs }

  /// Whether another number of values is demanded.
  @inlinable
  public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }

  /// Whether another number of values is demanded.
  @inlinable
  public static func != (lhs: Int, rhs: Self) -> Bool { rhs.max != lhs }
}

extension Subscribers.Demand: CustomStringConvertible, Codable {
  /// `unlimited` or `max(n)`.
  public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

  /// Reads the count that `encode(to:)` wrote.
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(UInt.self))
  }

  /// Writes one unsigned number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
