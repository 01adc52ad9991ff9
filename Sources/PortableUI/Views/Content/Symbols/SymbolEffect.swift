/// A way in which a symbol moves.
///
/// A desktop's symbols are pictures without layers: whatever an effect does, it does to the symbol as a whole.
public protocol SymbolEffect: Hashable, Sendable {
  /// What it does.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that happens once, or a number of times.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is over.
public protocol IndefiniteSymbolEffect {}

/// An effect by which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

/// An effect by which a symbol becomes another.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does, whichever it is.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  let move: SymbolMove
}

/// How often and how fast an effect happens.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How many times; `nil` for as many as the effect does by itself.
  var count: Int?
  var isEndless = false
  var speed = 1.0

  /// Seconds between two times.
  var pause = 0.0

  /// As the effect does by itself: once for a change, and all the time while it is active.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions.default.repeating
  /// Once.
  public static let nonRepeating = SymbolEffectOptions.default.nonRepeating

  /// Again and again.
  public var repeating: SymbolEffectOptions { with(count: nil, isEndless: true) }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { with(count: 1, isEndless: false) }

  /// So many times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(count)
  }

  /// So many times; again and again for `nil`.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with(count: count.map { max(1, $0) }, isEndless: count == nil)
  }

  /// As `behavior` says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(behavior)
  }

  /// As `behavior` says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self.repeat(behavior.count)
    options.pause = behavior.pause
    return options
  }

  /// `speed` times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions.default.speed(speed)
  }

  /// `speed` times as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = Showable.number(speed, in: 0.01...100, usual: 1)
    return options
  }

  private func with(count: Int?, isEndless: Bool) -> SymbolEffectOptions {
    var options = self
    (options.count, options.isEndless) = (count, isEndless)
    return options
  }

  /// How an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Int?
    let pause: Double

    /// Without an end and without a pause.
    public static let continuous = RepeatBehavior(count: nil, pause: 0)
    /// Without an end, with a pause each time.
    public static let periodic = periodic()

    /// `count` times or without an end, with a pause of `delay` seconds each time.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(
        count: count, pause: Showable.number(delay ?? 0.5, in: 0...1e6, usual: 0.5))
    }
  }
}
