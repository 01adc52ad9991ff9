import CGTK
import CGTKWidgets

/// The keys that ask for what is shown anew, from anywhere in the window: F5 and Control with R.
final class RefreshKeys {
  private let widget: WidgetPointer
  private let controller: OpaquePointer

  /// Calls `action` at these keys as long as this lives.
  init(on widget: WidgetPointer, _ action: @escaping () -> Void) {
    self.widget = widget
    controller = gtk_shortcut_controller_new()!
    g_object_ref(widget)
    gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_GLOBAL)
    add(GDK_KEY_F5, GdkModifierType(rawValue: 0), action)
    add(GDK_KEY_r, GDK_CONTROL_MASK, action)
    gtk_widget_add_controller(widget, controller)
  }

  isolated deinit {
    gtk_widget_remove_controller(widget, controller)
    g_object_unref(widget)
  }

  private func add(_ key: gint, _ modifiers: GdkModifierType, _ action: @escaping () -> Void) {
    let command = Unmanaged.passRetained(RefreshCommand(action)).toOpaque()
    gtk_shortcut_controller_add_shortcut(
      controller,
      gtk_shortcut_new(
        gtk_keyval_trigger_new(guint(key), modifiers),
        gtk_callback_action_new(
          { _, _, command in
            Unmanaged<RefreshCommand>.fromOpaque(command!).takeUnretainedValue().action()
            return 1
          }, command, { Unmanaged<RefreshCommand>.fromOpaque($0!).release() })))
  }
}

private final class RefreshCommand {
  let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }
}
