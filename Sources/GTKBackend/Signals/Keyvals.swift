import CGTK
import PortableUI

extension KeyEquivalent {
  /// The keys of the keyboard that stand for it, as GDK numbers them.
  var keyvals: [guint] {
    let keys: [gint] =
      switch self {
      case .return: [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter]
      case .escape: [GDK_KEY_Escape]
      case .upArrow: [GDK_KEY_Up, GDK_KEY_KP_Up]
      case .downArrow: [GDK_KEY_Down, GDK_KEY_KP_Down]
      case .leftArrow: [GDK_KEY_Left, GDK_KEY_KP_Left]
      case .rightArrow: [GDK_KEY_Right, GDK_KEY_KP_Right]
      case .home: [GDK_KEY_Home, GDK_KEY_KP_Home]
      case .end: [GDK_KEY_End, GDK_KEY_KP_End]
      case .pageUp: [GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up]
      case .pageDown: [GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down]
      case .delete: [GDK_KEY_BackSpace]
      case .deleteForward: [GDK_KEY_Delete, GDK_KEY_KP_Delete]
      // With Shift held, keyboards send another key than Tab.
      case .tab: [GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab]
      default: []
      }
    if !keys.isEmpty { return keys.map(guint.init) }
    if let functionNumber { return [guint(GDK_KEY_F1) + guint(functionNumber) - 1] }
    return character.lowercased().unicodeScalars.prefix(1).map { gdk_unicode_to_keyval($0.value) }
  }
}

extension KeyboardShortcut {
  /// It as GTK writes it down.
  var nativeName: String? {
    guard let keyval = key.keyvals.first,
      let name = gtk_accelerator_name(keyval, modifiers.native)
    else { return nil }
    defer { g_free(name) }
    return String(cString: name)
  }
}

extension EventModifiers {
  /// The keys to be held, as GDK has them. Commands are given with Control on these desktops.
  var native: GdkModifierType {
    var native: UInt32 = 0
    if contains(.shift) { native |= GDK_SHIFT_MASK.rawValue }
    if contains(.control) || contains(.command) { native |= GDK_CONTROL_MASK.rawValue }
    if contains(.option) { native |= GDK_ALT_MASK.rawValue }
    return GdkModifierType(rawValue: native)
  }
}
