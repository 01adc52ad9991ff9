public import Foundation
import LayoutEngine

extension GraphicsContext {
  /// Draws the inside of `path`.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    paint(path, with: shading) { outline, paint in
      ShapeContent(outline: outline, fill: paint, isEvenOdd: style.isEOFilled)
    }
  }

  /// Draws the line of `path`, half of its width at each side of it.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    paint(path, with: shading) { outline, paint in
      ShapeContent(
        outline: outline, stroke: ShapeContent.Stroke(paint: paint, style: style.showable))
    }
  }

  /// Draws the line of `path`, half of its width at each side of it.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func paint(
    _ path: Path, with shading: Shading, _ content: (Outline, Paint) -> ShapeContent
  ) {
    let path = path.showable
    let bounds = path.boundingRect
    guard !path.isEmpty else { return }
    // A way across nothing has no beginning and no end.
    let frame = Rect(
      x: Double(bounds.minX), y: Double(bounds.minY), width: max(1, Double(bounds.width)),
      height: max(1, Double(bounds.height)))
    var paint = shading.paint(in: environment, across: frame)
    var painter = self
    if case .color(let color) = paint, opacity < 1, blendMode == .normal, filters.isEmpty {
      // The same, and nothing has to be drawn apart for it.
      let part = Showable.number(opacity, in: 0...1, usual: 1)
      guard part > 0 else { return }
      paint = .color(color.opacity(part))
      painter.opacity = 1
    }
    let outline = Outline(path.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
    painter.add(.shape(content(outline, paint)), in: frame)
  }
}
