import CGTK
import PortableUI

/// The tints in use, each a class of a small style sheet that is there as long as somebody uses it.
///
/// A sheet for each control would make GTK look at every widget again for each of them; a sheet for
/// each colour does so as often as a new colour comes up.
enum Tints {
  private final class Tint {
    let name: String
    let provider: UnsafeMutablePointer<GtkCssProvider>
    var userCount = 0

    init(_ color: Color, number: Int) {
      name = "tint-\(number)"
      provider = gtk_css_provider_new()
      load(color)
    }

    func load(_ color: Color) {
      gtk_css_provider_load_from_data(provider, Tints.sheet(for: color, named: name), -1)
    }
  }

  private static var tints: [Color: Tint] = [:]
  private static var lastNumber = 0

  /// Gives `widget` the look of `new` instead of that of `old`.
  static func change(_ widget: WidgetPointer, from old: Color?, to new: Color?) {
    guard old != new else { return }
    if let old { give(back: old, by: widget) }
    if let new { take(new, for: widget) }
  }

  private static func take(_ color: Color, for widget: WidgetPointer) {
    let tint = tints[color] ?? add(color)
    tint.userCount += 1
    gtk_widget_add_css_class(widget, tint.name)
  }

  private static func add(_ color: Color) -> Tint {
    lastNumber += 1
    let tint = Tint(color, number: lastNumber)
    tints[color] = tint
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(tint.provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1))
    return tint
  }

  /// Says that `widget` does not have this look any more, or is about to go.
  static func give(back color: Color, by widget: WidgetPointer) {
    guard let tint = tints[color] else { return }
    gtk_widget_remove_css_class(widget, tint.name)
    tint.userCount -= 1
    guard tint.userCount == 0 else { return }
    tints[color] = nil
    gtk_style_context_remove_provider_for_display(
      gdk_display_get_default(), OpaquePointer(tint.provider))
    g_object_unref(tint.provider)
  }

  /// Makes the colours anew: windows have become light or dark.
  static func renew() {
    for (color, tint) in tints { tint.load(color) }
  }

  private static func sheet(for color: Color, named name: String) -> String {
    let rgba = Appearance.rgba(
      color, foreground: GdkRGBA(hex: Appearance.hex(of: .primary, isDark: Appearance.isDark)))
    let (tint, ink) = (rgba.css, rgba.inkOnTop.css)
    return """
      button.viewstate.\(name) { color: \(tint); background-color: alpha(\(tint), 0.15); }
      button.viewstate.\(name):hover { background-color: alpha(\(tint), 0.22); }
      button.viewstate.\(name):active { background-color: alpha(\(tint), 0.35); }
      button.viewstate.bare.\(name) { background: none; }
      button.viewstate.suggested-action.\(name) { color: \(ink); background-color: \(tint); }
      .\(name) > button:checked { color: \(ink); background-color: \(tint); }
      switch.\(name):checked { background-color: \(tint); }
      scale.\(name) > trough > highlight { background-color: \(tint); }
      progressbar.\(name) > trough > progress { background-color: \(tint); }
      spinner.\(name) { color: \(tint); }
      """
  }
}
