public import Foundation

/// A shadow that belongs to a style: it lies behind what is painted with it, or inside of that.
///
///     Circle().fill(.yellow.shadow(.drop(radius: 4, y: 2)))
///     Text("Pressed in").foregroundStyle(.blue.shadow(.inner(radius: 1, y: 1)))
///
/// Shapes, words and symbols have it. Words that a person may select, and parts of a text that are painted
/// differently from the others, are painted without it.
public struct ShadowStyle: Equatable, Sendable {
  let shadow: PaintShadow

  /// A shadow behind what is painted, which spreads by `radius` and lies `x` and `y` beside it.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(shadow: PaintShadow(color: color, radius: radius, x: x, y: y, isInner: false))
  }

  /// A shadow of the edges inside of what is painted, as if that was a hole.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(shadow: PaintShadow(color: color, radius: radius, x: x, y: y, isInner: true))
  }
}

extension ShapeStyle {
  /// The style, with a shadow of what is painted with it. Each further one comes in front of those before.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(style: self, shadow: style.shadow)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// What texts and shapes are painted with here, with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }
}

/// A style with a shadow.
private struct ShadowedStyle<Style: ShapeStyle>: BasicShapeStyle {
  let style: Style
  let shadow: PaintShadow

  func basicPaint(in environment: EnvironmentValues) -> Paint {
    style.paint(in: environment).with(shadow)
  }
}
