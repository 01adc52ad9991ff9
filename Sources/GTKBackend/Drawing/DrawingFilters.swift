import CGTK
import Foundation
import LayoutEngine
import PortableUI

/// Drawing what becomes something else before it is put in front of what is behind it.
extension Painter {
  /// Draws `step` with what `filters` make of it, the last of these first.
  func draw(_ step: DrawingStep, _ filters: ArraySlice<DrawingFilter>, with cairo: OpaquePointer) {
    guard let filter = filters.first else { return draw(step, with: cairo) }
    let reach = filters.reduce(0) { $0 + $1.reach }
    // What is drawn on such a picture already counts in points of colour.
    let density = PictureOfPart.depth == 0 ? resolution : 1
    guard let part = PictureOfPart(of: cairo, density, further: reach) else { return }
    PictureOfPart.depth += 1
    defer { PictureOfPart.depth -= 1 }
    let rest = filters.dropFirst()
    switch filter {
    case .colors(let colors): draw(step, rest, on: part) { $0.push(colors) }
    case .multiplied(let color):
      let colors = ColorFilter.multiplying(by: ColorMixture(rgba(color)))
      draw(step, rest, on: part) { $0.push(colors) }
    case .blurred(let radius):
      draw(step, rest, on: part) { gtk_snapshot_push_blur($0, radius * part.scale) }
    case .shadow(let shadow, let way):
      if way == .inFront { draw(step, rest, with: part.cairo) }
      drawShadow(shadow, of: step, rest, on: part)
      if way == .behind { draw(step, rest, with: part.cairo) }
    case .threshold(let range, let color):
      let mixture = ColorMixture(rgba(color))
      let least = ColorFilter.cuttingOff(below: range.lowerBound, mixture)
      draw(step, rest, on: part) { $0.push(least) }
      if range.upperBound < 1 {
        var opaque = mixture
        opaque.opacity = 1
        cairo_set_operator(part.cairo, CAIRO_OPERATOR_DEST_OUT)
        let most = ColorFilter.cuttingOff(below: range.upperBound, opaque)
        draw(step, rest, on: part) { $0.push(most) }
      }
    }
    part.show(on: cairo)
  }

  /// Draws the shadow of `step` alone.
  private func drawShadow(
    _ shadow: LayerLooks.Shadow, of step: DrawingStep, _ filters: ArraySlice<DrawingFilter>,
    on part: PictureOfPart
  ) {
    let color = ColorFilter.painting(ColorMixture(rgba(shadow.color)))
    let offset = Point(x: shadow.x * part.scale, y: shadow.y * part.scale)
    if shadow.radius > 0 {
      draw(step, filters, on: part, at: offset, count: 2) {
        gtk_snapshot_push_blur($0, shadow.radius * part.scale)
        $0.push(color)
      }
    } else {
      draw(step, filters, on: part, at: offset) { $0.push(color) }
    }
  }

  /// Draws `step` on a snapshot where `push` has said, so many times, what becomes of it, and that on `part`, so far
  /// from where it is. A snapshot counts in points of colour here: cairo blurs over so many of these as it is told,
  /// however large they are.
  private func draw(
    _ step: DrawingStep, _ filters: ArraySlice<DrawingFilter>, on part: PictureOfPart,
    at offset: Point = .zero, count: Int = 1, _ push: (OpaquePointer) -> Void
  ) {
    let node = OpaquePointer.node { snapshot in
      push(snapshot)
      var bounds = graphene_rect_t(Rect(origin: .zero, size: part.points))
      let inner = gtk_snapshot_append_cairo(snapshot, &bounds)!
      part.place(inner)
      draw(step, filters, with: inner)
      cairo_destroy(inner)
      for _ in 0..<count { gtk_snapshot_pop(snapshot) }
    }
    guard let node else { return }
    let cairo = part.cairo
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_push_group(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    cairo_translate(cairo, offset.x, offset.y)
    gsk_render_node_draw(node, cairo)
    cairo_pop_group_to_source(cairo)
    cairo_paint(cairo)
    cairo_restore(cairo)
    gsk_render_node_unref(node)
  }
}

extension DrawingFilter {
  /// From how far away something comes to where it is seen.
  fileprivate var reach: Double {
    switch self {
    case .colors, .multiplied, .threshold: 0
    case .blurred(let radius): 2 * radius
    case .shadow(let shadow, _): 2 * shadow.radius + max(abs(shadow.x), abs(shadow.y))
    }
  }
}

/// A picture of what can be seen of a drawing, and of what lies near to that: what changes points of colour needs some.
/// It has as many as are shown of it, however it is turned and stretched, and no more than memory should hold.
private final class PictureOfPart {
  /// What draws on it, counted as in the drawing.
  let cairo: OpaquePointer

  /// How many points of colour it has across and down, and how many make one point of the drawing.
  let points: Size
  let scale: Double

  private let surface: OpaquePointer
  private let corner: Point
  private static let most = 16_000_000.0

  /// How many of them are being drawn, one on the other.
  static var depth = 0

  /// A picture of what can be seen on `cairo`, where `resolution` points of colour make one of a window, and of what
  /// lies no `further` than that away.
  init?(of cairo: OpaquePointer, _ resolution: Double, further: Double) {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    guard right > left, bottom > top else { return nil }
    let size = Size(width: right - left + 2 * further, height: bottom - top + 2 * further)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let wanted = resolution * matrix.stretch
    let possible = min(
      (Self.most / (size.width * size.height)).squareRoot(),
      16_000 / max(size.width, size.height))
    scale = min(wanted, possible)
    guard scale > 0, scale.isFinite else { return nil }
    corner = Point(x: left - further, y: top - further)
    points = Size(
      width: max(1, (size.width * scale).rounded(.up)),
      height: max(1, (size.height * scale).rounded(.up)))
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, CInt(points.width), CInt(points.height))
    self.cairo = cairo_create(surface)
    place(self.cairo)
  }

  isolated deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// Has `cairo`, which counts in points of colour, count as the drawing does.
  func place(_ cairo: OpaquePointer) {
    cairo_scale(cairo, scale, scale)
    cairo_translate(cairo, -corner.x, -corner.y)
  }

  /// Puts the picture where it was taken from.
  func show(on cairo: OpaquePointer) {
    cairo_save(cairo)
    cairo_translate(cairo, corner.x, corner.y)
    cairo_scale(cairo, 1 / scale, 1 / scale)
    cairo_set_source_surface(cairo, surface, 0, 0)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }
}

extension cairo_matrix_t {
  /// How many times as long something becomes at most.
  fileprivate var stretch: Double {
    hypot((xx + yy) / 2, (yx - xy) / 2) + hypot((xx - yy) / 2, (yx + xy) / 2)
  }
}
