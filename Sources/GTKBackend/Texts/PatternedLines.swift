import CGTK
import LayoutEngine
import PortableUI

/// Lines below and through words that Pango does not draw: with gaps, or in a colour of their own.
extension Painter {
  /// Draws such lines of `content`, whose words `lines` are, in the colours that `color` has for them.
  func drawLines(
    of content: TextContent, _ lines: TextLines, on snapshot: OpaquePointer,
    color rgba: (TextPart, Color) -> GdkRGBA
  ) {
    guard let look = content.look, look.hasOwnLines else { return }
    var bounds = graphene_rect_t(
      Rect(origin: .zero, size: lines.size).grown(by: Fonts.face(of: content.font).size))
    let cairo = gtk_snapshot_append_cairo(snapshot, &bounds)!
    defer { cairo_destroy(cairo) }
    var start = 0
    let runs = look.runs.isEmpty ? [TextRun(length: content.text.utf8.count)] : look.runs
    for run in runs {
      let range = start..<start + run.length
      start = range.upperBound
      let letters = run.color.map { rgba(.run, $0) } ?? rgba(.letters, content.color)
      let metrics = LineMetrics(of: run.font ?? content.font)
      let rise = run.rise ?? look.rise
      for (line, place) in [
        (run.underline ?? look.underline, metrics.below),
        (run.strikethrough ?? look.strikethrough, metrics.through),
      ] where line.isOurs {
        cairo.setSource(line.color.map { rgba(.line, $0) } ?? letters)
        cairo.setDash(line.pattern ?? .solid, metrics.thickness)
        for piece in lines.pieces(of: range) {
          let y = (piece.baseline - rise + place).rounded() + metrics.thickness / 2
          cairo_move_to(cairo, piece.left - lines.shift, y)
          cairo_line_to(cairo, piece.right - lines.shift, y)
        }
        cairo_stroke(cairo)
      }
    }
  }
}

extension TextLook {
  /// Whether there is a line that Pango does not draw.
  fileprivate var hasOwnLines: Bool {
    underline.isOurs || strikethrough.isOurs
      || runs.contains { $0.underline?.isOurs == true || $0.strikethrough?.isOurs == true }
  }
}

extension Rect {
  fileprivate func grown(by margin: Double) -> Rect {
    Rect(
      x: minX - margin, y: minY - margin, width: size.width + 2 * margin,
      height: size.height + 2 * margin)
  }
}

extension OpaquePointer {
  /// Has cairo draw lines of this kind.
  fileprivate func setDash(_ pattern: TextLook.Line.Pattern, _ thickness: Double) {
    cairo_set_line_width(self, thickness)
    let dashes = pattern.dashes.map { $0 * thickness }
    cairo_set_dash(self, dashes, CInt(dashes.count), 0)
  }
}

extension TextLook.Line.Pattern {
  /// What is drawn and what is left free in turn, in parts of the line's thickness.
  fileprivate var dashes: [Double] {
    switch self {
    case .solid: []
    case .dot: [1, 2]
    case .dash: [4, 3]
    case .dashDot: [4, 2, 1, 2]
    case .dashDotDot: [4, 2, 1, 2, 1, 2]
    }
  }
}

/// Where the lines of a font lie, counted downward from where its letters stand.
private struct LineMetrics {
  let below: Double
  let through: Double
  let thickness: Double

  init(of font: Font) {
    let face = Fonts.face(of: font)
    let metrics = pango_context_get_metrics(face.context, face.description, nil)!
    defer { pango_font_metrics_unref(metrics) }
    func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
    below = -points(pango_font_metrics_get_underline_position(metrics))
    through = -points(pango_font_metrics_get_strikethrough_position(metrics))
    thickness = max(1, points(pango_font_metrics_get_underline_thickness(metrics)).rounded())
  }
}
