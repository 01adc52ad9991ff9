import CGTK
import PortableUI

/// What GSK has no nodes for: cairo draws it.
extension OpaquePointer {
  /// Adds what `body` draws inside of `path`, by which GSK cannot clip.
  func clipped(by path: PortableUI.Path, _ body: (OpaquePointer) -> Void) {
    guard let node = Self.node(body) else { return }
    defer { gsk_render_node_unref(node) }
    guard let reach = path.reach else { return }
    var bounds = graphene_rect_t(reach)
    let cairo = gtk_snapshot_append_cairo(self, &bounds)!
    cairo.add(path)
    cairo_clip(cairo)
    gsk_render_node_draw(node, cairo)
    cairo_destroy(cairo)
  }

  /// Adds what `masked` draws where `mask` draws something, as opaque as that is.
  func masked(_ masked: (OpaquePointer) -> Void, by mask: (OpaquePointer) -> Void) {
    let parts = [Self.node(masked), Self.node(mask)]
    defer { for case let node? in parts { gsk_render_node_unref(node) } }
    guard let masked = parts[0], let mask = parts[1] else { return }
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(mask, &bounds)
    let cairo = gtk_snapshot_append_cairo(self, &bounds)!
    cairo_push_group(cairo)
    gsk_render_node_draw(mask, cairo)
    let pattern = cairo_pop_group(cairo)
    cairo_push_group(cairo)
    gsk_render_node_draw(masked, cairo)
    cairo_pop_group_to_source(cairo)
    cairo_mask(cairo, pattern)
    cairo_pattern_destroy(pattern)
    cairo_destroy(cairo)
  }

  /// What `body` draws; `nil` where that is nothing.
  static func node(_ body: (OpaquePointer) -> Void) -> OpaquePointer? {
    let snapshot = gtk_snapshot_new()!
    body(snapshot)
    return gtk_snapshot_free_to_node(snapshot)
  }
}
