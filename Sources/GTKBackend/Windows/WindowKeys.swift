import CGTK

/// The keys that every window understands.
enum WindowKeys {
  /// Lets Control with W close `window`, with N open another one, and with Q end the app.
  static func add(to widget: WidgetPointer, for window: NativeWindow) {
    let controller = gtk_shortcut_controller_new()!
    gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_GLOBAL)
    add(GDK_KEY_w, to: controller, for: window) { $0.close() }
    add(GDK_KEY_n, to: controller, for: window) { $0.openAnother() }
    add(GDK_KEY_q, to: controller, for: window) { $0.quit() }
    gtk_widget_add_controller(widget, controller)
  }

  /// Lets Escape close `window`, where nothing in it has another use for that.
  static func addEscape(to widget: WidgetPointer, for window: NativeWindow) {
    let controller = gtk_shortcut_controller_new()!
    add(GDK_KEY_Escape, with: GdkModifierType(0), to: controller, for: window) { $0.close() }
    gtk_widget_add_controller(widget, controller)
  }

  private static func add(
    _ key: gint, with modifiers: GdkModifierType = GDK_CONTROL_MASK, to controller: OpaquePointer,
    for window: NativeWindow, _ action: @escaping (NativeWindow) -> Void
  ) {
    let command = Unmanaged.passRetained(WindowCommand(window, action)).toOpaque()
    gtk_shortcut_controller_add_shortcut(
      controller,
      gtk_shortcut_new(
        gtk_keyval_trigger_new(guint(key), modifiers),
        gtk_callback_action_new(
          { _, _, command in
            Unmanaged<WindowCommand>.fromOpaque(command!).takeUnretainedValue().run()
            return 1
          }, command, { Unmanaged<WindowCommand>.fromOpaque($0!).release() })))
  }
}

/// What a key does with its window.
private final class WindowCommand {
  private weak var window: NativeWindow?
  private let action: (NativeWindow) -> Void

  init(_ window: NativeWindow, _ action: @escaping (NativeWindow) -> Void) {
    self.window = window
    self.action = action
  }

  func run() { if let window { action(window) } }
}
