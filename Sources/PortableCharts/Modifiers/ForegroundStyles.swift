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
    let opacity = opacity.isFinite ? max(0, min(1, opacity)) : 1
    return LayeredContent(content: self) { marks in
      guard marks.contains(where: { !$0.style.layers.isEmpty }) else {
        for index in marks.indices { marks[index].style.opacity *= opacity }
        return
      }
      MarkLayer.add(LayerOpacity(opacity: opacity), to: &marks)
    }
  }

  /// Whether gradients that the marks are painted with go across all of the plot, and not across each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    styled { $0.alignsWithPlot = aligns }
  }
}

extension MarkStyle.Grouping {
  init<D>(_ value: PlottableValue<D>) {
    self.init(label: value.label, datum: value.span.lower)
  }
}
