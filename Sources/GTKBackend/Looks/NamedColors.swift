import CGTK
import PortableUI

extension WidgetBackend {
  /// What the style sheet makes of a named colour where `widget` is shown.
  static func color(_ name: PortableUI.Color.Name, at widget: WidgetPointer) -> GdkRGBA {
    let context = gtk_widget_get_style_context(widget)
    var color = GdkRGBA()
    switch name {
    case .primary: gtk_style_context_get_color(context, &color)
    case .secondary:
      gtk_style_context_get_color(context, &color)
      color.alpha *= 0.55
    case .white: color = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
    case .black: color = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
    case .clear: break
    default: gtk_style_context_lookup_color(context, sheetName(of: name), &color)
    }
    return color
  }

  /// What the style sheet calls a colour.
  private static func sheetName(of name: PortableUI.Color.Name) -> String {
    switch name {
    case .accentColor: "accent_color"
    case .window: "window_bg_color"
    case .red: "red_3"
    case .orange: "orange_3"
    case .yellow: "yellow_4"
    case .green: "green_4"
    case .mint, .teal: "green_2"
    case .cyan: "blue_2"
    case .blue: "blue_3"
    case .indigo: "purple_4"
    case .purple: "purple_3"
    case .pink: "purple_1"
    case .brown: "brown_3"
    case .gray: "dark_1"
    case .primary, .secondary, .white, .black, .clear: "window_fg_color"
    }
  }
}
