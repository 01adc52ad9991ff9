import CGTK
import LayoutEngine
import PortableUI

/// Shows words.
final class TextWidget: DrawnWidget {
  private var content: TextContent

  init(_ content: TextContent, for element: Element) {
    self.content = content
    super.init("text", role: GTK_ACCESSIBLE_ROLE_LABEL, for: element)
  }

  override func show(_ content: ElementContent, insteadOf old: ElementContent?) {
    guard case .text(let content) = content else { return }
    self.content = content
    gtk_widget_queue_draw(pointer)
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    let layout = TextMeasure.layout(content)
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(pointer), &color)
    gtk_snapshot_append_layout(snapshot, layout, &color)
    g_object_unref(UnsafeMutableRawPointer(layout))
  }
}
