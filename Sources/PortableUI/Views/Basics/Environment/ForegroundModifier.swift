nonisolated extension View {
  /// The colour of texts and shapes inside that name none.
  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentView(content: self) {
      $0.foregroundColor = color
      $0.foregroundBase = $0.foregroundPaint
      $0.foregroundLevels = []
    }
  }

  /// What texts, symbols and shapes inside that name none are painted with: a gradient goes across each of them.
  ///
  /// A style such as `.secondary` is a fainter shade of the colour that was set around it.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foregroundStyles(style, [])
  }

  /// What texts and shapes inside that name none are painted with, and what `.secondary` stands for.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundStyles(primary, [AnyShapeStyle(secondary)])
  }

  /// What texts and shapes inside that name none are painted with, and what `.secondary` and
  /// `.tertiary` stand for.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyles(primary, [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  private func foregroundStyles(_ style: some ShapeStyle, _ others: [AnyShapeStyle]) -> some View {
    EnvironmentView(content: self) { values in
      // They are shades of what there was around, not of each other.
      let levels = others.map { AnyShapeStyle(PaintStyle(paint: $0.paint(in: values))) }
      values.foregroundPaint = style.paint(in: values)
      guard !(style is HierarchicalShapeStyle) || !others.isEmpty else { return }
      values.foregroundBase = values.foregroundPaint
      values.foregroundLevels = levels
    }
  }

  /// What `.background` stands for inside.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// The colour of what can be acted upon inside.
  public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

  /// The colour of what can be acted upon inside.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    EnvironmentView(content: self) { $0.tint = tint?.paint(in: $0).flatColor }
  }

  /// The font of texts inside that name none.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// How heavy the letters of texts inside are.
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }

  /// Texts inside in bold letters, if `isActive`.
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }
}

/// What another style is, where that is known already.
private struct PaintStyle: BasicShapeStyle {
  let paint: Paint

  func basicPaint(in environment: EnvironmentValues) -> Paint { paint }
}
