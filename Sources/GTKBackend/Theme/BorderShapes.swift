import CGTK
import PortableUI

/// Outlines of buttons in the style sheets: a class for each that was ever shown.
enum BorderShapes {
  private static var radii: Set<Int> = []
  private static let provider: UnsafeMutablePointer<GtkCssProvider> = {
    let provider = gtk_css_provider_new()!
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    return provider
  }()

  /// The classes of an outline.
  static func names(of shape: ButtonBorderShape) -> [String] {
    switch shape.kind {
    case .automatic, .rounded(nil): return []
    case .capsule: return ["pill-shape"]
    case .circle: return ["pill-shape", "circle"]
    case .rounded(let radius?):
      let radius = Int(radius.rounded())
      if radii.insert(radius).inserted { renew() }
      return ["radius-\(radius)"]
    }
  }

  private static func renew() {
    let rules = radii.sorted().map { "button.viewstate.radius-\($0) { border-radius: \($0)px; }" }
    gtk_css_provider_load_from_data(provider, rules.joined(separator: "\n"), -1)
  }
}
