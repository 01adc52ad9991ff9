import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// Shows a picture or a symbol.
final class ImageWidget: DrawnWidget {
  private var content: ImageContent?

  init(for element: Element) { super.init("image", role: GTK_ACCESSIBLE_ROLE_IMG, for: element) }

  override func show(_ content: ElementContent) {
    guard case .image(let content) = content, content != self.content else { return }
    self.content = content
    redraw()
  }

  override var isDecoration: Bool { true }

  override func snapshot(_ snapshot: OpaquePointer) {
    guard let content else { return }
    let size = size
    if content.isRedacted {
      let room = Rect(origin: .zero, size: size)
      return snapshot.append(foreground.faded(to: 0.18), in: room, radius: 4)
    }
    switch content.source {
    case .symbol(let name):
      Symbol.named(name).draw(on: snapshot, in: size, color: rgba(content.color))
    case .file, .loaded:
      guard let texture = Pictures.picture(at: content.source).texture else { return }
      var room = room
      gtk_snapshot_append_texture(snapshot, texture, &room)
    case .missing: break
    }
  }

  override func contains(_ point: Point) -> Bool {
    if case .missing = content?.source { return false }
    return isInside(point)
  }
}
