import CGTK
import LayoutEngine
import PortableUI

/// Shows a colour that fills its frame, or the line of a divider.
final class FillWidget: DrawnWidget {
  private var color: Color

  init(_ color: Color, for element: Element) {
    self.color = color
    super.init("fill", role: GTK_ACCESSIBLE_ROLE_IMG, for: element)
  }

  /// The line between other views.
  init(dividerFor element: Element) {
    color = .primary.opacity(0.15)
    super.init("divider", role: GTK_ACCESSIBLE_ROLE_SEPARATOR, for: element)
  }

  override func show(_ content: ElementContent) {
    guard case .fill(let color) = content, color != self.color else { return }
    self.color = color
    redraw()
  }

  override var isDecoration: Bool { true }

  override func snapshot(_ snapshot: OpaquePointer) {
    snapshot.append(rgba(color), in: Rect(origin: .zero, size: size))
  }
}
