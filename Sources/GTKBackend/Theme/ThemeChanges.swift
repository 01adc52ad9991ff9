import CGTK
import PortableUI

/// Tells those who show something when the desktop looks different: dark, with another accent, or in another font.
enum ThemeChanges {
  private struct Listener {
    let id: ObjectIdentifier
    unowned let backend: WidgetBackend
  }

  private static var listeners: [Listener] = []
  private static var isWatching = false

  /// Tells `backend` from now on.
  static func tell(_ backend: WidgetBackend) {
    watch()
    listeners.append(Listener(id: ObjectIdentifier(backend), backend: backend))
  }

  /// Tells `backend`, which goes, no more.
  static func stopTelling(_ backend: WidgetBackend) {
    let id = ObjectIdentifier(backend)
    listeners.removeAll { $0.id == id }
  }

  private static func watch() {
    guard !isWatching else { return }
    isWatching = true
    let styles = adw_style_manager_get_default()!
    Signal.connect(styles, "notify::dark") { colorsChanged() }
    if DesktopAccent.isKnown {
      Signal.connect(styles, "notify::\(DesktopAccent.property)") { colorsChanged() }
    }
    guard let settings = gtk_settings_get_default() else { return }
    for setting in ["gtk-font-name", "gtk-xft-dpi"] {
      Signal.connect(settings, "notify::\(setting)") { fontsChanged() }
    }
  }

  private static func colorsChanged() {
    Tints.renew()
    if AppAccent.color != nil { StyleSheet.renew() }
    for listener in listeners { listener.backend.themeChanged() }
  }

  private static func fontsChanged() {
    Fonts.renew()
    Prototypes.renew()
    StyleSheet.renew()
    for listener in listeners {
      listener.backend.themeChanged()
      listener.backend.measuresChanged()
    }
  }
}
