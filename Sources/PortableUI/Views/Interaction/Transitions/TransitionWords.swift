public import Foundation

/// In by one transition, and out by another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: KnownTransition {
  /// How a view comes.
  public var insertion: Insertion
  /// How it goes.
  public var removal: Removal

  /// The transition that is `insertion` on the way in and `removal` on the way out.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  nonisolated var known: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
}

extension AsymmetricTransition: Transition {
  /// Things move where they do in one of the two.
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  /// `content`, as the one makes it look before, and the other after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity)
  }
}

extension Transition where Self == SlideTransition {
  /// From over the leading edge, and on over the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  /// From over `edge`, and back there.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// From over `edge`, and on over the one across, while it fades.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// From as far aside, and back there.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// From as far aside, and back there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == ScaleTransition {
  /// Out of a point in the middle, and back into it.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// From another size, around `anchor`, and back to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
