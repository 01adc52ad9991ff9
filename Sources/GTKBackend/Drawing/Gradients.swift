import CGTK
import Foundation
import LayoutEngine
import PortableUI

/// Drawing colours that become each other.
extension OpaquePointer {
  /// Adds `gradient`, which goes across a frame of `size`, to this snapshot, as far as `room` reaches.
  func append(
    _ gradient: GradientPaint, in room: Rect, across size: Size,
    color: (PortableUI.Color) -> GdkRGBA
  ) {
    let stops = gradient.stops.map {
      GskColorStop(
        offset: Float($0.location), color: color($0.color).lightened(by: Float($0.light)))
    }
    guard let last = stops.last else { return }
    var bounds = graphene_rect_t(room)
    func point(_ point: UnitPoint) -> graphene_point_t {
      graphene_point_t(
        x: Float(Double(point.x) * size.width), y: Float(Double(point.y) * size.height))
    }
    switch gradient.kind {
    case .linear(let start, let end):
      var (start, end) = (point(start), point(end))
      gtk_snapshot_append_linear_gradient(
        self, &bounds, &start, &end, stops, gsize(stops.count))
    case .radial(let center, let start, let end):
      appendRadial(stops, last, &bounds, point(center), (start, end), Size(width: 1, height: 1))
    case .elliptical(let center, let start, let end):
      appendRadial(stops, last, &bounds, point(center), (start, end), size)
    case .angular(let center, let start, let end):
      var center = point(center)
      let part = Float(min(1, max(0, (end - start) / (2 * .pi))))
      let scaled = stops.map { GskColorStop(offset: $0.offset * part, color: $0.color) }
      // GSK begins at the top, and counts in degrees.
      let angle = Float((start.remainder(dividingBy: 2 * .pi)) * 180 / .pi + 90)
      // Without OpenGL it draws straight lines from one colour to the next, which cut corners off:
      // those of a larger room are out of sight.
      let margin = Float(room.size.width + room.size.height)
      var larger = bounds
      graphene_rect_inset(&larger, -margin, -margin)
      gtk_snapshot_push_clip(self, &bounds)
      gtk_snapshot_append_conic_gradient(
        self, &larger, &center, angle, scaled, gsize(scaled.count))
      gtk_snapshot_pop(self)
    }
  }

  private func appendRadial(
    _ stops: [GskColorStop], _ last: GskColorStop, _ bounds: inout graphene_rect_t,
    _ center: graphene_point_t, _ way: (start: Double, end: Double), _ unit: Size
  ) {
    // Without a way there is nothing but the last colour.
    guard way.end > way.start, unit.width > 0, unit.height > 0 else {
      var color = last.color
      return gtk_snapshot_append_color(self, &color, &bounds)
    }
    var center = center
    gtk_snapshot_append_radial_gradient(
      self, &bounds, &center, Float(way.end * unit.width), Float(way.end * unit.height),
      Float(way.start / way.end), 1, stops, gsize(stops.count))
  }

  /// Makes cairo draw with `gradient`, which goes across a frame of `size`.
  func setSource(
    _ gradient: GradientPaint, across size: Size, color: (PortableUI.Color) -> GdkRGBA
  ) {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(self, &left, &top, &right, &bottom)
    setSource {
      $0.append(
        gradient, in: Rect(x: left, y: top, width: right - left, height: bottom - top),
        across: size, color: color)
    }
  }

  /// Makes cairo draw with what `body` draws on a snapshot.
  func setSource(_ body: (OpaquePointer) -> Void) {
    guard let node = Self.node(body) else { return cairo_set_source_rgba(self, 0, 0, 0, 0) }
    // The path waits while the colours are drawn.
    let path = cairo_copy_path(self)
    cairo_new_path(self)
    cairo_push_group(self)
    gsk_render_node_draw(node, self)
    cairo_pop_group_to_source(self)
    cairo_append_path(self, path)
    cairo_path_destroy(path)
    gsk_render_node_unref(node)
  }
}

extension GdkRGBA {
  /// The colour with so much of it white.
  fileprivate func lightened(by part: Float) -> GdkRGBA {
    func lightened(_ amount: Float) -> Float { amount + (1 - amount) * part }
    return GdkRGBA(
      red: lightened(red), green: lightened(green), blue: lightened(blue), alpha: alpha)
  }
}
