import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// Shows a layer: a group of others that may be dimmed, clipped, stretched, hidden or tapped as one.
final class LayerWidget: DrawnWidget {
  private var content: LayerContent?
  private var taps: TapRecognizer?

  /// Is told when the widget has another size, before what is inside is arranged.
  var onAllocation: ((Size) -> Void)?

  /// The bar, the body and the keyboard of its window, where it is what everything there is in.
  var window: (header: HeaderBar, body: WindowBody, watch: FocusWatch)?

  override var header: HeaderBar? { window?.header }
  override var body: WindowBody? { window?.body }
  override var watch: FocusWatch? { window?.watch }

  init(for element: Element?) { super.init("layer", role: GTK_ACCESSIBLE_ROLE_GROUP, for: element) }

  override var opacity: Double { content?.opacity ?? 1 }
  override var scale: LayerContent.Scale? { content?.scale }
  override var isHidden: Bool { content?.isHidden ?? false }
  override var takesPointer: Bool { content?.takesPointer ?? true }

  override func show(_ content: ElementContent) {
    guard case .layer(let content) = content, content != self.content else { return }
    let old = self.content
    self.content = content
    if content.opacity != old?.opacity ?? 1 { opacityChanged() }
    if content.takesPointer != old?.takesPointer ?? true { presenceChanged() }
    if content.scale != old?.scale { scaleChanged() }
    if content.isHidden != old?.isHidden ?? false { visibilityChanged() }
    if content.tapCount != old?.tapCount { recognizeTaps(content.tapCount) }
    if content.clip != old?.clip {
      gtk_widget_set_overflow(
        pointer, content.clip == nil ? GTK_OVERFLOW_VISIBLE : GTK_OVERFLOW_HIDDEN)
      redraw()
    }
  }

  private func recognizeTaps(_ count: Int?) {
    taps?.remove()
    taps = count.map { count in
      TapRecognizer(on: pointer, count: count) { [weak self] in
        self?.element?.receive(.tap(count))
      }
    }
  }

  override func allocated(_ size: Size) { onAllocation?(size) }

  /// A layer is only touched where something in it is; as a whole, where it waits for taps.
  override func contains(_ point: Point) -> Bool { content?.tapCount != nil && isInside(point) }

  override func snapshot(_ snapshot: OpaquePointer) {
    guard let clip = content?.clip else { return super.snapshot(snapshot) }
    let size = size
    if let radius = clip.cornerRadius(in: size) {
      snapshot.rounded(Rect(origin: .zero, size: size), radius: radius) {
        super.snapshot(snapshot)
      }
    } else {
      clipped(by: clip.path(in: size), on: snapshot)
    }
  }

  /// Clips by a shape that GSK cannot clip by: cairo draws what is inside.
  private func clipped(by path: PortableUI.Path, on snapshot: OpaquePointer) {
    let inside = gtk_snapshot_new()!
    super.snapshot(inside)
    guard let node = gtk_snapshot_free_to_node(inside) else { return }
    defer { gsk_render_node_unref(node) }
    guard let reach = path.reach else { return }
    var bounds = graphene_rect_t(reach)
    let cairo = gtk_snapshot_append_cairo(snapshot, &bounds)!
    cairo.add(path)
    cairo_clip(cairo)
    gsk_render_node_draw(node, cairo)
    cairo_destroy(cairo)
  }
}
