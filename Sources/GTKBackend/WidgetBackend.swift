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
  private lazy var pacer = FramePacer { [weak self] in self?.graph?.runFrame() ?? false }
  private var ticks: guint = 0

  isolated deinit {
    pacer.stop()
    stopTicks()
  }

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
      pacer.follow(layer.pointer)
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

  func requestFrame() { pacer.request() }

  func focus(_ element: Element?) {
    if let element {
      gtk_widget_grab_focus(widget(of: element).pointer)
    } else if let root, let window = gtk_widget_get_root(root.pointer) {
      gtk_root_set_focus(window, nil)
    }
  }

  var showsMotion: Bool {
    var isOn = GValue()
    g_value_init(&isOn, GType(5 << 2))
    g_object_get_property(gtk_settings_get_default()?.cast(), "gtk-enable-animations", &isOn)
    return g_value_get_boolean(&isOn) != 0
  }

  var pictureTime: Double {
    let clock = root.flatMap { gtk_widget_get_frame_clock($0.pointer) }
    return Double(clock.map { gdk_frame_clock_get_frame_time($0) } ?? g_get_monotonic_time()) / 1e6
  }

  func startTicks() {
    guard ticks == 0, let root else { return }
    ticks = gtk_widget_add_tick_callback(
      root.pointer,
      { _, _, backend in
        Unmanaged<WidgetBackend>.fromOpaque(backend!).takeUnretainedValue().graph?.tick()
        return 1
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  func stopTicks() {
    guard ticks != 0, let root else { return }
    gtk_widget_remove_tick_callback(root.pointer, ticks)
    ticks = 0
  }

  func mixture(of color: PortableUI.Color) -> ColorMixture {
    switch color.kind {
    case .mixed(let red, let green, let blue):
      return ColorMixture(red: red, green: green, blue: blue, opacity: color.alpha)
    case .named(let name):
      let shown = root.map { Self.color(name, at: $0.pointer) } ?? GdkRGBA()
      return ColorMixture(
        red: Double(shown.red), green: Double(shown.green), blue: Double(shown.blue),
        opacity: Double(shown.alpha) * color.alpha)
    }
  }
}
