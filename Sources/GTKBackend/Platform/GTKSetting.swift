import CGTK

/// A value among GTK's settings, which the desktop's settings and tests change.
struct GTKSetting {
  static let animations = GTKSetting(name: "gtk-enable-animations")
  static let font = GTKSetting(name: "gtk-font-name")
  static let dotsPerInch = GTKSetting(name: "gtk-xft-dpi")

  /// The name of the property.
  let name: String

  var bool: Bool {
    get { read(GType(5 << 2)) { g_value_get_boolean($0) != 0 } }
    nonmutating set { write(GType(5 << 2)) { g_value_set_boolean($0, newValue ? 1 : 0) } }
  }

  var int: Int {
    get { read(GType(6 << 2)) { Int(g_value_get_int($0)) } }
    nonmutating set { write(GType(6 << 2)) { g_value_set_int($0, gint(newValue)) } }
  }

  /// Gives it a text.
  func set(_ text: String) { write(GType(16 << 2)) { g_value_set_string($0, text) } }

  private func read<Value>(_ type: GType, _ value: (UnsafePointer<GValue>) -> Value) -> Value {
    var box = GValue()
    g_value_init(&box, type)
    g_object_get_property(gtk_settings_get_default()?.cast(), name, &box)
    defer { g_value_unset(&box) }
    return value(&box)
  }

  private func write(_ type: GType, _ fill: (UnsafeMutablePointer<GValue>) -> Void) {
    var box = GValue()
    g_value_init(&box, type)
    fill(&box)
    g_object_set_property(gtk_settings_get_default()?.cast(), name, &box)
    g_value_unset(&box)
  }
}
