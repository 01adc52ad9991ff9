import CGTK
import PortableUI

/// The keys that press buttons, choose from menus and lead to fields, from anywhere in their window.
final class Shortcuts {
  private var listeners: [WeakListener] = []

  /// Is told of all other keys, before what has the keyboard is told, and after that. Returns whether nobody
  /// else is to hear of one.
  var hear: KeyFeed.Hearing = { _, _ in false }
  private var keys: [KeyboardShortcut: KeyShortcut] = [:]

  private struct WeakListener {
    weak var listener: KeyListener?
  }

  /// Listens for keys in the whole window that `widget` is in, for the buttons there, as long as the
  /// listener lives.
  func listen(in widget: WidgetPointer) -> KeyListener {
    let listener = KeyListener(on: widget) { [weak self] in self?.hear($0, $1) ?? false }
    for (shortcut, key) in keys { listener.add(key, for: shortcut) }
    listeners.removeAll { $0.listener == nil }
    listeners.append(WeakListener(listener: listener))
    return listener
  }

  /// Lets `shortcut` press `target`, and nothing else do so.
  func set(_ shortcut: KeyboardShortcut?, for target: any KeyTarget) {
    for key in keys.values { key.targets.removeAll { $0.target === target || $0.target == nil } }
    guard let shortcut else { return }
    let key = keys[shortcut] ?? newKey(for: shortcut)
    key.targets.append(WeakTarget(target: target))
  }

  /// Presses the button that `shortcut` belongs to in the window that `widget` is in. Returns whether
  /// there is one that can be pressed.
  func press(_ shortcut: KeyboardShortcut, from widget: WidgetPointer) -> Bool {
    keys[shortcut]?.press(in: gtk_widget_get_root(widget)) == 1
  }

  private func newKey(for shortcut: KeyboardShortcut) -> KeyShortcut {
    let key = KeyShortcut()
    keys[shortcut] = key
    for listener in listeners { listener.listener?.add(key, for: shortcut) }
    return key
  }
}

/// Listens for keys in one window.
final class KeyListener {
  /// Listens before the widget that has the keyboard does, for keys that type nothing.
  private let early: OpaquePointer

  /// Listens after it.
  private let late: OpaquePointer

  private let feed: KeyFeed

  fileprivate init(
    on widget: WidgetPointer, _ hear: @escaping KeyFeed.Hearing
  ) {
    // Of controllers of one widget the last one that was added comes first: shortcuts go before other keys.
    feed = KeyFeed(on: widget, hear)
    func controller(_ phase: GtkPropagationPhase) -> OpaquePointer {
      let controller = gtk_shortcut_controller_new()!
      gtk_event_controller_set_propagation_phase(controller, phase)
      gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_GLOBAL)
      g_object_ref(controller.rawObject)
      gtk_widget_add_controller(widget, controller)
      return controller
    }
    early = controller(GTK_PHASE_CAPTURE)
    late = controller(GTK_PHASE_BUBBLE)
  }

  isolated deinit {
    g_object_unref(early.rawObject)
    g_object_unref(late.rawObject)
  }

  fileprivate func add(_ key: KeyShortcut, for shortcut: KeyboardShortcut) {
    let typesNothing =
      !shortcut.modifiers.isDisjoint(with: [.command, .control, .option])
      || shortcut.key.functionNumber != nil
    for keyval in shortcut.key.keyvals {
      let trigger = gtk_keyval_trigger_new(keyval, shortcut.modifiers.native)
      let action = gtk_callback_action_new(
        { widget, _, key in
          Unmanaged<KeyShortcut>.fromOpaque(key!).takeUnretainedValue()
            .press(in: gtk_widget_get_root(widget))
        },
        Unmanaged.passRetained(key).toOpaque(),
        { key in Unmanaged<KeyShortcut>.fromOpaque(key!).release() })
      gtk_shortcut_controller_add_shortcut(
        typesNothing ? early : late, gtk_shortcut_new(trigger, action))
    }
  }
}

/// What a key can press.
protocol KeyTarget: AnyObject {
  /// The widget that it is, or is a part of.
  var pointer: WidgetPointer { get }

  /// Whether it can be pressed, apart from where it is.
  var isEnabled: Bool { get }

  /// Its key was pressed.
  func keyPressed()
}

extension KeyTarget {
  /// GTK knows that of a widget.
  var isEnabled: Bool { true }
}

extension WidgetPointer {
  /// Whether keys may reach it now: whether it can be seen and takes input.
  var isReachable: Bool {
    gtk_widget_get_mapped(self) != 0 && gtk_widget_is_sensitive(self) != 0
  }
}

/// What one key presses.
private final class KeyShortcut {
  var targets: [WeakTarget] = []

  /// Presses the first of them in `window` that can be pressed. Returns whether there was one.
  func press(in window: OpaquePointer?) -> gboolean {
    let reachable = targets.lazy.compactMap(\.target).first {
      $0.isEnabled && $0.pointer.isReachable && gtk_widget_get_root($0.pointer) == window
    }
    guard let reachable else { return 0 }
    reachable.keyPressed()
    return 1
  }
}

private struct WeakTarget {
  weak var target: (any KeyTarget)?
}
