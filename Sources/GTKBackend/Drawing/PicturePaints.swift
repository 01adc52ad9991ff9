import CGTK
import LayoutEngine
import PortableUI

/// Painting with pictures, as often as it takes.
extension Painter {
  /// Fills `room` of `snapshot` with `paint`.
  func append(_ paint: PicturePaint, in room: Rect, on snapshot: OpaquePointer) {
    var bounds = graphene_rect_t(room)
    let cairo = gtk_snapshot_append_cairo(snapshot, &bounds)!
    setSource(paint, of: cairo)
    cairo_paint(cairo)
    cairo_destroy(cairo)
  }

  /// Makes cairo draw with `paint`. One of its pictures is drawn in whole points of colour, and stretched to its size.
  func setSource(_ paint: PicturePaint, of cairo: OpaquePointer) {
    let image = paint.image
    let size = ControlSizes.size(of: .image(image), for: .unspecified)
    guard let tile = paint.tile(of: size) else { return cairo_set_source_rgba(cairo, 0, 0, 0, 0) }
    let points = Size(
      width: min(4_096, max(1, (tile.width * resolution).rounded())),
      height: min(4_096, max(1, (tile.height * resolution).rounded())))
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, CInt(points.width), CInt(points.height))!
    let drawing = cairo_create(surface)!
    let whole = paint.whole(around: points)
    if let node = OpaquePointer.node({ draw(image, in: whole.size, on: $0) }) {
      cairo_translate(drawing, whole.minX, whole.minY)
      cairo_push_group(drawing)
      gsk_render_node_draw(node, drawing)
      cairo_pop_group_to_source(drawing)
      cairo_paint_with_alpha(drawing, paint.opacity)
      gsk_render_node_unref(node)
    }
    cairo_destroy(drawing)
    let pattern = cairo_pattern_create_for_surface(surface)!
    cairo_surface_destroy(surface)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, points.width / tile.width, points.height / tile.height)
    cairo_matrix_translate(&matrix, -paint.origin.x, -paint.origin.y)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }
}
