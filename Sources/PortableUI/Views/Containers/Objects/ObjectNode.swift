import LayoutEngine

/// The node of an object: one element around all of it, its own content, and a node of this kind for
/// each object inside.
final class ObjectNode: ViewNode<ObjectView> {
  private(set) var object: any ShownObject
  private let source = ReadSource()
  private var parts = Parts()
  private weak var recognizer: RecognizerOf<AnyGesture<Void>>?
  private var isChanged = false

  /// The nodes inside, by what they are.
  private struct Parts {
    var backdrop: NodeOf<AnyView>?
    var content: NodeOf<AnyView>?
    var inner: ContiguousArray<ObjectNode> = []

    var all: ContiguousArray<Node> {
      var nodes: ContiguousArray<Node> = []
      if let backdrop { nodes.append(backdrop) }
      if let content { nodes.append(content) }
      for node in inner { nodes.append(node) }
      return nodes
    }
  }

  override init(_ view: ObjectView, at place: Place) {
    object = view.object
    super.init(view, at: place)
  }

  override func appear() {
    let box = Box(ObjectBox(of: self), for: self)
    box.element = Element(.layer(LayerContent()), of: self)
    box.flags.insert(.needsChildren)
    self.box = box
    MeasuringGraph.note(graph.backend)
    object.attach(to: self)
    refresh()
    graph.layoutChanged(box)
    if object.readsLayout { graph.add(self) }
  }

  override func disappear() {
    if object.readsLayout { graph.areLayoutReadersStale = true }
    if let element = box?.element { graph.knownGestures?.forget(element) }
    object.detach(from: self)
  }

  override func viewChanged() {
    guard view.object !== object else { return }
    object.detach(from: self)
    object = view.object
    object.attach(to: self)
    refresh()
    layoutChanged()
  }

  override func evaluate() { refresh() }

  private func refresh() {
    flags.remove(.isDirty)
    isChanged = false
    guard let box, let element = box.element else { return }
    let (layer, backdrop, content, inner, accessibility) = Tracking.record(self) {
      Tracking.read(source)
      return (
        object.layerContent, object.backdrop, object.ownContent, object.innerObjects,
        object.spokenContent
      )
    }
    var shown = layer
    if let gesture = object.pointerGesture {
      shown.pointers = makeRecognizer(gesture).wants.union(.presses)
      // An object is touched in all of its frame, whatever is drawn there.
      shown.looks.touchShape = .rectangle
      recognizer?.update(gesture)
    }
    box.show(showable(.layer(shown)))
    if element.accessibility != accessibility {
      element.accessibility = accessibility
      box.flags.insert(.needsUpdate)
      box.setNeedsCommit()
    }
    show(backdrop, content, inner)
  }

  private func show(_ backdrop: AnyView?, _ content: AnyView?, _ inner: [any ShownObject]) {
    let old = parts.all
    follow(&parts.backdrop, backdrop)
    follow(&parts.content, content)
    let isSame =
      inner.count == parts.inner.count && zip(inner, parts.inner).allSatisfy { $0 === $1.object }
    if !isSame { follow(inner) }
    let new = parts.all
    guard !old.elementsEqual(new, by: { $0 === $1 }) else { return }
    children = new
    structureChanged()
  }

  private func follow(_ node: inout NodeOf<AnyView>?, _ view: AnyView?) {
    switch (node, view) {
    case (let node?, let view?): node.update(view)
    case (nil, let view?): node = PortableUI.makeNode(view, at: inside)
    case (let old?, nil):
      old.drop()
      node = nil
    case (nil, nil): break
    }
  }

  private func follow(_ inner: [any ShownObject]) {
    var known: [ObjectIdentifier: ObjectNode] = [:]
    for node in parts.inner { known[ObjectIdentifier(node.object)] = node }
    var nodes: ContiguousArray<ObjectNode> = []
    for object in inner {
      let node = known.removeValue(forKey: ObjectIdentifier(object))
      nodes.append(node ?? makeObjectNode(object))
    }
    for node in known.values.sorted(by: { $0.serial < $1.serial }) { node.drop() }
    parts.inner = nodes
  }

  private func makeObjectNode(_ object: any ShownObject) -> ObjectNode {
    let node = ObjectNode(ObjectView(object), at: inside)
    node.appear()
    return node
  }

  /// Asks the object where everything stands, and puts it there.
  fileprivate func arrange(_ box: Box) {
    object.arrange(in: box.record.frame.size)
    let bounds = Rect(origin: .zero, size: box.record.frame.size)
    if let backdrop = parts.backdrop { place(backdrop, in: bounds) }
    if let content = parts.content { place(content, in: object.contentFrame) }
    for node in parts.inner { place(node, in: node.object.placedFrame) }
  }

  private func place(_ node: Node, in frame: Rect) {
    for box in boxes(of: node) {
      let size = box.size(for: Proposal(frame.size))
      // What takes more or less than its room stands in the middle of it.
      let origin = Point(
        x: frame.origin.x + (frame.size.width - size.width) / 2,
        y: frame.origin.y + (frame.size.height - size.height) / 2)
      box.place(Placement(origin: origin, size: size, proposal: Proposal(frame.size)))
    }
  }

  private func boxes(of node: Node) -> ContiguousArray<Box> {
    var boxes = ContiguousArray<Box>()
    node.collectBoxes(into: &boxes)
    return boxes
  }

  /// The size of the object as a view among others; inside of another object, that one decides.
  fileprivate func size(for proposal: Proposal) -> Size {
    if parent is ObjectNode { return proposal.replacingUnspecified(by: object.placedFrame.size) }
    return object.size(for: proposal)
  }
}

extension ObjectNode: ObjectPlace {
  func changed() {
    isChanged = true
    source.changed()
  }

  func layoutChanged() {
    guard !flags.contains(.isDropped) else { return }
    if let carried = TransactionScope.current { graph.transaction = carried }
    layoutNeeded()
  }

  func layoutNeeded() {
    guard let box, !flags.contains(.isDropped) else { return }
    graph.layoutChanged(box)
  }

  func showInMemory() {
    if graph.host != nil, !flags.contains(.isDropped) { graph.runFrame() }
  }

  func contentSize(for proposal: Proposal) -> Size {
    if isChanged { refresh() }
    guard let content = parts.content, let box = boxes(of: content).first else { return .zero }
    if !graph.staleBoxes.isEmpty { box.forgetStaleAnswers() }
    return box.size(for: proposal)
  }

  func contentBaselines(in size: Size) -> (first: Double, last: Double)? {
    if isChanged { refresh() }
    guard let content = parts.content, let box = boxes(of: content).first else { return nil }
    if !graph.staleBoxes.isEmpty { box.forgetStaleAnswers() }
    let proposal = Proposal(size)
    let chosen = box.size(for: proposal)
    let dimensions = Dimensions(size: chosen, proposal: proposal)
    guard let first = box.explicitGuide(.firstTextBaseline, in: dimensions) else { return nil }
    let top = (size.height - chosen.height) / 2
    let last = box.explicitGuide(.lastTextBaseline, in: dimensions) ?? first
    return (top + first, top + last)
  }

  var environment: EnvironmentValues { EnvironmentValues(scope: scope) }

  var windowSize: Size { graph.size }

  var originInWindow: Point { box?.frame(in: .global).origin ?? .zero }
}

extension ObjectNode: LayoutReader {
  func readLayout() { object.layoutWasRead() }

  private var scrollArea: (any ScrollArea)? {
    var outer = parent
    while let node = outer {
      if let area = node as? any ScrollArea { return area }
      outer = node.parent
    }
    return nil
  }

  var scrolledSize: Size? { scrollArea?.position.range.content }

  var scrolledOffset: Point? { scrollArea?.position.offset }

  func scroll(to offset: Point) { scrollArea?.position.move(to: offset) }
}

extension ObjectNode: GestureSource {
  var admitsInner: Bool { true }

  func contender(in element: Element) -> Contender? {
    guard let gesture = object.pointerGesture else { return nil }
    let new = makeRecognizer(gesture)
    recognizer = new
    return Contender(new, of: element, rank: .usual)
  }
}

/// How the box of an object is measured and arranged: the object says.
private final class ObjectBox: BoxContent {
  private unowned let node: ObjectNode

  init(of node: ObjectNode) { self.node = node }

  override var direction: Direction { .none }

  override func measure(_ box: Box, for proposal: Proposal) -> Size {
    box.node.graph.counts.measures += 1
    return node.size(for: proposal)
  }

  override func answer(_ box: Box, for proposal: Proposal) -> Size {
    let size = measure(box, for: proposal)
    box.record.store(size, for: proposal)
    return size
  }

  override func arrange(_ box: Box) { node.arrange(box) }
}

extension Box {
  /// Forgets what this box and those inside answered that may be wrong by now: somebody asks before the
  /// frame that would find out. Returns whether there was any.
  @discardableResult
  fileprivate func forgetStaleAnswers() -> Bool {
    if flags.contains(.needsChildren) { gatherChildren() }
    var isStale = flags.contains(.isStale)
    for child in children where child.forgetStaleAnswers() { isStale = true }
    if isStale {
      _ = record.invalidate()
      forgetGuides()
      traits?.cache?.isStale = true
      node.graph.layoutChanged(self)
    }
    return isStale
  }
}
