import CGTK
import LayoutEngine

/// Reports where the pointer is over a widget, and that it has left.
final class HoverFeed {
  private let widget: WidgetPointer
  private let controller: OpaquePointer

  init(on widget: WidgetPointer, report: @escaping (Point?) -> Void) {
    self.widget = widget
    let controller = gtk_event_controller_motion_new()!
    self.controller = controller
    for signal in ["enter", "motion"] {
      Signal.connect(controller, signal) { arguments in
        report(Point(x: arguments.double(0), y: arguments.double(1)))
        return nil
      }
    }
    Signal.connect(controller, "leave") { report(nil) }
    gtk_widget_add_controller(widget, controller)
  }

  /// Ends the reports.
  func remove() { gtk_widget_remove_controller(widget, controller) }
}
