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
    guard let surface = gdk_event_get_surface(event),
      let native = gtk_native_get_for_surface(surface),
      native == gtk_widget_get_native(widget)
    else { return nil }
    var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0 else { return nil }
    gtk_native_get_surface_transform(native, &left, &top)
    var place = Point.zero
    gtk_widget_translate_coordinates(
      native.cast(), widget, x - left, y - top, &place.x, &place.y)
    return place
  }
}
