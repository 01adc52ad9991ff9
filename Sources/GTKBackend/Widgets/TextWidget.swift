import CGTK
import LayoutEngine
import PortableUI

/// Shows words: what was measured is what is drawn.
final class TextWidget: DrawnWidget {
  @exclusivity(unchecked) private var content: TextContent

  init(_ content: TextContent, for element: Element) {
    self.content = content
    super.init("text", role: GTK_ACCESSIBLE_ROLE_LABEL, for: element)
  }

  override func show(_ content: ElementContent) {
    guard case .text(let content) = content, content != self.content else { return }
    self.content = content
    redraw()
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    let lines = TextBlocks.block(for: content).lines(toShowIn: size, limit: content.lineLimit)
    if content.isRedacted {
      for frame in lines.frames { snapshot.appendBar(frame, foreground) }
      return
    }
    var color = rgba(content.color)
    snapshot.moved(x: -lines.shift) {
      gtk_snapshot_append_layout(snapshot, lines.layout, &color)
    }
  }
}
