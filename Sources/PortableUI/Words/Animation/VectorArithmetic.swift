public import Foundation

/// Something that can be anywhere between two values, because it can be added up and multiplied.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each part by `rhs`.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of the parts.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by `rhs`.
  public mutating func scale(by rhs: Double) { self *= rhs }

  /// The number's square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by `rhs`.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }

  /// The number's square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by `rhs`.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  /// The number's square.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing that could move.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// Nothing.
  public init() {}

  /// Nothing.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Nothing.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }

  /// Nothing.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }

  /// Does nothing to nothing.
  public mutating func scale(by rhs: Double) {}

  /// Nothing squared.
  public var magnitudeSquared: Double { 0 }
}

/// Two things that move together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The one.
  public var first: First

  /// The other.
  public var second: Second

  /// The two together.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Nothing of both.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  /// Each added to its like.
  public static func + (lhs: Self, rhs: Self) -> Self {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// Each subtracted from its like.
  public static func - (lhs: Self, rhs: Self) -> Self {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  /// Multiplies both by `rhs`.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of the squares of the parts of both.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}
