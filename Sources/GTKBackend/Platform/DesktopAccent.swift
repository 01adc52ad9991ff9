import CGTK
import Foundation

/// The colour that a person has chosen on the desktop for what is to stand out.
///
/// libadwaita knows it from version 1.6 on. This is compiled without, and asks the one that is there.
enum DesktopAccent {
  /// The property that tells of another choice.
  static let property = "accent-color"

  /// Whether the desktop has one.
  static let isKnown = read != nil

  /// The colour as it can be read on a window that is dark or light; `nil` where none is known.
  static func rgba(isDark: Bool) -> GdkRGBA? {
    // Where there is no display, libadwaita complains of a question about its settings.
    guard let read, gdk_display_get_default() != nil else { return nil }
    var color = GdkRGBA()
    read(chosen, isDark ? 1 : 0, &color)
    return color
  }

  /// The number that libadwaita has for the choice.
  private static var chosen: CUnsignedInt {
    var value = GValue()
    g_object_get_property(
      UnsafeMutableRawPointer(adw_style_manager_get_default())?
        .assumingMemoryBound(to: GObject.self), property, &value)
    defer { g_value_unset(&value) }
    return CUnsignedInt(g_value_get_enum(&value))
  }

  private typealias Reader =
    @convention(c) (CUnsignedInt, gboolean, UnsafeMutablePointer<GdkRGBA>) -> Void

  private static let read: Reader? = dlsym(nil, "adw_accent_color_to_standalone_rgba").map {
    // SAFETY: libadwaita declares the function with these arguments since it has it.
    unsafeBitCast($0, to: Reader.self)
  }
}
