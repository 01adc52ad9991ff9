import CGTK
import LayoutEngine
import PortableUI

/// Makes a window in which people watch what happens on a screen in memory. Tests find it by this name.
@_cdecl("viewstate_make_onlooker")
func makeOnlooker() -> UnsafeMutableRawPointer? {
  guard Launch.openDisplay() else { return nil }
  FocusWatch.onlyLooksOn = true
  let window: AnyObject = WatchedWindow()
  return Unmanaged.passRetained(window).toOpaque()
}

/// A window of GTK that shows a graph which a screen in memory answers for, and below it what happens.
final class WatchedWindow: Onlooker {
  private let widgets = WidgetBackend()
  private let pointer: UnsafeMutablePointer<GtkWindow>
  private let words = gtk_label_new(nil)!
  private let scheme: WindowScheme
  private var isOpen = false

  init() {
    pointer = gtk_window_new()!.cast()
    g_object_ref(pointer)
    scheme = WindowScheme(of: pointer.cast())
    widgets.onScheme = { [scheme] in scheme.change(to: $0) }
    gtk_window_set_titlebar(pointer, widgets.header.pointer)
    widgets.header.titleChanged = { [weak self] in self?.retitle() }
    let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    gtk_label_set_wrap(words.opaque, 1)
    // Two lines, so that what is above them stays where it is.
    gtk_label_set_lines(words.opaque, 2)
    gtk_widget_set_size_request(words, -1, 56)
    gtk_box_append(column.cast(), widgets.widget)
    gtk_box_append(column.cast(), words)
    gtk_window_set_child(pointer, column)
    // Who looks on ends nothing.
    gtk_window_set_deletable(pointer, 0)
    gtk_window_set_resizable(pointer, 0)
  }

  isolated deinit {
    close()
    g_object_unref(pointer)
  }

  var backend: any Backend { widgets }

  func open(_ graph: Graph, size: Size) {
    isOpen = true
    gtk_widget_set_size_request(widgets.widget, gint(size.width), gint(size.height))
    widgets.attach(graph)
    retitle()
    gtk_window_present(pointer)
  }

  private func retitle() { gtk_window_set_title(pointer, widgets.header.title ?? AppName.current) }

  func look(at words: String, for pause: Duration) {
    gtk_label_set_text(self.words.opaque, words)
    let end = ContinuousClock.now + pause
    repeat {
      // Names are said, and what is new is shown.
      widgets.runFrame()
      while g_main_context_iteration(nil, 0) != 0 {}
      g_usleep(10_000)
    } while ContinuousClock.now < end && isOpen
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    widgets.graphClosed()
    gtk_window_destroy(pointer)
    while g_main_context_iteration(nil, 0) != 0 {}
  }
}
