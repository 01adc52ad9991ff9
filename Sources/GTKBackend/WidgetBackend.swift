import CGTK
import LayoutEngine
import PortableUI

/// Shows a graph with the widgets of GTK and libadwaita.
///
/// Make one for each graph, put its `widget` into a window, and `attach` the graph: from there on the
/// graph has the size that the window gives the widget, and frames run when they are asked for.
final class WidgetBackend: Backend {
  /// What everything is in.
  private let root: LayerWidget
  private var isRootMade = false

  /// The keys that press buttons in this graph.
  let shortcuts: Shortcuts
  private let keys: KeyListener
  private var beforeKeys: BeforeKeys?
  private var windowKeys: WindowWideKeys?
  private let swipes: SwipeFeed

  // Nothing here is weak: who is referred to weakly is counted in a table of its own, slowly, and all
  // of a frame goes through these few objects.
  private lazy var pacer = FramePacer { [unowned self] in runFrame() }
  private lazy var ticks = Ticks(on: root.pointer) { [unowned self] in graph?.tick() }

  /// The graph, until it is closed.
  @exclusivity(unchecked) private unowned var graph: Graph?

  /// What is shown by controls that a person has changed, until the model has said what they show.
  @exclusivity(unchecked) private var unsettled: [Element] = []

  /// How many frames have run, of all graphs.
  private(set) static var frameCount = 0

  /// What has to be named anew after the frame.
  @exclusivity(unchecked) private var names = NameUpdates()
  private var links = LinkUpdates()
  var rowSeats = RowSeats()

  init() {
    OwnFonts.load()
    StyleSheet.load()
    RowFocus.begin()
    root = LayerWidget(for: nil)
    root.own()
    body = WindowBody(around: root.pointer)
    shortcuts = Shortcuts()
    keys = shortcuts.listen(in: body.pointer)
    swipes = SwipeFeed(on: body.pointer)
    beforeKeys = BeforeKeys { [unowned self] in _ = runFrame() }
    shortcuts.hear = { [unowned self] in graph?.hear($0(), isLast: $1) ?? false }
    windowKeys = .ofViews(on: body.pointer) { [unowned self] in hearInWindow($0) }
    let focusWatch = FocusWatch(root.pointer)
    root.window = (header, body, focusWatch)
    root.onAllocation = { [unowned self] size in
      graph?.resize(to: size)
      runFrame()
      header.settle()
    }
    pacer.follow(root.pointer)
    ThemeChanges.tell(self)
  }

  /// Keeps the windows of this graph large enough.
  let leastSizes = LeastSizes()

  isolated deinit {
    ThemeChanges.stopTelling(self)
    pacer.stop()
  }

  /// The widget that everything is in.
  var widget: WidgetPointer { body.pointer }

  /// The content of the window and the bar at its foot.
  let body: WindowBody

  /// Is told when the views want their window to be light or dark.
  var onScheme: ((PortableUI.ColorScheme?) -> Void)? {
    get { root.onScheme }
    set { root.onScheme = newValue }
  }

  /// The bar of the window that the widget is in.
  let header = HeaderBar()

  /// Runs the frames of `graph` from now on, and the first one at once.
  func attach(_ graph: Graph) {
    self.graph = graph
    runFrame()
  }

  /// Runs the frame that is needed, if there is one, and says whether it changed what is to be seen.
  @discardableResult
  func runFrame() -> Bool {
    guard let graph else { return false }
    let count = graph.counts.frames
    let hasChanged = graph.runFrame()
    Self.frameCount += graph.counts.frames - count
    if !unsettled.isEmpty {
      for element in unsettled { (element.native as? Widget)?.settle() }
      unsettled = []
    }
    names.settle()
    links.settle()
    rowSeats.settle()
    // What moves nothing in a window of this size may still be more than a smaller one has room for.
    if graph.counts.frames != count { leastSizes.request() }
    return hasChanged
  }

  func requestFrame() { pacer.request() }

  var roomForWindows: Size {
    WindowSize.fitting(Size(width: .infinity, height: .infinity))
  }

  /// Tells the views of a key that was pressed where none is. Returns whether one of them wanted it.
  func hearInWindow(_ press: KeyPress) -> Bool { graph?.hearInWindow(press) ?? false }

  /// Shows again what the model says of `widget`, once it had the time to say it.
  func settle(_ widget: Widget) {
    guard let element = widget.element else { return }
    unsettled.append(element)
    pacer.request()
  }

  func graphClosed() {
    graph = nil
    root.element = nil
    leastSizes.stop()
  }

  /// The desktop looks different: everything is drawn anew.
  func themeChanged() { root.element.map(themeChanged) }

  private func themeChanged(of element: Element) {
    (element.native as? Widget)?.themeChanged()
    for child in element.children { themeChanged(of: child) }
  }

  /// Texts and controls may have other sizes.
  func measuresChanged() { graph?.measuresChanged() }

  func make(_ element: Element) {
    let widget = makeWidget(for: element)
    element.native = widget
    widget.update(from: element)
    names.changed(element)
    links.changed(element)
  }

  func update(_ element: Element) {
    let widget = element.widget
    if !widget.canShow(element.content) { replace(widget, of: element) }
    element.widget.update(from: element)
    names.changed(element)
    links.changed(element)
  }

  /// Another control shows this element better: segments instead of a menu, say.
  private func replace(_ old: Widget, of element: Element) {
    let new = makeWidget(for: element)
    old.element = nil
    element.native = new
    guard let parent = element.parent?.widget else { return }
    gtk_widget_insert_after(new.pointer, parent.inner, old.pointer)
    gtk_widget_unparent(old.pointer)
    new.place(element, in: parent)
  }

  func place(_ element: Element) {
    // What has just been made has no parent before it is ordered.
    guard let parent = element.parent?.widget else { return }
    element.widget.place(element, in: parent)
  }

  func order(_ element: Element, after previous: Element?) {
    guard let parent = element.parent else {
      preconditionFailure("'\(element.viewName)' was ordered outside of everything.")
    }
    let (child, holder) = (element.widget, parent.widget)
    let isNew = gtk_widget_get_parent(child.pointer) != holder.inner
    child.enter(holder, after: previous?.widget)
    // Frames are relative to the parent; in the same one it stays where it was put.
    if isNew {
      child.place(element, in: holder)
      child.silenceChanged()
    }
    names.changed(inside: parent)
    links.orderChanged()
  }

  func drop(_ element: Element) {
    closePresented(in: element)
    element.widget.leave()
    letGo(of: element)
    if let parent = element.parent { names.changed(inside: parent) }
    links.orderChanged()
  }

  /// Ends what ties `element`, and what goes with it, to the widgets.
  private func letGo(of element: Element) {
    (element.native as? Widget)?.element = nil
    element.native = nil
    for child in element.children where child.isDropped { letGo(of: child) }
  }

  func edit(_ element: Element, by edit: TextEdit) {
    (element.native as? any EditedWidget)?.perform(edit)
  }

  func size(of content: ElementContent, for proposal: Proposal) -> Size {
    ControlSizes.size(of: content, for: proposal)
  }

  func baselines(of content: ElementContent, in size: Size) -> (first: Double, last: Double)? {
    ControlSizes.baselines(of: content, in: size)
  }

  func insets(of content: ElementContent) -> Insets {
    if case .button(let button) = content {
      ButtonMetrics.insets(of: button)
    } else {
      .zero
    }
  }

  func focus(_ element: Element?) {
    if let element { return element.watch?.focus(element) ?? () }
    for watch in FocusWatch.all(in: root.element) { watch.focus(nil) }
  }

  func refocus(_ element: Element) { element.watch?.focus(element, keepingSelection: true) }

  /// Closes what is presented over `element`, the foremost first.
  private func closePresented(in element: Element) {
    for child in element.children {
      guard case .surface(let content) = child.content, content.isPresented else { continue }
      closePresented(in: child)
      (child.native as? Widget)?.leave()
    }
  }

  var showsMotion: Bool { Ticks.areWanted }

  var displayTime: Double { ticks.time }

  func startTicks() { ticks.start() }

  func stopTicks() { ticks.stop() }

  func prepare(_ picture: LoadedPicture, for room: Proposal) async -> Bool {
    let scale = Double(gtk_widget_get_scale_factor(root.pointer))
    return await Pictures.prepare(picture, points: picture.points(filling: room, scale: scale))
  }

  func mixture(of color: PortableUI.Color, in scheme: PortableUI.ColorScheme?) -> ColorMixture {
    let shown = Appearance.rgba(
      color, in: scheme,
      foreground: scheme.map { GdkRGBA(hex: Appearance.hex(of: .primary, isDark: $0 == .dark)) }
        ?? root.foreground)
    return ColorMixture(shown)
  }

  private func makeWidget(for element: Element) -> Widget {
    switch element.content {
    case .layer(let layer): makeWidget(for: layer, of: element)
    case .scroll: ScrollWidget(for: element)
    case .text(let text):
      text.isLabel ? SelectableTextWidget(text, for: element) : TextWidget(text, for: element)
    case .fill(let color): FillWidget(color, for: element)
    case .shape(let shape): ShapeWidget(shape, for: element)
    case .drawing(let drawing): CanvasWidget(drawing, for: element)
    case .divider: FillWidget(dividerFor: element)
    case .button: ButtonWidget(for: element, in: shortcuts)
    case .field(let field):
      field.isMultiline
        ? AreaWidget(for: element, in: self)
        : FieldWidget(for: element, showing: field, in: self)
    case .control(let control): control.shown.widget(element, self)
    case .image: ImageWidget(for: element)
    case .surface(let surface): makeWidget(for: surface, of: element)
    }
  }

  private func makeWidget(for surface: SurfaceContent, of element: Element) -> Widget {
    switch surface {
    case .bar(let bar):
      bar.edge == .top ? HeaderBarWidget(for: element) : FootBarWidget(for: element)
    case .barItem: BarItemWidget(for: element)
    case .sheet(let sheet):
      sheet.coversWindow
        ? CoverWidget(for: element, in: self) : SheetWidget(for: element, in: self)
    case .popover: PopoverWidget(for: element, in: self)
    case .dialog: DialogWidget(for: element, in: self)
    }
  }

  private func makeWidget(for layer: LayerContent, of element: Element) -> Widget {
    if layer.row != nil { return RowWidget(for: element, in: self) }
    return layer.list == nil ? layerWidget(for: element) : ListWidget(for: element, in: self)
  }

  /// The first layer is the one that everything is in.
  private func layerWidget(for element: Element) -> Widget {
    guard !isRootMade else { return LayerWidget(for: element, in: shortcuts) }
    isRootMade = true
    root.element = element
    return root
  }
}

extension Element {
  /// What shows it.
  var widget: Widget {
    guard let native else {
      preconditionFailure("'\(viewName)' is used before it was made, or after its drop.")
    }
    return unsafeDowncast(native, to: Widget.self)
  }

  /// What knows of the keyboard in the window that it is in.
  fileprivate var watch: FocusWatch? { (native as? Widget)?.watch ?? parent?.watch }
}

extension FocusWatch {
  /// Those of the window that `element` is in and of the windows over it.
  @MainActor
  fileprivate static func all(in element: Element?) -> [FocusWatch] {
    guard let element else { return [] }
    let own = [(element.native as? Widget)?.watch].compactMap(\.self)
    return own
      + element.children.filter {
        if case .surface = $0.content { true } else { false }
      }
      .flatMap(all)
  }
}

extension ColorMixture {
  init(_ color: GdkRGBA) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      opacity: Double(color.alpha))
  }
}
