import CGTK
import LayoutEngine
package import PortableUI

/// A single window that shows a view, until the application brings its windows.
@MainActor
package enum TrialWindow {
  private static var graph: Graph?

  /// Opens a window with `view` and runs the main loop until it is closed.
  package static func run(_ view: some PortableUI.View) {
    adw_init()
    let backend = WidgetBackend()
    let graph = Graph(
      view, on: backend, size: Size(width: 500, height: 600), environment: EnvironmentValues())
    backend.attach(graph)
    self.graph = graph
    let window = gtk_window_new()!
    gtk_window_set_default_size(window.cast(), 500, 600)
    gtk_window_set_child(window.cast(), backend.widget)
    Signal.connect(window, "close-request") { MainLoop.quit() }
    gtk_window_present(window.cast())
    MainLoop.run()
  }
}
