import CGTK
import LayoutEngine
import PortableUI

/// Finds out where an event is, and what it meets.
extension Widget {
  /// What is seen at `place` in `widget`.
  static func hit(in widget: WidgetPointer, at place: Point) -> Element? {
    var inner = gtk_widget_pick(widget, place.x, place.y, GTK_PICK_DEFAULT)
    while let current = inner {
      if let element = (owner(of: current) ?? ViewActions.owner(of: current))?.element {
        return element
      }
      inner = gtk_widget_get_parent(current)
    }
    return nil
  }

  /// Where `event` is in `widget`; nothing for what happens in another window.
  static func place(of event: OpaquePointer, in widget: WidgetPointer) -> Point? {
    var place = Point.zero
    guard let surface = gdk_event_get_surface(event),
      gdk_event_get_position(event, &place.x, &place.y) != 0
    else { return nil }
    return Self.place(at: place, of: surface, in: widget)
  }

  /// Where a place of `surface` is in `widget`; nothing for that of another window.
  static func place(
    at point: Point, of surface: OpaquePointer, in widget: WidgetPointer
  ) -> Point? {
    guard let native = gtk_native_get_for_surface(surface),
      native == gtk_widget_get_native(widget)
    else { return nil }
    var (left, top, place) = (0.0, 0.0, Point.zero)
    gtk_native_get_surface_transform(native, &left, &top)
    gtk_widget_translate_coordinates(
      native.cast(), widget, point.x - left, point.y - top, &place.x, &place.y)
    return place
  }
}
