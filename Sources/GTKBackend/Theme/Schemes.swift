import CGTK
import CGTKWidgets
import PortableUI

/// Makes parts of windows light or dark, whatever the desktop is.
///
/// libadwaita is light or dark for all of a program. But its looks are written with names of colours,
/// and a widget that has a sheet of its own for these names looks as on such a desktop. So each widget
/// of the part is given the sheet of colours that libadwaita has for the other kind.
enum Schemes {
  private static var sheets: [ColorScheme: UnsafeMutablePointer<GtkCssProvider>] = [:]

  /// Makes `widget`, and what GTK has put into it, look as `new` says; as the desktop where that is
  /// `nil`.
  static func change(_ widget: WidgetPointer, from old: ColorScheme?, to new: ColorScheme?) {
    guard old != new else { return }
    dress(widget, from: old.map(sheet), to: new.map(sheet))
  }

  /// Makes what GTK has put into `widget` since then look as that does.
  static func renew(_ scheme: ColorScheme?, inside widget: WidgetPointer) {
    guard let sheet = scheme.map(sheet) else { return }
    dress(widget, from: sheet, to: sheet)
  }

  private static func dress(
    _ widget: WidgetPointer, from old: UnsafeMutablePointer<GtkCssProvider>?,
    to new: UnsafeMutablePointer<GtkCssProvider>?
  ) {
    let context = gtk_widget_get_style_context(widget)
    if let old { gtk_style_context_remove_provider(context, OpaquePointer(old)) }
    if let new {
      gtk_style_context_add_provider(
        context, OpaquePointer(new), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1))
    }
    // What shows an element of its own is told itself.
    if cgtk_is_view(widget) != 0 { return }
    var child = gtk_widget_get_first_child(widget)
    while let part = child {
      if cgtk_is_view(part) == 0 { dress(part, from: old, to: new) }
      child = gtk_widget_get_next_sibling(part)
    }
  }

  private static func sheet(of scheme: ColorScheme) -> UnsafeMutablePointer<GtkCssProvider> {
    if let known = sheets[scheme] { return known }
    let name = scheme == .dark ? "dark" : "light"
    let sheet = gtk_css_provider_new()!
    let colors = "resource:///org/gnome/Adwaita/styles/defaults-\(name).css"
    gtk_css_provider_load_from_data(
      sheet, "@import url(\"\(colors)\");\n" + AccentSheet.text(in: scheme), -1)
    sheets[scheme] = sheet
    return sheet
  }

  /// Where another scheme begins, texts that name no colour have that of its windows.
  static let edgeClass = "viewstate-scheme"

  /// Loads the rule for that class, below all rules for controls.
  static func load() {
    let rule = gtk_css_provider_new()
    gtk_css_provider_load_from_data(rule, ".\(edgeClass) { color: @window_fg_color; }", -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(rule), guint(GTK_STYLE_PROVIDER_PRIORITY_FALLBACK))
  }
}
