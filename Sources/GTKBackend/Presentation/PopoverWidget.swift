import CGTK
import CGTKWidgets
import LayoutEngine
import PortableUI

/// Shows a popover as GTK's own, with an arrow.
final class PopoverWidget: DrawnWidget {
  private let popover: WidgetPointer
  private lazy var content = WindowBody(around: pointer)
  private var bar: HeaderBar?
  private var keys: KeyListener?
  private weak var parent: Widget?
  private var shown: PopoverContent?
  private unowned let backend: WidgetBackend

  /// Whether it is to be on the screen, as far as we know.
  private var isOpen = false

  /// Whether another window is over it.
  private var isCovered = false

  /// What had the keyboard before.
  private weak var interrupted: Element?

  /// Waits until what it points at is on the screen.
  private var waiting: (widget: WidgetPointer, handler: gulong)?

  init(for element: Element, in backend: WidgetBackend) {
    self.backend = backend
    popover = gtk_popover_new()!
    g_object_ref_sink(popover)
    super.init("layer", role: GTK_ACCESSIBLE_ROLE_GROUP, for: element)
    own()
    gtk_widget_add_css_class(popover, "viewstate")
    gtk_popover_set_child(popover.cast(), content.pointer)
    keys = backend.shortcuts.listen(in: content.pointer)
    Signal.connect(popover, "closed") { [weak self] in self?.closed() }
  }

  isolated deinit {
    stopWaiting()
    g_object_unref(popover)
  }

  /// Its bar, once something is to be in that.
  override var header: HeaderBar? {
    if let bar { return bar }
    let bar = HeaderBar(isOfWindow: false)
    gtk_box_prepend(content.pointer.cast(), bar.pointer)
    bar.titleChanged = { [weak self, unowned bar] in self?.speak(of: bar.title) }
    self.bar = bar
    return bar
  }

  override func turnParts(to direction: GtkTextDirection) {
    gtk_widget_set_direction(popover, direction)
    bar?.turn(to: direction)
  }

  override var body: WindowBody? { content }

  // It is in the same window as what it points at, which has one keyboard.
  override var watch: FocusWatch? { parent?.watch }
  override func contains(_ point: Point) -> Bool { false }
  override var dressed: [WidgetPointer] { [popover, pointer] }

  private func speak(of title: String?) {
    cgtk_speak_text(popover, GTK_ACCESSIBLE_PROPERTY_LABEL, title?.glimpse)
  }

  override func show(_ content: ElementContent) {
    guard case .surface(.popover(let content)) = content else { return }
    if content.color != shown?.color { redraw() }
    let hasMoved =
      content.target != shown?.target || content.targetInHolder != shown?.targetInHolder
    shown = content
    guard parent != nil else { return }
    if hasMoved { point() }
    // A person has closed it, and the model has not.
    if !isOpen, !isCovered, waiting == nil { open() }
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    if let color = shown?.color {
      snapshot.append(rgba(color), in: Rect(origin: .zero, size: size))
    }
    super.snapshot(snapshot)
  }

  override func enter(_ parent: Widget, after previous: Widget?) {
    guard self.parent == nil else { return }
    self.parent = parent
    parent.coverChanged(isCovered: true)
    gtk_widget_set_parent(popover, parent.pointer)
    if let element { fit(element.frame.size) }
    // What is in it comes with the same frame: without that, the keyboard could not go there.
    if gtk_widget_get_mapped(parent.pointer) != 0 { return backend.settle(self) }
    g_object_ref(parent.pointer)
    let handler = Signal.connect(parent.pointer, "map") { [weak self] in
      self?.stopWaiting()
      self?.open()
    }
    waiting = (parent.pointer, handler)
  }

  private func stopWaiting() {
    guard let waiting else { return }
    self.waiting = nil
    g_signal_handler_disconnect(waiting.widget, waiting.handler)
    g_object_unref(waiting.widget)
  }

  private func open() {
    guard parent != nil, !isOpen else { return }
    if interrupted == nil { interrupted = parent?.watch?.holding }
    point()
    isOpen = true
    gtk_popover_popup(popover.cast())
  }

  private func point() {
    guard let parent, let shown else { return }
    gtk_popover_set_position(popover.cast(), shown.edge.position)
    var target = graphene_rect_t(shown.target)
    if let holder = shown.holder?.native as? Widget {
      var bounds = graphene_rect_t()
      if gtk_widget_compute_bounds(holder.pointer, parent.pointer, &bounds) != 0 {
        target = graphene_rect_t(shown.targetInHolder)
        target.origin.x += bounds.origin.x
        target.origin.y += bounds.origin.y
      }
    }
    var place = GdkRectangle(
      x: gint(target.origin.x), y: gint(target.origin.y), width: max(1, gint(target.size.width)),
      height: max(1, gint(target.size.height)))
    gtk_popover_set_pointing_to(popover.cast(), &place)
  }

  private func closed() {
    guard isOpen else { return }
    isOpen = false
    element?.receive(.close)
    backend.settle(self)
  }

  // It takes all that the pointer does, and a window over it could not be reached: so it makes way for
  // that, and comes again.
  override func coverChanged(isCovered: Bool) {
    self.isCovered = isCovered
    if isCovered {
      isOpen = false
      gtk_popover_popdown(popover.cast())
    } else {
      backend.settle(self)
    }
  }

  override func place(_ element: Element, in parent: Widget) { fit(element.frame.size) }

  private func fit(_ size: Size) {
    gtk_widget_set_size_request(
      pointer, gint(size.width.rounded(.up)), gint(size.height.rounded(.up)))
  }

  override func leave() {
    stopWaiting()
    guard let parent else { return }
    isOpen = false
    cgtk_popover_leave(popover)
    parent.coverChanged(isCovered: false)
    if let interrupted {
      parent.watch?.focus(interrupted, keepingSelection: true)
    }
    self.parent = nil
  }
}

extension Edge {
  fileprivate var position: GtkPositionType {
    switch self {
    case .top: GTK_POS_TOP
    case .bottom: GTK_POS_BOTTOM
    case .leading: GTK_POS_LEFT
    case .trailing: GTK_POS_RIGHT
    }
  }
}
