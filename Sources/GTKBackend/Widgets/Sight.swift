import CGTK
import LayoutEngine
import PortableUI

/// What of a widget can be seen in its window, for one that draws no more than that.
///
/// GTK keeps what was drawn and moves it when it is scrolled. So more is drawn than is seen, and when
/// that does not reach any more, the widget is told to draw again, before the picture is painted.
final class Sight {
  private let widget: WidgetPointer
  private let redraw: () -> Void
  private let clock: OpaquePointer?
  private var handler: gulong = 0

  /// From where to where was drawn.
  private var drawn = (top: 0.0, bottom: -1.0)

  /// Calls `redraw` when another part of `widget`, which is in a window, is seen.
  init(of widget: WidgetPointer, _ redraw: @escaping () -> Void) {
    self.widget = widget
    self.redraw = redraw
    clock = gtk_widget_get_frame_clock(widget)
    guard let clock else { return }
    g_object_ref(clock.rawObject)
    // What was arranged is in its place by then, and nothing is painted yet.
    handler = Signal.connectAfter(clock, "layout") { [weak self] in self?.check() }
  }

  isolated deinit {
    guard let clock else { return }
    g_signal_handler_disconnect(clock.rawObject, handler)
    g_object_unref(clock.rawObject)
  }

  /// From where to where it is to be drawn now.
  func look() -> (top: Double, bottom: Double) {
    guard let seen else { return (0, 0) }
    let height = seen.bottom - seen.top
    drawn = (seen.top - height, seen.bottom + height)
    return drawn
  }

  private func check() {
    guard let seen, seen.top < drawn.top || seen.bottom > drawn.bottom else { return }
    redraw()
  }

  /// The part of the widget that lies in its window, whether something is in front of it or not.
  private var seen: (top: Double, bottom: Double)? {
    guard let root = gtk_widget_get_root(widget) else { return nil }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    var (x, y) = (0.0, 0.0)
    guard gtk_widget_translate_coordinates(window, widget, 0, 0, &x, &y) != 0 else { return nil }
    return (y, y + Double(gtk_widget_get_height(window)))
  }
}
