import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// Shows a layer: a group of others.
final class LayerWidget: DrawnWidget {
  /// Is told when the widget has another size, before what is inside is arranged.
  var onAllocation: ((Size) -> Void)?

  init(for element: Element) { super.init("layer", role: GTK_ACCESSIBLE_ROLE_GROUP, for: element) }

  override func allocated(_ size: Size) { onAllocation?(size) }
}
