/// A jump of the symbol.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var reach = 0.25

  /// What it does.
  public var configuration: SymbolEffectConfiguration { .init(move: .bounce(reach)) }
  /// The symbol becomes larger on the way.
  public var up: Self { Self(reach: 0.25) }
  /// The symbol becomes smaller on the way.
  public var down: Self { Self(reach: -0.2) }
}

/// The symbol fades, and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What it does.
  public var configuration: SymbolEffectConfiguration { .init(move: .pulse) }
}

/// The symbol becomes stronger in steps.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  private var reverses = false
  private var hides = false

  /// What it does.
  public var configuration: SymbolEffectConfiguration {
    .init(move: .variableColor(reverses: reverses, hides: hides))
  }
  /// One step after another. Without effect on a desktop, whose symbols have no layers.
  public var iterative: Self { self }
  /// Each step on top of those before. Without effect on a desktop, whose symbols have no layers.
  public var cumulative: Self { self }
  /// There and back.
  public var reversing: Self { Self(reverses: true, hides: hides) }
  /// There, and again from the start.
  public var nonReversing: Self { Self(reverses: false, hides: hides) }
  /// The first step is not to be seen.
  public var hideInactiveLayers: Self { Self(reverses: reverses, hides: true) }
  /// The first step is dim.
  public var dimInactiveLayers: Self { Self(reverses: reverses, hides: false) }
}

/// The symbol becomes a little larger, and small again.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var fades = false

  /// What it does.
  public var configuration: SymbolEffectConfiguration { .init(move: .breathe(fades: fades)) }
  /// Only its size changes.
  public var plain: Self { Self(fades: false) }
  /// It fades a little as well.
  public var pulse: Self { Self(fades: true) }
}

/// The symbol goes round.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var direction = 1.0

  /// What it does.
  public var configuration: SymbolEffectConfiguration { .init(move: .rotate(direction)) }
  /// As the hands of a clock go.
  public var clockwise: Self { Self(direction: 1) }
  /// Against the hands of a clock.
  public var counterClockwise: Self { Self(direction: -1) }
}

/// The symbol shakes.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var way = SymbolMove.Wiggle.turn(1)

  /// What it does.
  public var configuration: SymbolEffectConfiguration { .init(move: .wiggle(way)) }
  /// It turns, at first as the hands of a clock go.
  public var clockwise: Self { Self(way: .turn(1)) }
  /// It turns, at first against the hands of a clock.
  public var counterClockwise: Self { Self(way: .turn(-1)) }
  /// It moves to the left and back.
  public var left: Self { Self(way: .aside(x: -1, y: 0)) }
  /// It moves to the right and back.
  public var right: Self { Self(way: .aside(x: 1, y: 0)) }
  /// It moves up and back.
  public var up: Self { Self(way: .aside(x: 0, y: -1)) }
  /// It moves down and back.
  public var down: Self { Self(way: .aside(x: 0, y: 1)) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A jump of the symbol.
  public static var bounce: Self { Self() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades, and comes back.
  public static var pulse: Self { Self() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The symbol becomes stronger in steps.
  public static var variableColor: Self { Self() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol becomes a little larger, and small again.
  public static var breathe: Self { Self() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol goes round.
  public static var rotate: Self { Self() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol shakes.
  public static var wiggle: Self { Self() }
}
