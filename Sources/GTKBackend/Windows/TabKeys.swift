import CGTK
import PortableUI

/// The keys that go from tab to tab, for a window whose keyboard is in its bar, or nowhere. Where it is in the
/// content, views have heard of them before.
final class TabKeys {
  private let widget: WidgetPointer
  private let controller: OpaquePointer

  /// Calls `action` at these keys as long as this lives. It returns whether nobody else is to hear of one.
  init(on widget: WidgetPointer, _ action: @escaping (KeyPress) -> Bool) {
    self.widget = widget
    controller = gtk_shortcut_controller_new()!
    g_object_ref(widget)
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_BUBBLE)
    gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_GLOBAL)
    for key in [KeyEquivalent.pageDown, .pageUp] { add(key, action) }
    gtk_widget_add_controller(widget, controller)
  }

  isolated deinit {
    gtk_widget_remove_controller(widget, controller)
    g_object_unref(widget)
  }

  private func add(_ key: KeyEquivalent, _ action: @escaping (KeyPress) -> Bool) {
    let press = KeyPress(key, characters: "", modifiers: .control)
    for keyval in key.keyvals {
      let command = Unmanaged.passRetained(TabCommand { action(press) }).toOpaque()
      gtk_shortcut_controller_add_shortcut(
        controller,
        gtk_shortcut_new(
          gtk_keyval_trigger_new(keyval, GDK_CONTROL_MASK),
          gtk_callback_action_new(
            { _, _, command in
              Unmanaged<TabCommand>.fromOpaque(command!).takeUnretainedValue().action() ? 1 : 0
            }, command, { Unmanaged<TabCommand>.fromOpaque($0!).release() })))
    }
  }
}

private final class TabCommand {
  let action: () -> Bool

  init(_ action: @escaping () -> Bool) { self.action = action }
}
