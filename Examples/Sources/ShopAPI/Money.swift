/// An amount of euros, exact to the cent.
public struct Money: Codable, Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The amount in cents.
  public let cents: Int

  /// That many cents.
  public init(cents: Int) { self.cents = cents }

  /// What a person reads.
  public var description: String {
    let rest = abs(cents) % 100
    return "\(cents < 0 ? "−" : "")€\(abs(cents) / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Whether one is less than the other.
  public static func < (one: Money, other: Money) -> Bool { one.cents < other.cents }

  /// Both together.
  public static func + (one: Money, other: Money) -> Money { Money(cents: one.cents + other.cents) }

  /// One without the other.
  public static func - (one: Money, other: Money) -> Money { Money(cents: one.cents - other.cents) }

  /// That many times as much.
  public static func * (money: Money, count: Int) -> Money { Money(cents: money.cents * count) }

  /// So many hundredths of it, less what is no whole cent.
  public func percent(_ percent: Int) -> Money { Money(cents: cents * percent / 100) }
}
