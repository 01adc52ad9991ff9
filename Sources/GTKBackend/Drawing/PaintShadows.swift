import CGTK
import LayoutEngine
import PortableUI

/// Shadows that belong to what something is painted with.
extension Painter {
  /// Adds what `body` draws to `snapshot`, with shadows behind it, and inside of what `form` draws in an opaque colour.
  func shaded(
    _ shadows: [PaintShadow], on snapshot: OpaquePointer, _ body: (OpaquePointer) -> Void,
    form: (OpaquePointer) -> Void
  ) {
    let behind = shadows.filter { !$0.isInner }.map {
      GskShadow(
        color: rgba($0.color), dx: Float($0.x), dy: Float($0.y), radius: Float($0.radius))
    }
    if !behind.isEmpty { gtk_snapshot_push_shadow(snapshot, behind, gsize(behind.count)) }
    body(snapshot)
    if !behind.isEmpty { gtk_snapshot_pop(snapshot) }
    guard behind.count < shadows.count, let form = OpaquePointer.node(form) else { return }
    for shadow in shadows where shadow.isInner { append(shadow, inside: form, on: snapshot) }
    gsk_render_node_unref(form)
  }

  /// Adds a colour where `form` draws something and the same beside it, out of focus, does not.
  private func append(
    _ shadow: PaintShadow, inside form: OpaquePointer, on snapshot: OpaquePointer
  ) {
    // What lies further out has its part in what is out of focus.
    let reach = Float(2 * shadow.radius + max(abs(shadow.x), abs(shadow.y)) + 1)
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(form, &bounds)
    graphene_rect_inset(&bounds, -reach, -reach)
    let cairo = gtk_snapshot_append_cairo(snapshot, &bounds)!
    defer { cairo_destroy(cairo) }
    cairo_push_group(cairo)
    gsk_render_node_draw(form, cairo)
    let place = cairo_pop_group(cairo)
    cairo_push_group(cairo)
    cairo.setSource(rgba(shadow.color))
    cairo_paint(cairo)
    cairo_push_group(cairo)
    cairo_translate(cairo, shadow.x, shadow.y)
    form.drawOutOfFocus(by: shadow.radius, with: cairo)
    cairo_pop_group_to_source(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
    cairo_paint(cairo)
    cairo_pop_group_to_source(cairo)
    cairo_mask(cairo, place)
    cairo_pattern_destroy(place)
  }
}

extension OpaquePointer {
  /// Draws this node, each point of it spread by `radius`.
  fileprivate func drawOutOfFocus(by radius: Double, with cairo: OpaquePointer) {
    guard radius > 0, let node = gsk_blur_node_new(self, Float(radius)) else {
      return gsk_render_node_draw(self, cairo)
    }
    gsk_render_node_draw(node, cairo)
    gsk_render_node_unref(node)
  }
}
