import CGTK
import PortableUI

/// What a person has asked of all apps in the desktop's settings.
final class DesktopWishes {
  private var tell: (PersonWishes) -> Void = { _ in }

  /// Says whether what is on the screen is read aloud; nothing where the desktop has no such setting.
  private let reading = DesktopWishes.settings("org.gnome.desktop.a11y.applications")

  isolated deinit { if let reading { g_object_unref(reading) } }

  /// Calls `tell` with what is wished now, and whenever that changes.
  func follow(_ tell: @escaping (PersonWishes) -> Void) {
    self.tell = tell
    if let settings = gtk_settings_get_default() {
      Signal.connect(settings, "notify::\(GTKSetting.animations.name)") { [weak self] in
        self?.changed()
      }
    }
    Signal.connect(adw_style_manager_get_default(), "notify::high-contrast") { [weak self] in
      self?.changed()
    }
    if let reading {
      Signal.connect(reading, "changed::\(Self.reader)") { [weak self] in self?.changed() }
    }
    changed()
  }

  private func changed() {
    var wishes: PersonWishes = []
    if !Ticks.areWanted { wishes.insert(.lessMotion) }
    if adw_style_manager_get_high_contrast(adw_style_manager_get_default()) != 0 {
      wishes.insert(.moreContrast)
    }
    if let reading, g_settings_get_boolean(reading, Self.reader) != 0 {
      wishes.insert(.readAloud)
    }
    tell(wishes)
  }

  private static let reader = "screen-reader-enabled"

  /// The settings of that name. GLib ends a program that asks for settings which are not installed.
  private static func settings(_ name: String) -> UnsafeMutablePointer<GSettings>? {
    guard let source = g_settings_schema_source_get_default(),
      let schema = g_settings_schema_source_lookup(source, name, 1)
    else { return nil }
    defer { g_settings_schema_unref(schema) }
    guard g_settings_schema_has_key(schema, reader) != 0 else { return nil }
    return g_settings_new(name)
  }
}
