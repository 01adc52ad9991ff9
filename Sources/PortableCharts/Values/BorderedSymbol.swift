public import Foundation
public import PortableUI

/// The line of a shape for points, all of it inside of the shape.
struct BorderedSymbol<Base: ChartSymbolShape> {
  let base: Base
  let style: StrokeStyle
}

extension BorderedSymbol: ChartSymbolShape {
  nonisolated var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  nonisolated func path(in rect: CGRect) -> Path {
    let half = style.lineWidth / 2
    return base.path(in: rect.insetBy(dx: half, dy: half)).strokedPath(style)
  }
}

extension ChartSymbolShape {
  /// The shape as a line of that width.
  @_disfavoredOverload
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape as a line that is drawn so.
  @_disfavoredOverload
  public nonisolated func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    BorderedSymbol(base: self, style: style)
  }
}

extension Circle: ChartSymbolShape {
  /// All of the square.
  public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}
