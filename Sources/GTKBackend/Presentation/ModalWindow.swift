import CGTK

/// A window in front of another one, which waits until it is gone.
final class ModalWindow {
  let pointer: UnsafeMutablePointer<GtkWindow>
  private var waiting: (parent: WidgetPointer, handler: gulong)?

  /// Owns `window`.
  init(_ window: WidgetPointer) {
    pointer = window.cast()
    g_object_ref(pointer)
    gtk_window_set_modal(pointer, 1)
    gtk_window_set_destroy_with_parent(pointer, 1)
  }

  isolated deinit {
    close()
    g_object_unref(pointer)
  }

  /// Shows it in front of the window that `widget` is in, once that is shown itself.
  func present(over widget: WidgetPointer) {
    guard let root = gtk_widget_get_root(widget) else { return gtk_window_present(pointer) }
    let parent: WidgetPointer = root.cast()
    gtk_window_set_transient_for(pointer, parent.cast())
    if gtk_widget_get_mapped(parent) != 0 { return gtk_window_present(pointer) }
    g_object_ref(parent)
    let handler = Signal.connect(parent, "map") { [weak self] in
      guard let self, waiting != nil else { return }
      stopWaiting()
      gtk_window_present(pointer)
    }
    waiting = (parent, handler)
  }

  private func stopWaiting() {
    guard let waiting else { return }
    self.waiting = nil
    g_signal_handler_disconnect(waiting.parent, waiting.handler)
    g_object_unref(waiting.parent)
  }

  /// Takes it off the screen, if it is there.
  func close() {
    stopWaiting()
    // It may outlive the window below, and would look for it when it goes.
    gtk_window_set_transient_for(pointer, nil)
    gtk_window_destroy(pointer)
  }
}
