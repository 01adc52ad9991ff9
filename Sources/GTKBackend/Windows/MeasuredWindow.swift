import CGTK
public import Foundation
import LayoutEngine
public import PortableUI

/// A window whose frames can be run by hand: what benchmarks look at.
@_spi(Measuring) @MainActor
public final class MeasuredWindow {
  private let backend = WidgetBackend()
  private let graph: Graph
  private let window: UnsafeMutablePointer<GtkWindow>

  /// Opens the display, as an app does when it starts.
  public static func prepare() { Launch.prepare() }

  /// Runs the main loop for as long as the program runs.
  public static func runLoop() { MainLoop.run() }

  /// A window of `size` with `view` in it. It is not shown yet.
  public init(_ view: some PortableUI.View, size: CGSize) {
    let room = Size(width: Double(size.width), height: Double(size.height))
    graph = Graph(view, on: backend, size: room, environment: EnvironmentValues())
    window = gtk_window_new()!.cast()
    g_object_ref(window)
    gtk_window_set_default_size(window, gint(size.width), gint(size.height))
    gtk_window_set_child(window, backend.widget)
    backend.attach(graph)
  }

  isolated deinit {
    graph.close()
    gtk_window_destroy(window)
    g_object_unref(window)
  }

  /// The window, as GTK knows it.
  public var native: OpaquePointer { window.opaque }

  /// Takes in what has changed and shows it, without painting: the work of one frame.
  public func showChanges() { graph.pump() }
}
