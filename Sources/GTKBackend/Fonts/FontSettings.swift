import CGTK
import PortableUI

/// The desktop's settings for letters: which font, how large, how sharp.
final class FontSettings {
  // It knows everything: font, resolution, hinting, language. There is none without a display.
  private let widget: WidgetPointer?

  /// Whether they are those of a desktop.
  var isOfDesktop: Bool { widget != nil }

  /// The desktop's font, and the size it has there.
  private let family: String
  private let bodySize: Double

  /// The families that may be asked for by name.
  private let families: FontFamilies

  /// Reads the settings of the desktop as they are now; without a display, those that Pango has by itself.
  init() {
    widget = gdk_display_get_default() == nil ? nil : gtk_label_new(nil)
    if let widget { g_object_ref_sink(widget) }
    let context = Self.makeContext(of: widget)
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    families = FontFamilies(of: context)
    let description = pango_context_get_font_description(context)
    // The one that Pango has by itself is for print.
    let known = widget.flatMap { _ in pango_font_description_get_family(description) }
    family = known.map { String(cString: $0) } ?? "Sans"
    let given = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
    let size = given > 0 ? given : Self.usualSize
    let isInPixels = pango_font_description_get_size_is_absolute(description) != 0
    let resolution = pango_cairo_context_get_resolution(context)
    bodySize = isInPixels ? size : size * (resolution > 0 ? resolution : 96) / 72
  }

  isolated deinit { if let widget { g_object_unref(widget) } }

  /// Where Pango makes layouts as the desktop wants them. The caller lets go of it.
  func makeContext() -> OpaquePointer { Self.makeContext(of: widget) }

  private static func makeContext(of widget: WidgetPointer?) -> OpaquePointer {
    widget.map { gtk_widget_create_pango_context($0) }
      ?? pango_font_map_create_context(pango_cairo_font_map_get_default())
  }

  /// The size of running text, in points, where no desktop says another.
  private static let usualSize = 11.0

  /// The size of the letters in pixels.
  func size(of font: Font) -> Double {
    switch font.size {
    case .points(let points): max(1, points)
    case .relative(let points, _): max(1, points * font.scale)
    case .style(let style): bodySize * style.part * font.scale
    }
  }

  /// The font as Pango looks it up. The caller frees it.
  func description(of font: Font) -> OpaquePointer {
    let description = pango_font_description_new()!
    pango_font_description_set_family(
      description, font.family.flatMap(families.installed) ?? family(of: font.design))
    pango_font_description_set_absolute_size(description, size(of: font) * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, weight(of: font))
    if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    if font.stretch != .standard {
      pango_font_description_set_stretch(description, font.stretch.pango)
    }
    if let variant = font.smallCapitals.pango {
      pango_font_description_set_variant(description, variant)
    }
    return description
  }

  private func family(of design: Font.Design) -> String {
    switch design {
    // Desktops have no rounded font of their own.
    case .default, .rounded: family
    case .serif: "serif"
    case .monospaced: "monospace"
    }
  }

  private func weight(of font: Font) -> PangoWeight {
    switch font.weight ?? (font.size == .style(.headline) ? .bold : .regular) {
    case .ultraLight: PANGO_WEIGHT_ULTRALIGHT
    case .thin: PANGO_WEIGHT_THIN
    case .light: PANGO_WEIGHT_LIGHT
    case .regular: PANGO_WEIGHT_NORMAL
    case .medium: PANGO_WEIGHT_MEDIUM
    case .semibold: PANGO_WEIGHT_SEMIBOLD
    case .bold: PANGO_WEIGHT_BOLD
    case .heavy: PANGO_WEIGHT_ULTRABOLD
    case .black: PANGO_WEIGHT_HEAVY
    }
  }
}

extension Font.Width {
  /// The nearest that Pango has a name for.
  fileprivate var pango: PangoStretch {
    switch Double(value) {
    case ..<(-0.3): PANGO_STRETCH_EXTRA_CONDENSED
    case ..<(-0.05): PANGO_STRETCH_CONDENSED
    case 0.3...: PANGO_STRETCH_EXTRA_EXPANDED
    case 0.05...: PANGO_STRETCH_EXPANDED
    default: PANGO_STRETCH_NORMAL
    }
  }
}

extension Font.SmallCapitals {
  /// What Pango calls them; `nil` for none.
  fileprivate var pango: PangoVariant? {
    switch self {
    case [.lowercase, .uppercase]: PANGO_VARIANT_ALL_SMALL_CAPS
    case .lowercase: PANGO_VARIANT_SMALL_CAPS
    case .uppercase: PANGO_VARIANT_UNICASE
    default: nil
    }
  }
}

extension Font.TextStyle {
  /// How large letters of this style are beside running text.
  fileprivate var part: Double {
    switch self {
    case .largeTitle: 2
    case .title: 1.65
    case .title2: 1.3
    case .title3: 1.15
    case .headline, .body: 1
    case .callout: 0.93
    case .subheadline: 0.87
    case .footnote, .caption: 0.8
    case .caption2: 0.75
    }
  }
}
