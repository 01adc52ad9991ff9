import Foundation
import PortableUI

extension PlotPainter {
  /// Fills the rectangle of a mark.
  func fillFrame(of mark: Mark, in context: GraphicsContext) {
    guard let frame = geometry.frame(of: mark)?.seen else { return }
    let radius = min(mark.style.cornerRadius ?? 0, min(frame.width, frame.height) / 2)
    let path = radius > 0 ? Path(roundedRect: frame, cornerRadius: radius) : Path(frame)
    fill(path, as: mark, in: context)
  }

  /// Draws the shape of a point.
  func drawSymbol(of mark: Mark, in context: GraphicsContext) {
    guard mark.style.symbolView == nil, let point = geometry.point(of: mark) else { return }
    fill(model.symbol(of: mark, at: point), as: mark, in: context)
  }

  /// Draws the points of a line or an area that show themselves.
  func drawPoints(of series: Series, in context: GraphicsContext) {
    for mark in series.marks where mark.style.showsPoints { drawSymbol(of: mark, in: context) }
  }

  func fill(_ path: Path, as mark: Mark, in context: GraphicsContext) {
    paint(mark, in: context) { painter, style in
      if mark.style.alignsWithPlot {
        painter.clip(to: path)
        painter.fill(Path(CGRect(origin: .zero, size: geometry.size)), with: .style(style))
      } else {
        painter.fill(path, with: .style(style))
      }
    }
  }

  /// Fills a path, and what a round pen draws around it.
  func fill(_ core: Path, rounded radius: CGFloat, as mark: Mark, in context: GraphicsContext) {
    var line = StrokeStyle(lineWidth: 2 * radius)
    line.lineJoin = .round
    var outer = context
    outer.opacity *= mark.style.opacity
    outer.drawLayer { layer in
      for (style, opacity) in model.paints(of: mark.style) {
        layer.opacity = opacity
        layer.fill(core, with: .style(style))
        layer.stroke(core, with: .style(style), style: line)
      }
    }
  }

  func stroke(_ path: Path, as mark: Mark, usual: StrokeStyle, in context: GraphicsContext) {
    let line = model.line(of: mark.style, usual: usual)
    if mark.style.alignsWithPlot {
      return fill(path.strokedPath(line), as: mark, in: context)
    }
    paint(mark, in: context) { painter, style in
      painter.stroke(path, with: .style(style), style: line)
    }
  }

  private func paint(
    _ mark: Mark, in context: GraphicsContext,
    _ draw: (inout GraphicsContext, AnyShapeStyle) -> Void
  ) {
    for (style, opacity) in model.paints(of: mark.style) {
      var painter = context
      painter.opacity = opacity * mark.style.opacity
      draw(&painter, style)
    }
  }
}

extension CGRect {
  /// The same as far as it can be near a plot; `nil` where it is nowhere.
  var seen: CGRect? {
    let far: CGFloat = 1e5
    guard [minX, minY, maxX, maxY].allSatisfy(\.isFinite) else { return nil }
    let (left, right) = (max(-far, min(far, minX)), max(-far, min(far, maxX)))
    let (top, bottom) = (max(-far, min(far, minY)), max(-far, min(far, maxY)))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
