/// Any number of things that move together.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The things.
  public var value: (repeat each Value)

  /// The things together.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// Nothing of each.
  public static var zero: AnimatableValues {
    AnimatableValues(repeat (each Value).zero)
  }

  /// Each added to its like.
  public static func + (lhs: Self, rhs: Self) -> Self {
    AnimatableValues(repeat each lhs.value + each rhs.value)
  }

  /// Each subtracted from its like.
  public static func - (lhs: Self, rhs: Self) -> Self {
    AnimatableValues(repeat each lhs.value - each rhs.value)
  }

  /// Whether each is the same as its like.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    for (one, other) in repeat (each lhs.value, each rhs.value) {
      if one != other { return false }
    }
    return true
  }

  /// Multiplies each by `rhs`.
  public mutating func scale(by rhs: Double) { value = (repeat (each value).scaled(by: rhs)) }

  /// The sum of the squares of the parts of all.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for one in repeat each value { sum += one.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
