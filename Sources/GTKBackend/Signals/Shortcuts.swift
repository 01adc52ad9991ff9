import CGTK
import PortableUI

/// The keys that press buttons from anywhere in their window.
final class Shortcuts {
  /// Listens before the widget that has the keyboard does, for keys that type nothing.
  private let early: OpaquePointer

  /// Listens after it.
  private let late: OpaquePointer
  private var keys: [KeyboardShortcut: KeyShortcut] = [:]

  /// Listens for keys in the whole window that `widget` is in.
  init(for widget: WidgetPointer) {
    func controller(_ phase: GtkPropagationPhase) -> OpaquePointer {
      let controller = gtk_shortcut_controller_new()!
      gtk_event_controller_set_propagation_phase(controller, phase)
      gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_GLOBAL)
      gtk_widget_add_controller(widget, controller)
      return controller
    }
    early = controller(GTK_PHASE_CAPTURE)
    late = controller(GTK_PHASE_BUBBLE)
  }

  /// Lets `shortcut` press `button`, and nothing else do so.
  func set(_ shortcut: KeyboardShortcut?, for button: ButtonWidget) {
    for key in keys.values { key.buttons.removeAll { $0.widget === button || $0.widget == nil } }
    guard let shortcut else { return }
    let key = keys[shortcut] ?? listen(for: shortcut)
    key.buttons.append(WeakButton(widget: button))
  }

  /// Presses the button that `shortcut` belongs to, if there is one that can be pressed.
  func press(_ shortcut: KeyboardShortcut) { _ = keys[shortcut]?.press() }

  private func listen(for shortcut: KeyboardShortcut) -> KeyShortcut {
    let key = KeyShortcut()
    keys[shortcut] = key
    let typesNothing = !shortcut.modifiers.isDisjoint(with: [.command, .control, .option])
    for keyval in shortcut.key.keyvals {
      let trigger = gtk_keyval_trigger_new(keyval, shortcut.modifiers.native)
      let action = gtk_callback_action_new(
        { _, _, key in Unmanaged<KeyShortcut>.fromOpaque(key!).takeUnretainedValue().press() },
        Unmanaged.passRetained(key).toOpaque(),
        { key in Unmanaged<KeyShortcut>.fromOpaque(key!).release() })
      gtk_shortcut_controller_add_shortcut(
        typesNothing ? early : late, gtk_shortcut_new(trigger, action))
    }
    return key
  }
}

/// The buttons that one key presses.
private final class KeyShortcut {
  var buttons: [WeakButton] = []

  /// Presses the first button that can be pressed. Returns whether there was one.
  func press() -> gboolean {
    guard let button = buttons.lazy.compactMap(\.widget).first(where: \.isReachable) else {
      return 0
    }
    button.element?.receive(.press)
    return 1
  }
}

private struct WeakButton {
  weak var widget: ButtonWidget?
}
