public import Foundation
import LayoutEngine

/// A change of where a view is drawn, by its size. What is around the view does not notice.
///
/// Give it an `animatableData`, and a change of that which is animated is seen on its way: every picture
/// shows the effect of the numbers in between.
///
///     struct Shake: GeometryEffect {
///       var animatableData: CGFloat
///
///       func effectValue(size: CGSize) -> ProjectionTransform {
///         let aside = 10 * sin(animatableData * 2 * .pi)
///         return ProjectionTransform(CGAffineTransform(translationX: aside, y: 0))
///       }
///     }
///
/// Views stay in the plane: of an effect that tilts them, what is drawn is what comes nearest to it around
/// the middle of the view.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier, Sendable {
  /// Where the points of a view of `size` are drawn, counted from its corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view, drawn where the effect says.
  public func body(content: Content) -> some View {
    content.layer(
      .looking(LayerLooks(transform: DrawnTransform(effect: EffectOfView(effect: self)))))
  }

  /// The same: layout never notices an effect.
  public nonisolated func ignoredByLayout() -> some GeometryEffect { self }
}

extension ModifiedContent: MovesWithoutBody where Modifier: GeometryEffect {}

/// An effect that a program has written, as the engine knows it.
private struct EffectOfView<Effect: GeometryEffect>: PlaneEffect {
  var effect: Effect

  nonisolated var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  nonisolated func transform(in size: CGSize) -> ProjectionTransform {
    effect.effectValue(size: size)
  }
}

/// The same transform at any size.
private struct FixedEffect: PlaneEffect, Equatable {
  let transform: ProjectionTransform

  nonisolated func transform(in size: CGSize) -> ProjectionTransform { transform }
}

nonisolated extension View {
  /// The view drawn where `transform` moves its points, counted from its corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// The view drawn where `transform` moves its points, counted from its corner. Views stay in the plane: of
  /// a tilt, what comes nearest to it around the middle of the view is drawn.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    layer(
      .looking(LayerLooks(transform: DrawnTransform(effect: FixedEffect(transform: transform)))))
  }
}
