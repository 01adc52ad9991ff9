import LayoutEngine
import PortableUI

/// What tells the element of a layer what pointers do, as far as it wants to know.
final class PointerFeeds {
  private let presses: PointerFeed?
  private let hovering: HoverFeed?
  private let pinches: PinchFeed?

  init(of wants: PointerWants, for layer: LayerWidget) {
    let widget = layer.pointer
    presses =
      wants.contains(.presses)
      ? PointerFeed(on: widget) { [weak layer] in
        layer?.element?.receive($0, over: $1) ?? .elsewhere
      } : nil
    hovering =
      wants.contains(.hovering)
      ? HoverFeed(on: widget) { [weak layer] in layer?.element?.receive(.hover($0)) } : nil
    pinches =
      wants.contains(.pinches)
      ? PinchFeed(on: widget) { [weak layer] in
        layer?.element?.receive($0) ?? .elsewhere
      } : nil
  }

  /// Ends all of it.
  func remove() {
    presses?.remove()
    hovering?.remove()
    pinches?.remove()
  }
}
