import CGTK
import LayoutEngine
import PortableUI

/// Drawing a picture whose points of colour become more or fewer in a way that was chosen.
extension Picture {
  /// Draws it stretched to fill a frame of `size`.
  func draw(_ scaling: ImageScaling, in size: Size, on snapshot: OpaquePointer) {
    guard let surface = readSurface(), let texture else { return }
    let points = Picture.points(of: texture)
    guard points.width > 0, points.height > 0, size.width > 0, size.height > 0 else { return }
    var bounds = graphene_rect_t(Rect(origin: .zero, size: size))
    let cairo = gtk_snapshot_append_cairo(snapshot, &bounds)!
    cairo_save(cairo)
    cairo_scale(cairo, size.width / points.width, size.height / points.height)
    cairo_set_source_surface(cairo, surface, 0, 0)
    let pattern = cairo_get_source(cairo)
    cairo_pattern_set_filter(pattern, scaling.interpolation?.filter ?? CAIRO_FILTER_GOOD)
    // What is beside its border is no part of it.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_antialias(
      cairo, scaling.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_rectangle(cairo, 0, 0, points.width, points.height)
    cairo_fill(cairo)
    cairo_restore(cairo)
    cairo_destroy(cairo)
  }
}

extension ImageScaling.Interpolation {
  /// The same as cairo says it.
  fileprivate var filter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}
