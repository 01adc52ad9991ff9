/// How something gets from what it is to what it will be: how long it takes, and how fast it is when.
public struct Animation: Hashable, Sendable {
  let curve: AnimationCurve

  init(_ curve: AnimationCurve) { self.curve = curve }

  /// The usual animation: a spring that does not swing beyond its end.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  /// At the same speed all the time.
  public static let linear = linear(duration: usualDuration)

  /// At the same speed all the time, for `duration` seconds.
  public static func linear(duration: Double) -> Animation { curve(.linear, duration) }

  /// Slow at first.
  public static let easeIn = easeIn(duration: usualDuration)

  /// Slow at first, for `duration` seconds.
  public static func easeIn(duration: Double) -> Animation { curve(.easeIn, duration) }

  /// Slow in the end.
  public static let easeOut = easeOut(duration: usualDuration)

  /// Slow in the end, for `duration` seconds.
  public static func easeOut(duration: Double) -> Animation { curve(.easeOut, duration) }

  /// Slow at first and in the end.
  public static let easeInOut = easeInOut(duration: usualDuration)

  /// Slow at first and in the end, for `duration` seconds.
  public static func easeInOut(duration: Double) -> Animation { curve(.easeInOut, duration) }

  /// Along the bent line from (0, 0) to (1, 1) with these two control points, time across.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    curve(TimingCurve(p1x, p1y, p2x, p2y), duration)
  }

  private static let usualDuration = 0.35

  private static func curve(_ curve: TimingCurve, _ duration: Double) -> Animation {
    Animation(
      .curve(
        UnitCurve(curve), duration: Showable.number(duration, in: 0...1e9, usual: usualDuration)))
  }
}

extension Animation {
  /// The animation, `delay` seconds later.
  public func delay(_ delay: Double) -> Animation {
    Animation(.delayed(curve, by: Showable.coordinate(delay)))
  }

  /// The animation, `speed` times as fast.
  public func speed(_ speed: Double) -> Animation {
    Animation(.sped(curve, by: Showable.number(speed, in: 0...1e9, usual: 1)))
  }

  /// The animation `repeatCount` times, every second time backwards unless `autoreverses` is false.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(
      .repeated(
        curve, period: curve.duration, times: max(1, repeatCount), reverses: autoreverses))
  }

  /// The animation again and again, until what it moves goes elsewhere or leaves.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, period: curve.duration, times: nil, reverses: autoreverses))
  }
}
