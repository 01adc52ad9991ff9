import CGTK

/// A window in which something else stands for its bar and its content, until that is gone.
///
/// What it covers stays in the window, unseen, so that its frames go on and it is as it was afterwards.
final class CoveredWindow {
  private let window: UnsafeMutablePointer<GtkWindow>
  private let bar: WidgetPointer
  private let body: WidgetPointer
  private let coveredBar: WidgetPointer?
  private let coveredBody: WidgetPointer
  private let focus: WidgetPointer?

  /// Shows `bar` and `body` instead of what `window` shows.
  init(_ window: UnsafeMutablePointer<GtkWindow>, by bar: WidgetPointer, _ body: WidgetPointer) {
    (self.window, self.bar, self.body) = (window, bar, body)
    let holder = Self.holder(in: window)
    coveredBar = gtk_window_get_titlebar(window)
    coveredBody = gtk_widget_get_last_child(holder)
    focus = gtk_root_get_focus(window.opaque)
    for object in owned { g_object_ref(object) }
    gtk_box_append(holder.cast(), body)
    gtk_window_set_titlebar(window, bar)
    gtk_widget_set_visible(coveredBody, 0)
  }

  isolated deinit { for object in owned { g_object_unref(object) } }

  private var owned: [WidgetPointer] {
    [window.cast(), bar, body, coveredBody] + [coveredBar, focus].compactMap(\.self)
  }

  /// Shows what was covered, and gives it the keyboard as it had it.
  func uncover() {
    guard let holder = gtk_widget_get_parent(body) else { return }
    gtk_window_set_titlebar(window, coveredBar)
    gtk_widget_set_visible(coveredBody, 1)
    gtk_box_remove(holder.cast(), body)
    if let focus, gtk_widget_get_root(focus) == window.opaque { gtk_widget_grab_focus(focus) }
  }

  private static let className = "viewstate-covers"

  /// What holds all that covers one another in `window`, the foremost last.
  private static func holder(in window: UnsafeMutablePointer<GtkWindow>) -> WidgetPointer {
    let child = gtk_window_get_child(window)
    if let child, gtk_widget_has_css_class(child, className) != 0 { return child }
    let holder = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    gtk_widget_add_css_class(holder, className)
    if let child {
      g_object_ref(child)
      gtk_window_set_child(window, nil)
      gtk_box_append(holder.cast(), child)
      g_object_unref(child)
    }
    gtk_window_set_child(window, holder)
    return holder
  }
}
