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
  /// Those that views hear wherever the keyboard is in their window: which go from tab to tab, and ask for what is
  /// shown anew. Where it is in the content, views have heard of those before that type something or have a name
  /// of their own.
  static func ofViews(
    on widget: WidgetPointer, _ action: @escaping (KeyPress) -> Bool
  ) -> WindowWideKeys {
    let keys = WindowWideKeys(on: widget)
    let presses = [
      KeyPress(.pageDown, characters: "", modifiers: .control),
      KeyPress(.pageUp, characters: "", modifiers: .control),
      KeyPress("r", characters: "", modifiers: .control),
      KeyPress(.refresh, characters: "", modifiers: []),
    ]
    for press in presses {
      for keyval in press.key.keyvals {
        keys.add(keyval, press.modifiers.native) { action(press) }
      }
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
