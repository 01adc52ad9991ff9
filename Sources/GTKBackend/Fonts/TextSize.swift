import CGTK
import PortableUI

/// How large a person has asked for letters to be in the desktop's settings.
enum TextSize {
  /// Calls `tell` with the size that is asked for now, and whenever that changes.
  static func follow(_ tell: @escaping (DynamicTypeSize) -> Void) {
    guard let settings = gtk_settings_get_default() else { return }
    Signal.connect(settings, "notify::\(resolution)") { tell(.nearest(to: factor)) }
    tell(.nearest(to: factor))
  }

  /// How much larger than usual letters are. GTK knows it by how many dots of letters it counts to an inch,
  /// which has nothing to do with the screen.
  static var factor: Double {
    get {
      var value = GValue()
      g_value_init(&value, GType(6 << 2))
      g_object_get_property(gtk_settings_get_default()?.cast(), resolution, &value)
      let dots = Double(g_value_get_int(&value))
      return dots > 0 ? dots / usualDots : 1
    }
    set {
      var value = GValue()
      g_value_init(&value, GType(6 << 2))
      g_value_set_int(&value, gint(newValue * usualDots))
      g_object_set_property(gtk_settings_get_default()?.cast(), resolution, &value)
    }
  }

  private static let resolution = "gtk-xft-dpi"
  private static let usualDots = 96.0 * 1024
}
