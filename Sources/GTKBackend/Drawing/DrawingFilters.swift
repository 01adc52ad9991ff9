import CGTK
import LayoutEngine
import PortableUI

/// Drawing what becomes something else before it is put in front of what is behind it.
extension Painter {
  /// Draws `step` with what `filters` make of it, the last of these first.
  func draw(_ step: DrawingStep, _ filters: ArraySlice<DrawingFilter>, with cairo: OpaquePointer) {
    guard let filter = filters.first else { return draw(step, with: cairo) }
    let rest = filters.dropFirst()
    cairo.drawApart(resolution) { picture, room in
      switch filter {
      case .colors(let colors): draw(step, rest, in: room, on: picture, [{ $0.push(colors) }])
      case .multiplied(let color):
        let colors = ColorFilter.multiplying(by: ColorMixture(rgba(color)))
        draw(step, rest, in: room, on: picture, [{ $0.push(colors) }])
      case .blurred(let radius):
        draw(step, rest, in: room, on: picture, [{ gtk_snapshot_push_blur($0, radius) }])
      case .shadow(let shadow, let way):
        if way == .inFront { draw(step, rest, with: picture) }
        drawShadow(shadow, of: step, rest, in: room, on: picture)
        if way == .behind { draw(step, rest, with: picture) }
      case .threshold(let range, let color):
        let mixture = ColorMixture(rgba(color))
        let least = ColorFilter.cuttingOff(below: range.lowerBound, mixture)
        draw(step, rest, in: room, on: picture, [{ $0.push(least) }])
        guard range.upperBound < 1 else { return }
        var opaque = mixture
        opaque.opacity = 1
        cairo_set_operator(picture, CAIRO_OPERATOR_DEST_OUT)
        let most = ColorFilter.cuttingOff(below: range.upperBound, opaque)
        draw(step, rest, in: room, on: picture, [{ $0.push(most) }])
      }
    }
  }

  /// Draws the shadow of `step` alone.
  private func drawShadow(
    _ shadow: LayerLooks.Shadow, of step: DrawingStep, _ filters: ArraySlice<DrawingFilter>,
    in room: Rect, on cairo: OpaquePointer
  ) {
    let color = ColorFilter.painting(ColorMixture(rgba(shadow.color)))
    var pushes: [(OpaquePointer) -> Void] = [{ $0.push(color) }]
    if shadow.radius > 0 { pushes.insert({ gtk_snapshot_push_blur($0, shadow.radius) }, at: 0) }
    cairo_save(cairo)
    cairo_translate(cairo, shadow.x, shadow.y)
    draw(step, filters, in: room, on: cairo, pushes)
    cairo_restore(cairo)
  }

  /// Draws `step` on a snapshot where `pushes` have said what becomes of it, and that on `cairo`.
  private func draw(
    _ step: DrawingStep, _ filters: ArraySlice<DrawingFilter>, in room: Rect,
    on cairo: OpaquePointer, _ pushes: [(OpaquePointer) -> Void]
  ) {
    let node = OpaquePointer.node { snapshot in
      for push in pushes { push(snapshot) }
      var bounds = graphene_rect_t(room)
      let inner = gtk_snapshot_append_cairo(snapshot, &bounds)!
      draw(step, filters, with: inner)
      cairo_destroy(inner)
      for _ in pushes { gtk_snapshot_pop(snapshot) }
    }
    guard let node else { return }
    cairo_push_group(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    gsk_render_node_draw(node, cairo)
    cairo_pop_group_to_source(cairo)
    cairo_paint(cairo)
    gsk_render_node_unref(node)
  }
}

extension OpaquePointer {
  /// Draws what `body` draws into a picture as large as what can be seen here, which is put here then:
  /// what changes points of colour needs some.
  fileprivate func drawApart(_ resolution: Double, _ body: (OpaquePointer, Rect) -> Void) {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(self, &left, &top, &right, &bottom)
    let room = Rect(x: left, y: top, width: right - left, height: bottom - top)
    func points(_ length: Double) -> CInt { CInt(min(16_000, (length * resolution).rounded(.up))) }
    guard room.size.width > 0, room.size.height > 0 else { return }
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, points(room.size.width), points(room.size.height))!
    let picture = cairo_create(surface)!
    cairo_scale(picture, resolution, resolution)
    cairo_translate(picture, -left, -top)
    body(picture, room)
    cairo_destroy(picture)
    cairo_save(self)
    cairo_translate(self, left, top)
    cairo_scale(self, 1 / resolution, 1 / resolution)
    cairo_set_source_surface(self, surface, 0, 0)
    cairo_paint(self)
    cairo_restore(self)
    cairo_surface_destroy(surface)
  }
}
