import CGTK
import PortableUI

extension SymbolGlyph {
  /// Draws the lines, or fills what they are around.
  func draw(with cairo: OpaquePointer, isFilled: Bool) {
    for step in steps {
      switch step {
      case .move(let x, let y): cairo_move_to(cairo, x, y)
      case .line(let x, let y): cairo_line_to(cairo, x, y)
      case .curve(let x1, let y1, let x2, let y2, let x, let y):
        cairo_curve_to(cairo, x1, y1, x2, y2, x, y)
      case .circle(let x, let y, let radius):
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, x, y, radius, 0, 2 * .pi)
      case .close: cairo_close_path(cairo)
      }
    }
    if isFilled, !isOpen { cairo_fill_preserve(cairo) }
    cairo_stroke(cairo)
  }
}
