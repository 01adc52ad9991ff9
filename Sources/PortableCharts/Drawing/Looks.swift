import Foundation
import PortableUI

extension ChartModel {
  /// What a mark is painted with, one over the other.
  func paints(of style: MarkStyle) -> [(style: AnyShapeStyle, opacity: Double)] {
    if let given = style.foreground { return [(given, 1)] }
    guard let datum = style.foregroundBy?.datum else { return [(Palette.styles[0], 1)] }
    if let ramp { return datum.amount.map(ramp.layers) ?? [] }
    return [(foreground[datum] ?? Palette.styles[0], 1)]
  }

  /// How the line of a mark is drawn.
  func line(of style: MarkStyle, usual: StrokeStyle) -> StrokeStyle {
    style.line ?? style.lineBy.flatMap { lines[$0.datum] } ?? usual
  }

  /// The outline of a mark's point.
  func symbol(of mark: Mark, at point: CGPoint) -> Path {
    let size = symbolSize(of: mark.style)
    let shape: any ChartSymbolShape =
      mark.style.symbol ?? mark.style.symbolBy.flatMap { symbols[$0.datum] } ?? Palette.symbols[0]
    let frame = CGRect(
      x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
      height: size.height)
    return shape.path(in: frame)
  }

  /// How large the point of a mark is.
  func symbolSize(of style: MarkStyle) -> CGSize {
    if let size = style.symbolSize { return size }
    guard let area = style.symbolSizeBy.flatMap({ symbolSizes[$0.datum] }) else {
      return CGSize(width: 8, height: 8)
    }
    return CGSize(squareOf: area)
  }
}
