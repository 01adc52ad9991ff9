import CGTK
import PortableUI

/// What libadwaita's looks call the accent, where an app has a colour of its own for it.
enum AccentSheet {
  /// The names of colours, for widgets where `scheme` was chosen; nothing where the desktop's accent is taken.
  static func text(in scheme: ColorScheme? = nil) -> String {
    guard AppAccent.color != nil else { return "" }
    let text = GdkRGBA(hex: Appearance.hex(of: .primary, isDark: Appearance.isDark(in: scheme)))
    let accent = Appearance.rgba(.accentColor, in: scheme, foreground: text)
    return """
      @define-color accent_color \(accent.css);
      @define-color accent_bg_color \(accent.css);
      @define-color accent_fg_color \(accent.inkOnTop.css);

      """
  }
}
