import CGTK

/// The keys, and the button of a mouse, that go back to the page before.
enum BackKeys {
  /// Lets them go back in the window that `bar`, a widget of which is `widget`, is in.
  static func add(to widget: WidgetPointer, for bar: HeaderBar) {
    // Alt with an arrow types nothing; Escape may be for what has the keyboard.
    add(GDK_KEY_Left, GDK_ALT_MASK, in: GTK_PHASE_CAPTURE, to: widget, for: bar) { $0.goBackNow() }
    add(GDK_KEY_Back, GdkModifierType(rawValue: 0), in: GTK_PHASE_CAPTURE, to: widget, for: bar) {
      $0.goBackNow()
    }
    add(GDK_KEY_Escape, GdkModifierType(rawValue: 0), in: GTK_PHASE_BUBBLE, to: widget, for: bar) {
      $0.goBackByEscape()
    }
  }

  /// Lets the button of a mouse that goes back do so, anywhere in `window`.
  static func addButton(to window: WidgetPointer, for bar: HeaderBar) {
    let click = gtk_gesture_click_new()!
    gtk_gesture_single_set_button(click, 8)
    gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
    Signal.connect(click, "pressed") { [weak bar] _ in
      if bar?.goBackNow() == true { gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED) }
      return nil
    }
    gtk_widget_add_controller(window, click)
  }

  private static func add(
    _ key: gint, _ modifiers: GdkModifierType, in phase: GtkPropagationPhase,
    to widget: WidgetPointer, for bar: HeaderBar, _ action: @escaping (HeaderBar) -> Bool
  ) {
    let controller = gtk_shortcut_controller_new()!
    gtk_event_controller_set_propagation_phase(controller, phase)
    gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_GLOBAL)
    let command = Unmanaged.passRetained(BackCommand(bar, action)).toOpaque()
    gtk_shortcut_controller_add_shortcut(
      controller,
      gtk_shortcut_new(
        gtk_keyval_trigger_new(guint(key), modifiers),
        gtk_callback_action_new(
          { _, _, command in
            Unmanaged<BackCommand>.fromOpaque(command!).takeUnretainedValue().run() ? 1 : 0
          }, command, { Unmanaged<BackCommand>.fromOpaque($0!).release() })))
    gtk_widget_add_controller(widget, controller)
  }
}

/// What a key does with its bar.
private final class BackCommand {
  private weak var bar: HeaderBar?
  private let action: (HeaderBar) -> Bool

  init(_ bar: HeaderBar, _ action: @escaping (HeaderBar) -> Bool) {
    self.bar = bar
    self.action = action
  }

  func run() -> Bool { bar.map(action) ?? false }
}

extension HeaderBar {
  /// Goes back, if there is a page to go back to. Returns whether there was. A bar in whose place another one
  /// stands has none.
  @discardableResult
  func goBackNow() -> Bool {
    guard goesBack, gtk_widget_get_root(pointer) != nil else { return false }
    goBack()
    return true
  }

  /// The same, but that a person who types does not lose the page. Returns whether the key is used up.
  func goBackByEscape() -> Bool {
    guard goesBack else { return false }
    return isTyping || goBackNow()
  }

  /// Whether the keyboard is in a field in which something is written.
  private var isTyping: Bool {
    guard let root = gtk_widget_get_root(pointer), let focus = gtk_root_get_focus(root) else {
      return false
    }
    if GType.isA(focus, gtk_text_get_type()) {
      return gtk_entry_buffer_get_length(gtk_text_get_buffer(focus.cast())) > 0
    }
    guard GType.isA(focus, gtk_text_view_get_type()) else { return false }
    return gtk_text_buffer_get_char_count(gtk_text_view_get_buffer(focus.cast())) > 0
  }
}

extension GType {
  /// Whether `widget` is of `type`, or of one made of that.
  fileprivate static func isA(_ widget: WidgetPointer, _ type: GType) -> Bool {
    g_type_check_instance_is_a(widget.cast(), type) != 0
  }
}
