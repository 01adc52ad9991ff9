import CGTK
import PortableUI

/// The tints in use, each a class of a small style sheet that is there as long as somebody uses it.
///
/// A sheet for each control would make GTK look at every widget again for each of them; a sheet for
/// each colour does so as often as a new colour comes up.
enum Tints {
  /// A colour, and whether it is shown where things are light or dark.
  struct Key: Hashable {
    let color: Color
    let scheme: ColorScheme?
  }

  private final class Tint {
    let name: String
    let provider: UnsafeMutablePointer<GtkCssProvider>
    var userCount = 0

    init(_ key: Key, number: Int) {
      name = "tint-\(number)"
      provider = gtk_css_provider_new()
      load(key)
    }

    func load(_ key: Key) {
      gtk_css_provider_load_from_data(provider, Tints.sheet(for: key, named: name), -1)
    }
  }

  private static var tints: [Key: Tint] = [:]
  private static var lastNumber = 0

  /// Gives `widget` the look of a tint.
  static func take(_ key: Key, for widget: WidgetPointer) {
    let tint = tints[key] ?? add(key)
    tint.userCount += 1
    gtk_widget_add_css_class(widget, tint.name)
  }

  private static func add(_ key: Key) -> Tint {
    lastNumber += 1
    let tint = Tint(key, number: lastNumber)
    tints[key] = tint
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(tint.provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1))
    return tint
  }

  /// Says that `widget` does not have this look any more, or is about to go.
  static func give(back key: Key, by widget: WidgetPointer) {
    guard let tint = tints[key] else { return }
    gtk_widget_remove_css_class(widget, tint.name)
    tint.userCount -= 1
    guard tint.userCount == 0 else { return }
    tints[key] = nil
    gtk_style_context_remove_provider_for_display(
      gdk_display_get_default(), OpaquePointer(tint.provider))
    g_object_unref(tint.provider)
  }

  /// Makes the colours anew: windows have become light or dark.
  static func renew() {
    for (key, tint) in tints { tint.load(key) }
  }

  private static func sheet(for key: Key, named name: String) -> String {
    let isDark = Appearance.isDark(in: key.scheme)
    let rgba = Appearance.rgba(
      key.color, in: key.scheme,
      foreground: GdkRGBA(hex: Appearance.hex(of: .primary, isDark: isDark)))
    let (tint, ink) = (rgba.css, rgba.inkOnTop.css)
    return """
      button.viewstate.\(name) { color: \(tint); background-color: alpha(\(tint), 0.15); }
      button.viewstate.\(name):hover { background-color: alpha(\(tint), 0.22); }
      button.viewstate.\(name):active { background-color: alpha(\(tint), 0.35); }
      button.viewstate.bare.\(name) { background: none; }
      button.viewstate.switchable.\(name):checked { color: \(ink); background-color: \(tint); }
      button.viewstate.suggested-action.\(name) { color: \(ink); background-color: \(tint); }
      .\(name) > button:checked { color: \(ink); background-color: \(tint); }
      switch.\(name):checked { background-color: \(tint); }
      checkbutton.\(name) > check:checked, checkbutton.\(name) > check:indeterminate {
        color: \(ink); background-color: \(tint);
      }
      scale.\(name) > trough > highlight { background-color: \(tint); }
      progressbar.\(name) > trough > progress { background-color: \(tint); }
      spinner.\(name) { color: \(tint); }
      """
  }
}
