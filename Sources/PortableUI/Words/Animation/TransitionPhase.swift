/// How far a view has come: it is about to appear, it is there, or it has gone.
public enum TransitionPhase: Hashable, Sendable {
  /// It comes, and this is how it looks at first.
  case willAppear
  /// It is there.
  case identity
  /// It goes, and this is how it looks in the end.
  case didDisappear

  /// Whether it is there, and looks as usual.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1 before it is there, 0 while it is, 1 once it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What is true of a kind of transition, whoever uses it.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether something moves on the screen. Where a desktop wants no motion, every view comes and goes at
  /// once, by whichever transition.
  public var hasMotion: Bool

  /// The properties of a transition in which things move, or else only fade, say.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
