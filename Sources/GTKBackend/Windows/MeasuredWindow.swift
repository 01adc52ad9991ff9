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

  /// What everything is in, as the graph knows it.
  package var rootElement: Element { graph.rootElement }

  /// Takes in what has changed and shows it, without painting: the work of one frame.
  public func showChanges() { backend.runFrame() }

  /// Moves the first scroll view down by so many points, as its wheel does, and shows that without
  /// painting. Returns whether it moved.
  public func scroll(by points: Double) -> Bool {
    guard let area = scrollArea(in: graph.rootElement), case .scroll(let before) = area.content
    else { return false }
    area.receive(.scroll(to: before.offset + Point(x: 0, y: points)))
    backend.runFrame()
    guard case .scroll(let after) = area.content else { return false }
    return after.offset != before.offset
  }

  /// Presses `key`, with others held, where the keyboard is at the first list.
  public func pressInList(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
    list(in: graph.rootElement)?.receive(.key(key, modifiers))
  }

  private func list(in element: Element) -> Element? {
    if case .layer(let layer) = element.content, layer.list != nil { return element }
    return element.children.lazy.compactMap { self.list(in: $0) }.first
  }

  private func scrollArea(in element: Element) -> Element? {
    if case .scroll = element.content { return element }
    for child in element.children {
      if let area = scrollArea(in: child) { return area }
    }
    return nil
  }
}
