/// How the effect of a view changes as it comes into sight in a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind: Sendable {
    case identity
    case interactive(UnitCurve)
    case animated(Animation)
  }

  var kind: Kind
  private var threshold: Threshold

  /// It does not change.
  public static let identity = ScrollTransitionConfiguration(kind: .identity, threshold: .visible)

  /// It goes along with scrolling, until all of the view is in sight.
  public static let interactive = interactive()

  /// It goes along with scrolling as `timingCurve` says, until all of the view is in sight.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve), threshold: .visible)
  }

  /// It changes by an animation, once half of the view is in sight.
  public static let animated = animated()

  /// It changes by `animation`, once half of the view is in sight.
  public static func animated(_ animation: Animation = .default) -> Self {
    ScrollTransitionConfiguration(kind: .animated(animation), threshold: .visible(0.5))
  }

  /// It changes by `animation`, if it does by one.
  public func animation(_ animation: Animation) -> Self {
    guard case .animated = kind else { return self }
    return ScrollTransitionConfiguration(kind: .animated(animation), threshold: threshold)
  }

  /// The view looks as usual from `threshold` on.
  public func threshold(_ threshold: Threshold) -> Self {
    ScrollTransitionConfiguration(kind: kind, threshold: threshold)
  }

  /// How far a view is from looking as usual, from 0 to 1, that is so far in sight.
  func distance(_ length: Double, _ window: Double, to seen: Double) -> Double {
    if case .identity = kind { return 0 }
    let needed = threshold.place(length, window)
    // One that looks as usual before it comes into sight does so all the time.
    guard needed > 0 else { return seen < needed ? 1 : 0 }
    return Showable.number((needed - seen) / needed, in: 0...1, usual: 0)
  }
}

extension ScrollTransitionConfiguration {
  /// How far a view has to come until it looks as usual.
  public struct Threshold: Hashable, Sendable {
    private indirect enum Kind: Hashable, Sendable {
      case visible(Double)
      case centered
      case inset(Kind, Double)
      case between(Kind, Kind, Double)
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// All of it is in sight.
    public static let visible = visible(1)
    /// It has just come into sight.
    public static let hidden = visible(0)
    /// Its middle is in the middle of the scroll view.
    public static let centered = Threshold(.centered)

    /// So much of it is in sight, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(.visible(Showable.number(amount, in: 0...1, usual: 1)))
    }

    /// This one, `distance` points further in.
    public func inset(by distance: Double) -> Threshold {
      Threshold(.inset(kind, Showable.coordinate(distance)))
    }

    /// What is a part of the way from this one to `other`.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(.between(kind, other.kind, Showable.number(amount, in: 0...1, usual: 0)))
    }

    /// How far in sight a view of `length` has to be, in a scroll view as long as `window`.
    func place(_ length: Double, _ window: Double) -> Double {
      Self.place(of: kind, length, window)
    }

    private static func place(of kind: Kind, _ length: Double, _ window: Double) -> Double {
      switch kind {
      case .visible(let amount): length * amount
      case .centered: (window + length) / 2
      case .inset(let kind, let distance): place(of: kind, length, window) + distance
      case .between(let one, let other, let part):
        place(of: one, length, window) * (1 - part) + place(of: other, length, window) * part
      }
    }
  }
}
