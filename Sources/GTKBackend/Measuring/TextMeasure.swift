import CGTK
import LayoutEngine
import PortableUI

/// How large words are.
enum TextMeasure {
  private static let context: OpaquePointer = pango_font_map_create_context(
    pango_cairo_font_map_get_default())!

  static func layout(_ content: TextContent) -> OpaquePointer {
    let layout = pango_layout_new(context)!
    pango_layout_set_text(layout, content.text, -1)
    return layout
  }

  static func size(of content: TextContent, for proposal: Proposal) -> Size {
    let layout = layout(content)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    if let width = proposal.width, width.isFinite {
      pango_layout_set_width(layout, Int32(width) * PANGO_SCALE)
    }
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    return Size(width: Double(width), height: Double(height))
  }
}
