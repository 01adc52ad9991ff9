public import PortableUI

extension ChartContent {
  /// What the marks are painted with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    let style = AnyShapeStyle(style)
    return styled { if $0.foreground == nil { $0.foreground = style } }
  }

  /// Paints marks of different values differently, as a legend says.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let grouping = MarkStyle.Grouping(value)
    return styled { if $0.foregroundBy == nil { $0.foregroundBy = grouping } }
  }

  /// How opaque the marks are, from 0 to 1.
  public func opacity(_ opacity: Double) -> some ChartContent {
    styled { $0.opacity *= opacity.isFinite ? max(0, min(1, opacity)) : 1 }
  }
}

extension MarkStyle.Grouping {
  init<D>(_ value: PlottableValue<D>) {
    self.init(label: value.label, datum: value.span.lower)
  }
}
