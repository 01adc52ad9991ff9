extension ShapeStyle {
  /// The second level of the style, for what matters less.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The fifth level of the style, which is hardly seen.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

/// A fainter level of another style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: BasicShapeStyle {
  let base: Base
  let level: Int

  func basicPaint(in environment: EnvironmentValues) -> Paint {
    switch base {
    // The levels of the colour of texts are those that go by the name alone.
    case is ForegroundStyle: HierarchicalShapeStyle(level: level).basicPaint(in: environment)
    case is FillShapeStyle:
      ForegroundStyle().paint(in: environment).opacity(FillShapeStyle.shades[level])
    default: base.paint(in: environment).opacity(HierarchicalShapeStyle.shades[level])
    }
  }
}
