public import Foundation
public import PortableUI

extension ChartContent {
  /// Makes one thing of the marks, of which what is said after that is said: one shadow for all of them.
  public func compositingLayer() -> some ChartContent {
    LayeredContent(content: self) { MarkLayer.addOne(OneThing(), to: &$0) }
  }

  /// Each mark spread by `radius`.
  public func blur(radius: CGFloat) -> some ChartContent {
    LayeredContent(content: self) { MarkLayer.add(Blur(radius: radius), to: &$0) }
  }

  /// A shadow of each mark, which spreads by `radius` and lies `x` and `y` beside it.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    let shadow = Shadow(color: color, radius: radius, x: x, y: y)
    return LayeredContent(content: self) { MarkLayer.add(shadow, to: &$0) }
  }

  /// Shows of each mark what is inside of a shape that is as large as the mark.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
    LayeredContent(content: self) { MarkLayer.add(Clip(shape: shape, style: style), to: &$0) }
  }

  /// Shows of the marks what is behind those of `content`, as opaque as these are.
  ///
  /// The marks of `content` are placed on the scales of the chart, which do not make room for them.
  public func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent {
    let mask = content()
    return LayeredContent(content: self) { marks in
      var shown: [Mark] = []
      mask.gather(into: &shown)
      Stacking.stack(&shown)
      MarkLayer.addOne(Mask(marks: shown), to: &marks)
    }
  }
}

private struct OneThing: LayerEffect {
  func prepare(_ context: inout GraphicsContext, _ painter: PlotPainter, bounds: () -> CGRect?) {}
}

private struct Blur: LayerEffect {
  let radius: CGFloat

  func prepare(_ context: inout GraphicsContext, _ painter: PlotPainter, bounds: () -> CGRect?) {
    context.addFilter(.blur(radius: radius))
  }
}

private struct Shadow: LayerEffect {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat

  func prepare(_ context: inout GraphicsContext, _ painter: PlotPainter, bounds: () -> CGRect?) {
    context.addFilter(.shadow(color: color, radius: radius, x: x, y: y))
  }
}

private struct Clip<S: Shape>: LayerEffect {
  let shape: S
  let style: FillStyle

  func prepare(_ context: inout GraphicsContext, _ painter: PlotPainter, bounds: () -> CGRect?) {
    if let bounds = bounds() { context.clip(to: shape.path(in: bounds), style: style) }
  }
}

private struct Mask: LayerEffect {
  let marks: [Mark]

  func prepare(_ context: inout GraphicsContext, _ painter: PlotPainter, bounds: () -> CGRect?) {
    let mask = PlotPainter(painter.geometry, marks)
    context.clipToLayer { mask.draw(in: $0) }
  }
}

/// How opaque a layer is.
struct LayerOpacity: LayerEffect {
  let opacity: Double

  func prepare(_ context: inout GraphicsContext, _ painter: PlotPainter, bounds: () -> CGRect?) {
    context.opacity *= opacity
  }
}
