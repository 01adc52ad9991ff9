import CGTK
import PortableUI

/// Keys that are heard from anywhere in a window, where nothing nearer to the keyboard wanted them.
final class WindowWideKeys {
  private let widget: WidgetPointer
  private let controller: OpaquePointer

  /// Hears keys for `widget` as long as this lives.
  private init(on widget: WidgetPointer) {
    self.widget = widget
    controller = gtk_shortcut_controller_new()!
    g_object_ref(widget)
    gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_GLOBAL)
    gtk_widget_add_controller(widget, controller)
  }

  isolated deinit {
    gtk_widget_remove_controller(widget, controller)
    g_object_unref(widget)
  }

  /// Calls `action` at a key. It returns whether nobody else is to hear of that.
  private func add(
    _ keyval: guint, _ modifiers: GdkModifierType, _ action: @escaping () -> Bool
  ) {
    let command = Unmanaged.passRetained(KeyCommand(on: widget, action)).toOpaque()
    gtk_shortcut_controller_add_shortcut(
      controller,
      gtk_shortcut_new(
        gtk_keyval_trigger_new(keyval, modifiers),
        gtk_callback_action_new(
          { _, _, command in
            Unmanaged<KeyCommand>.fromOpaque(command!).takeUnretainedValue().run() ? 1 : 0
          }, command, { Unmanaged<KeyCommand>.fromOpaque($0!).release() })))
  }
}

extension WindowWideKeys {
  /// Those that ask for what is shown anew: F5 and Control with R.
  static func refreshing(
    on widget: WidgetPointer, _ action: @escaping () -> Void
  ) -> WindowWideKeys {
    let keys = WindowWideKeys(on: widget)
    let refresh = {
      action()
      return true
    }
    keys.add(guint(GDK_KEY_F5), GdkModifierType(rawValue: 0), refresh)
    keys.add(guint(GDK_KEY_r), GDK_CONTROL_MASK, refresh)
    return keys
  }

  /// Those that go from tab to tab, for a window whose keyboard is in its bar, or nowhere. Where it is in the
  /// content, views have heard of them before.
  static func turningTabs(
    on widget: WidgetPointer, _ action: @escaping (KeyPress) -> Bool
  ) -> WindowWideKeys {
    let keys = WindowWideKeys(on: widget)
    for key in [KeyEquivalent.pageDown, .pageUp] {
      let press = KeyPress(key, characters: "", modifiers: .control)
      for keyval in key.keyvals { keys.add(keyval, GDK_CONTROL_MASK) { action(press) } }
    }
    return keys
  }
}

private final class KeyCommand {
  // It belongs to this widget.
  private let widget: WidgetPointer
  private let action: () -> Bool

  init(on widget: WidgetPointer, _ action: @escaping () -> Bool) {
    self.widget = widget
    self.action = action
  }

  // Something else may stand in the widget's place.
  func run() -> Bool { gtk_widget_get_mapped(widget) != 0 && action() }
}
