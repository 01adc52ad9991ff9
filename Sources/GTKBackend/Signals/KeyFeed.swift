import CGTK
import PortableUI

/// Tells of keys that are pressed in a window: before what has the keyboard there is told, and after that where
/// it did not want them.
final class KeyFeed {
  /// Is told of a key, which it asks for if it wants to know. Returns whether nobody else is to hear of it.
  typealias Hearing = (_ press: () -> KeyPress?, _ isLast: Bool) -> Bool

  private let hear: Hearing

  /// The key that is held, by its place on the keyboard: it counts as pressed again and again.
  private var held: guint?

  init(on widget: WidgetPointer, _ hear: @escaping Hearing) {
    self.hear = hear
    listen(on: widget, in: GTK_PHASE_CAPTURE)
    listen(on: widget, in: GTK_PHASE_BUBBLE)
  }

  private func listen(on widget: WidgetPointer, in phase: GtkPropagationPhase) {
    let isLast = phase == GTK_PHASE_BUBBLE
    let keys = gtk_event_controller_key_new()!
    gtk_event_controller_set_propagation_phase(keys, phase)
    Signal.connect(keys, "key-pressed") { [weak self] arguments in
      let state = gtk_event_controller_get_current_event_state(keys)
      return .bool(self?.pressed(arguments.uint(0), arguments.uint(1), state, isLast) ?? false)
    }
    Signal.connect(keys, "key-released") { [weak self] arguments in
      let state = gtk_event_controller_get_current_event_state(keys)
      self?.released(arguments.uint(0), arguments.uint(1), state, isLast)
      return nil
    }
    gtk_widget_add_controller(widget, keys)
  }

  private func pressed(
    _ keyval: guint, _ code: guint, _ state: GdkModifierType, _ isLast: Bool
  ) -> Bool {
    let isHeld = held == code
    // What is told last has been told first.
    if isLast { held = code }
    let isHandled = hear({ KeyPress(keyval, state, isHeld ? .repeat : .down) }, isLast)
    if isHandled { held = code }
    return isHandled
  }

  private func released(
    _ keyval: guint, _ code: guint, _ state: GdkModifierType, _ isLast: Bool
  ) {
    held = nil
    _ = hear({ KeyPress(keyval, state, .up) }, isLast)
  }
}

extension KeyPress {
  /// The key that GDK means; `nil` for one that types nothing and has no name of ours.
  fileprivate init?(_ keyval: guint, _ state: GdkModifierType, _ phase: Phases) {
    let typed = Unicode.Scalar(gdk_keyval_to_unicode(keyval)).flatMap {
      $0.properties.generalCategory == .control ? nil : String($0)
    }
    let plain = Unicode.Scalar(gdk_keyval_to_unicode(gdk_keyval_to_lower(keyval)))
    let named = Self.named.first { $0.keyvals.contains(keyval) }
    guard let key = named ?? plain.flatMap({ $0.value == 0 ? nil : KeyEquivalent(Character($0)) })
    else { return nil }
    let characters = typed == "\0" ? "" : typed ?? ""
    self.init(key, characters: characters, modifiers: EventModifiers(state), phase: phase)
  }

  private static let named: [KeyEquivalent] = [
    .upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .deleteForward, .home, .end,
    .pageUp, .pageDown, .tab, .return,
  ]
}
