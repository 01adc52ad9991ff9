import CGTK
import Foundation
import LayoutEngine
import PortableUI

/// Drawing paths with cairo.
extension OpaquePointer {
  /// Says what of paths that cross themselves is inside.
  func setFillRule(isEvenOdd: Bool) {
    cairo_set_fill_rule(self, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  /// Adds `path` to cairo's.
  func add(_ path: PortableUI.Path) {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for piece in path.elements {
      switch piece {
      case .move(let end):
        cairo_move_to(self, end.x, end.y)
        (start, current) = (end, end)
      case .line(let end):
        cairo_line_to(self, end.x, end.y)
        current = end
      case .quadCurve(let end, let control):
        // Cairo bends towards two points; a third of the way to them is the same as one.
        let first = current.towards(control, by: 2 / 3)
        let second = end.towards(control, by: 2 / 3)
        cairo_curve_to(self, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
      case .curve(let end, let first, let second):
        cairo_curve_to(self, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
      case .closeSubpath:
        cairo_close_path(self)
        current = start
      }
    }
  }

  /// Draws the line of cairo's path as `style` says.
  func stroke(_ style: StrokeStyle) {
    cairo_set_line_width(self, style.lineWidth)
    cairo_set_miter_limit(self, style.miterLimit)
    cairo_set_line_cap(self, style.lineCap.cairo)
    cairo_set_line_join(self, style.lineJoin.cairo)
    // A dash of nothing but zeros is an error to cairo.
    let dash = style.dash.map(Double.init)
    if dash.allSatisfy({ $0 >= 0 }), dash.contains(where: { $0 > 0 }) {
      cairo_set_dash(self, dash, Int32(dash.count), style.dashPhase)
    }
    cairo_stroke(self)
  }

  func setSource(_ color: GdkRGBA) {
    cairo_set_source_rgba(
      self, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }
}

extension CGPoint {
  fileprivate func towards(_ other: CGPoint, by part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
