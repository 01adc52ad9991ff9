import CGTK

/// A symbol that we draw: a glyph, alone or inside a ring or a square.
struct SymbolDrawing {
  private enum Frame { case none, circle, square }

  private let glyph: SymbolGlyph?
  private let frame: Frame
  private let isFilled: Bool

  static let ring = SymbolDrawing(glyph: nil, frame: .circle, isFilled: false)

  private init(glyph: SymbolGlyph?, frame: Frame, isFilled: Bool) {
    self.glyph = glyph
    self.frame = frame
    self.isFilled = isFilled
  }

  /// The drawing for a name like `heart`, `heart.fill` or `plus.circle.fill`; `nil` where there is
  /// none.
  init?(_ name: String) {
    var words = name.split(separator: ".").map(String.init)
    isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    switch words.last {
    case "circle":
      frame = .circle
      words.removeLast()
    case "square":
      frame = .square
      words.removeLast()
    default: frame = .none
    }
    let rest = words.joined(separator: ".")
    glyph = SymbolGlyph.named(rest)
    if glyph == nil, frame == .none || !rest.isEmpty { return nil }
  }

  /// Draws it into a square of `side` at the origin.
  func draw(on snapshot: OpaquePointer, side: Double, color: GdkRGBA) {
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
    guard frame != .none else {
      glyph?.draw(with: cairo, isFilled: isFilled)
      return
    }
    drawFramed(with: cairo)
  }

  private func drawFramed(with cairo: OpaquePointer) {
    // A glyph in a filled frame is a hole in it.
    cairo_push_group(cairo)
    switch frame {
    case .circle: cairo_arc(cairo, 8, 8, isFilled ? 7 : 6.4, 0, 2 * .pi)
    case .square: cairo.addRoundedSquare(from: isFilled ? 1.2 : 2, to: isFilled ? 14.8 : 14)
    case .none: break
    }
    if isFilled {
      cairo_fill(cairo)
    } else {
      cairo_set_line_width(cairo, 1.2)
      cairo_stroke(cairo)
    }
    if let glyph {
      if isFilled { cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR) }
      cairo_translate(cairo, 8, 8)
      cairo_scale(cairo, 0.58, 0.58)
      cairo_translate(cairo, -8, -8)
      cairo_set_line_width(cairo, 2.2)
      glyph.draw(with: cairo, isFilled: isFilled)
    }
    cairo_pop_group_to_source(cairo)
    cairo_paint(cairo)
  }
}

extension OpaquePointer {
  fileprivate func addRoundedSquare(from low: Double, to high: Double) {
    let radius = 3.0
    let corners = [
      (high - radius, low + radius), (high - radius, high - radius),
      (low + radius, high - radius), (low + radius, low + radius),
    ]
    for (index, corner) in corners.enumerated() {
      let angle = (Double(index) - 1) * Double.pi / 2
      cairo_arc(self, corner.0, corner.1, radius, angle, angle + .pi / 2)
    }
    cairo_close_path(self)
  }
}
