import CGTK
import PortableUI

/// A symbol that is drawn: a picture alone or inside a frame, filled or not, crossed out or not.
struct SymbolDrawing {
  /// What it shows.
  enum Base {
    /// Lines of our own.
    case glyph(SymbolGlyph)
    /// An icon of the desktop's theme.
    case icon(OpaquePointer)
  }

  private let base: Base?
  private let look: SymbolReading

  /// The picture of `base`, or of nothing but a frame, in the look that `look` says.
  init(_ base: Base?, in look: SymbolReading) { (self.base, self.look) = (base, look) }

  static let ring: SymbolDrawing = {
    var look = SymbolReading(base: "")
    look.frame = .circle
    return SymbolDrawing(nil, in: look)
  }()

  /// Draws it into a square of `side` at the origin.
  func draw(on snapshot: OpaquePointer, side: Double, color: GdkRGBA) {
    if case .icon(let icon) = base {
      return draw(icon, on: snapshot, side: side, color: color)
    }
    withPen(on: snapshot, side: side, color: color) { cairo in
      cairo_push_group(cairo)
      addFrame(with: cairo)
      if case .glyph(let glyph) = base { draw(glyph, with: cairo) }
      cairo_pop_group_to_source(cairo)
      cairo_paint(cairo)
    }
  }

  private func withPen(
    on snapshot: OpaquePointer, side: Double, color: GdkRGBA, _ body: (OpaquePointer) -> Void
  ) {
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: Float(side), height: Float(side)))
    let cairo = gtk_snapshot_append_cairo(snapshot, &bounds)!
    defer { cairo_destroy(cairo) }
    // All is drawn on a field of 16 by 16.
    cairo_scale(cairo, side / 16, side / 16)
    cairo_set_line_width(cairo, 1.5)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    cairo.setSource(color)
    body(cairo)
  }

  private func addFrame(with cairo: OpaquePointer) {
    let isFilled = look.isFilled
    switch look.frame {
    case .circle?: cairo_arc(cairo, 8, 8, isFilled ? 7 : 6.4, 0, 2 * .pi)
    case .square?:
      let (low, high) = isFilled ? (1.2, 14.8) : (2, 14)
      cairo.addRounded(x: low...high, y: low...high)
    case .rectangle?: cairo.addRounded(x: 0.8...15.2, y: isFilled ? 2.6...13.4 : 3...13)
    case nil: return
    }
    if isFilled { return cairo_fill(cairo) }
    cairo_set_line_width(cairo, 1.2)
    cairo_stroke(cairo)
  }

  private func draw(_ glyph: SymbolGlyph, with cairo: OpaquePointer) {
    // A glyph in a filled frame is a hole in it.
    let isHole = look.frame != nil && look.isFilled
    let (ink, ground) =
      isHole
      ? (CAIRO_OPERATOR_CLEAR, CAIRO_OPERATOR_OVER) : (CAIRO_OPERATOR_OVER, CAIRO_OPERATOR_CLEAR)
    if look.frame != nil {
      cairo_translate(cairo, 8, 8)
      cairo_scale(cairo, 0.58, 0.58)
      cairo_translate(cairo, -8, -8)
    }
    let width = look.frame == nil ? 1.5 : 2.2
    cairo_set_line_width(cairo, width)
    cairo_set_operator(cairo, ink)
    glyph.draw(with: cairo, isFilled: look.isFilled)
    guard look.isCrossedOut else { return }
    cairo_set_operator(cairo, ground)
    crossOut(with: cairo, width: width * 2.6)
    cairo_set_operator(cairo, ink)
    crossOut(with: cairo, width: width)
  }

  private func crossOut(with cairo: OpaquePointer, width: Double) {
    cairo_set_line_width(cairo, width)
    cairo_move_to(cairo, 2, 2)
    cairo_line_to(cairo, 14, 14)
    cairo_stroke(cairo)
  }

  /// Draws an icon, which GTK does itself: in a filled frame in a colour that is seen there.
  private func draw(
    _ icon: OpaquePointer, on snapshot: OpaquePointer, side: Double, color: GdkRGBA
  ) {
    var ink = color
    if look.frame != nil {
      withPen(on: snapshot, side: side, color: color, addFrame)
      if look.isFilled { ink = color.opposite }
    }
    // Icons of themes reach to their edges; letters beside them do not.
    let inset = look.frame == nil ? (side * 0.08).rounded() : side * 0.24
    // Symbolic icons may use colours for success, warning and error beside that of texts.
    let colors = [GdkRGBA](repeating: ink, count: 4)
    snapshot.moved(x: inset, y: inset) {
      let room = side - 2 * inset
      gtk_symbolic_paintable_snapshot_symbolic(icon, snapshot, room, room, colors, 4)
    }
    if look.isCrossedOut {
      withPen(on: snapshot, side: side, color: ink) { crossOut(with: $0, width: 1.5) }
    }
  }
}

extension GdkRGBA {
  /// White on what is dark, and black on what is light.
  fileprivate var opposite: GdkRGBA {
    let part: Float = 0.3 * red + 0.6 * green + 0.1 * blue > 0.6 ? 0 : 1
    return GdkRGBA(red: part, green: part, blue: part, alpha: alpha)
  }
}

extension OpaquePointer {
  fileprivate func addRounded(x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let radius = 3.0
    let corners = [
      (x.upperBound - radius, y.lowerBound + radius),
      (x.upperBound - radius, y.upperBound - radius),
      (x.lowerBound + radius, y.upperBound - radius),
      (x.lowerBound + radius, y.lowerBound + radius),
    ]
    for (index, corner) in corners.enumerated() {
      let angle = (Double(index) - 1) * Double.pi / 2
      cairo_arc(self, corner.0, corner.1, radius, angle, angle + .pi / 2)
    }
    cairo_close_path(self)
  }
}
