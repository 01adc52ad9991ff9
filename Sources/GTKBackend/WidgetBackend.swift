import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// Shows a graph with the widgets of GTK and libadwaita.
///
/// Make one for each graph, put its `widget` into a window, and `attach` the graph: from there on the
/// graph has the size that the window gives the widget, and frames run when they are asked for.
final class WidgetBackend: Backend {
  /// The widget that everything is in, once the graph's first frame has run.
  private(set) var root: LayerWidget?
  private weak var graph: Graph?
  private var pendingFrame: guint = 0

  isolated deinit { if pendingFrame != 0 { g_source_remove(pendingFrame) } }

  /// Runs the frames of `graph` from now on, and the first one at once.
  func attach(_ graph: Graph) {
    self.graph = graph
    graph.runFrame()
  }

  func make(_ element: Element) {
    let widget = makeWidget(for: element)
    widget.show(element.content, insteadOf: nil)
    element.native = widget
    if root == nil, let layer = widget as? LayerWidget {
      root = layer
      layer.onAllocation = { [weak self] size in
        self?.graph?.resize(to: size)
        self?.graph?.runFrame()
      }
    }
  }

  private func makeWidget(for element: Element) -> Widget {
    switch element.content {
    case .text(let content): TextWidget(content, for: element)
    case .button: ButtonWidget(for: element)
    default: LayerWidget(for: element)
    }
  }

  func update(_ element: Element) { widget(of: element).show(element.content, insteadOf: nil) }

  func place(_ element: Element) {
    guard let parent = element.parent.map(widget) else { return }
    place(widget(of: element), element.frame, in: parent)
  }

  private func place(_ widget: Widget, _ frame: Rect, in parent: Widget) {
    let (left, right) = (frame.minX.rounded(), frame.maxX.rounded())
    let (top, bottom) = (frame.minY.rounded(), frame.maxY.rounded())
    cgtk_view_place(
      widget.pointer, Float(left - parent.innerOrigin.x), Float(top - parent.innerOrigin.y),
      Int32(right - left), Int32(bottom - top), 1, 1)
  }

  func order(_ element: Element, after previous: Element?) {
    guard let parent = element.parent.map(widget) else { return }
    let child = widget(of: element)
    gtk_widget_insert_after(child.pointer, parent.inner, previous.map { widget(of: $0).pointer })
    place(child, element.frame, in: parent)
  }

  func drop(_ element: Element) {
    gtk_widget_unparent(widget(of: element).pointer)
    element.native = nil
  }

  private func widget(of element: Element) -> Widget {
    guard let widget = element.native as? Widget else {
      preconditionFailure("'\(element.viewName)' is used before it was made, or after its drop.")
    }
    return widget
  }

  func size(of content: ElementContent, for proposal: Proposal) -> Size {
    switch content {
    case .text(let content): TextMeasure.size(of: content, for: proposal)
    default: .zero
    }
  }

  func baselines(of content: ElementContent, in size: Size) -> (first: Double, last: Double)? {
    nil
  }

  func insets(of content: ElementContent) -> Insets { ButtonWidget.insets }

  func requestFrame() {
    guard pendingFrame == 0 else { return }
    pendingFrame = g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { backend in
        let backend = Unmanaged<WidgetBackend>.fromOpaque(backend!).takeUnretainedValue()
        backend.pendingFrame = 0
        backend.graph?.runFrame()
        return 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }
}
