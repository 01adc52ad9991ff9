/// The symbol is larger or smaller while the effect is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var reach = 0.25

  /// What it does.
  public var configuration: SymbolEffectConfiguration { .init(move: .scale(reach)) }
  /// Larger.
  public var up: Self { Self(reach: 0.25) }
  /// Smaller.
  public var down: Self { Self(reach: -0.25) }
}

/// The symbol is to be seen only while the effect is active.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var start = 0.5

  /// What it does.
  public var configuration: SymbolEffectConfiguration { .init(move: .appear(start)) }
  /// It becomes larger as it comes.
  public var up: Self { Self(start: 0.5) }
  /// It becomes smaller as it comes.
  public var down: Self { Self(start: 1.5) }
}

/// The symbol is not to be seen while the effect is active; it keeps its room.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  private var end = 0.5

  /// What it does.
  public var configuration: SymbolEffectConfiguration { .init(move: .disappear(end)) }
  /// It becomes larger as it goes.
  public var up: Self { Self(end: 1.5) }
  /// It becomes smaller as it goes.
  public var down: Self { Self(end: 0.5) }
}

/// The symbol gives way to another, which grows into its place.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// What it does.
  public var configuration: SymbolEffectConfiguration { .init(move: .replace) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger while the effect is active.
  public static var scale: Self { Self() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol is to be seen only while the effect is active.
  public static var appear: Self { Self() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol is not to be seen while the effect is active.
  public static var disappear: Self { Self() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The symbol gives way to another.
  public static var replace: Self { Self() }
}

extension ContentTransition {
  /// Symbols become others by an effect: the new one grows into the place of the old. Words fade.
  public static var symbolEffect: ContentTransition { symbolEffect(.replace) }

  /// Symbols become others by `effect`. Words fade.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(
      fades: true, symbols: SymbolReplacing(move: effect.configuration.move, options: options))
  }
}

/// How symbols become others.
struct SymbolReplacing: Hashable, Sendable {
  let move: SymbolMove
  let options: SymbolEffectOptions
}
