import CGTK
import PortableUI

/// A font as Pango knows it, and the numbers that layout needs of it.
final class FontFace {
  /// What Pango looks the font up by.
  let description: OpaquePointer

  /// Where Pango makes layouts in this font; none of them has to be told of it.
  let context: OpaquePointer

  /// The height of a line, and how far below its top the letters stand.
  let lineHeight: Double
  let ascent: Double

  /// The width of what stands for words that are left out.
  let ellipsisWidth: Double

  /// The size of the letters in pixels.
  let size: Double

  /// How wide its letters are.
  private(set) lazy var widths = LetterWidths(in: context)

  init(_ font: Font, in settings: FontSettings) {
    size = settings.size(of: font)
    context = settings.makeContext()
    description = settings.description(of: font)
    // Words that are read against this direction begin on the other side. Which side that is does not depend on the
    // desktop's.
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
    pango_context_set_font_description(context, description)
    let layout = pango_layout_new(context)!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_text(layout, "…", -1)
    layout.set(nil, font)
    let extent = layout.extent
    ellipsisWidth = extent.width
    lineHeight = extent.height
    ascent = Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE)
  }

  isolated deinit {
    pango_font_description_free(description)
    g_object_unref(UnsafeMutableRawPointer(context))
  }
}

extension OpaquePointer {
  /// The room the words of this Pango layout take, in whole pixels.
  var extent: (width: Double, height: Double) {
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(self, &width, &height)
    return (Double(width), Double(height))
  }
}
