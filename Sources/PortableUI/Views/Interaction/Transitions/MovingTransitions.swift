public import Foundation

/// From over an edge, and back there: as far as the view is wide or high.
public struct MoveTransition: KnownTransition {
  /// The edge.
  public var edge: Edge

  /// The transition over `edge`.
  public init(edge: Edge) { self.edge = edge }

  nonisolated var known: AnyTransition { .move(edge: edge) }
}

extension MoveTransition: Transition {
  /// `content`, beside its room before and after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MovedOut(edge: edge, part: phase.isIdentity ? 0 : 1))
  }
}

/// From over the leading edge, and on over the trailing one.
public struct SlideTransition: KnownTransition {
  /// The transition.
  public init() {}

  nonisolated var known: AnyTransition { .slide }
}

extension SlideTransition: Transition {
  /// `content`, on either side of its room before and after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MovedOut(edge: .trailing, part: phase.value))
  }
}

/// From over an edge, and on over the one across, while it fades.
public struct PushTransition: KnownTransition {
  /// The edge from which a view comes.
  public var edge: Edge

  /// The transition from `edge`.
  public init(edge: Edge) { self.edge = edge }

  nonisolated var known: AnyTransition { .push(from: edge) }
}

extension PushTransition: Transition {
  /// `content`, on either side of its room and not to be seen before and after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(MovedOut(edge: edge, part: -phase.value))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// From as far aside, and back there.
public struct OffsetTransition: KnownTransition {
  /// How far.
  public var offset: CGSize

  /// The transition from `offset` aside.
  public init(_ offset: CGSize) { self.offset = offset }

  nonisolated var known: AnyTransition { .offset(offset) }
}

extension OffsetTransition: Transition {
  /// `content`, aside before and after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// From another size, and back to it.
public struct ScaleTransition: KnownTransition {
  /// How large at first and in the end, as a part of the usual size.
  public var scale: Double
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// The transition from `scale`, around `anchor`.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  nonisolated var known: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

extension ScaleTransition: Transition {
  /// `content`, of another size before and after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// A view moved over one of its edges, by a part of its width or height.
private struct MovedOut: ViewModifier {
  let edge: Edge
  let part: Double
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    let mirror = direction == .rightToLeft ? -1.0 : 1
    let step =
      switch edge {
      case .top: UnitPoint(x: 0, y: -part)
      case .bottom: UnitPoint(x: 0, y: part)
      case .leading: UnitPoint(x: -part * mirror, y: 0)
      case .trailing: UnitPoint(x: part * mirror, y: 0)
      }
    content.modifier(MovedByParts(x: step.x, y: step.y))
  }
}

/// A view moved by parts of its width and height.
private struct MovedByParts: GeometryEffect {
  var x: Double
  var y: Double

  nonisolated var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: x * size.width, y: y * size.height))
  }
}
