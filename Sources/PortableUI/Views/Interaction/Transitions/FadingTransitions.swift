import Foundation

/// More and more opaque, less and less.
public struct OpacityTransition: KnownTransition {
  /// The transition.
  public init() {}

  nonisolated var known: AnyTransition { .opacity }
}

extension OpacityTransition: Transition {
  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  /// `content`, not to be seen before and after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// At once.
public struct IdentityTransition: KnownTransition {
  /// The transition.
  public init() {}

  nonisolated var known: AnyTransition { .identity }
}

extension IdentityTransition: Transition {
  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  /// `content`.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Out of a blur, and back into it, a little smaller or larger.
public struct BlurReplaceTransition {
  private let goesUp: Bool

  /// In which direction a view grows.
  public struct Configuration: Hashable, Sendable {
    fileprivate let goesUp: Bool

    /// Larger while it comes, and smaller while it goes.
    public static let downUp = Configuration(goesUp: false)

    /// Larger while it comes, and larger still while it goes.
    public static let upUp = Configuration(goesUp: true)
  }

  /// The transition, which lets a view grow as `configuration` says.
  public init(configuration: Configuration) { goesUp = configuration.goesUp }

  private func scale(in phase: TransitionPhase) -> Double {
    switch phase {
    case .willAppear: 0.8
    case .identity: 1
    case .didDisappear: goesUp ? 1.2 : 0.8
    }
  }
}

extension BlurReplaceTransition: Transition {
  /// `content`, blurred and not to be seen before and after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 8)
      .scaleEffect(scale(in: phase))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == OpacityTransition {
  /// More and more opaque, less and less.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  /// At once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == BlurReplaceTransition {
  /// Out of a blur, and back into it.
  public static var blurReplace: BlurReplaceTransition { blurReplace() }

  /// Out of a blur, and back into it, as `config` says.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}
