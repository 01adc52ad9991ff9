import LayoutEngine

/// An area that shows a part of its content, and that a person moves over it.
///
/// Along its axes it takes the room it is offered, and its content is as long as it likes to be;
/// across them it is as large as its content. Several views stand one below the other.
public struct ScrollView<Content: View> {
  /// What is seen through the area.
  public var content: Content

  /// The directions in which it is moved.
  public var axes: Axis.Set

  /// Whether bars show how far one is.
  public var showsIndicators: Bool

  /// The directions in which the content fills the area, and is moved only where it needs more.
  var filled: Axis.Set = []

  /// An area that is moved along `axes`.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView {
  /// The same, with content that fills it along `axes`, and is moved only where it needs more.
  func filling(_ axes: Axis.Set) -> ScrollView {
    var view = self
    view.filled = axes
    return view
  }
}

extension ScrollView: View, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Self> { ScrollNode(self, at: place) }
}

/// The node of a scroll view.
final class ScrollNode<Content: View>: ViewNode<ScrollView<Content>>, ScrollArea {
  private(set) lazy var position = Scroller(of: self)

  /// What a person may do, as the environment says.
  private var isDisabled = false
  private var hiddenBars: LayoutAxes = []
  private var clips = true

  private(set) var margins = EdgeInsets()

  /// The room at the edges that others keep free, by who does.
  private var safeAreas: [ObjectIdentifier: EdgeInsets] = [:]

  /// Where it comes to rest.
  private var behavior: (any ScrollTargetBehavior)?

  override func appear() {
    readEnvironment()
    let box = Box(rule, for: self)
    box.element = Element(.scroll(content), of: self)
    self.box = box
    children = [makeNode(column, at: inside)]
    box.gatherChildren()
    box.orderChanged()
    graph.add(self)
    if let kept = SavedRowStates.current?.state(for: self) as? KeptOffset {
      position.start(at: kept.offset)
    }
  }

  override func disappear() { graph.areLayoutReadersStale = true }

  override func viewChanged() {
    if let box, box.content.scrolledAxes != view.axes.layoutAxes {
      box.content = rule
      graph.layoutChanged(box)
    }
    box?.show(.scroll(content))
    updateColumn()
  }

  private var rule: ScrollRule {
    ScrollRule(
      axes: view.axes.layoutAxes, filled: view.filled.layoutAxes,
      alignment: position.anchors.alignment.map { Point($0) } ?? .zero, position: position)
  }

  private func updateColumn() {
    unsafeDowncast(children[0], to: NodeOf<Column>.self).update(column)
  }

  override func evaluate() {
    flags.remove(.isDirty)
    let (old, alignment) = (margins, position.anchors.alignment)
    readEnvironment()
    if margins != old { updateColumn() }
    if position.anchors.alignment != alignment, let box {
      box.content = rule
      graph.layoutChanged(box)
    }
    box?.show(.scroll(content))
  }

  private func readEnvironment() {
    Tracking.record(self) {
      let values = EnvironmentValues(scope: scope)
      isDisabled = !values.isScrollEnabled
      hiddenBars = values.hiddenIndicators
      clips = !values.isScrollClipDisabled
      margins = safeAreas.values.reduce(values.contentMargins.over(EdgeInsets())) {
        $0.wider(by: $1)
      }
      position.anchors = values.scrollAnchors
      behavior = values.scrollTargetBehavior
    }
  }

  private typealias Column = EnvironmentView<LayoutModifiedView<VStack<Content>>>

  private var column: Column {
    // What is said of this one is not said of those inside.
    EnvironmentView(content: VStack { view.content }.layout(Padding(margins.insets))) { values in
      values.scrollAnchors = ScrollAnchors()
      values.scrollTargetBehavior = nil
      values.isScrollClipDisabled = false
    }
  }

  private var content: ScrollContent {
    let axes = view.axes.layoutAxes
    return ScrollContent(
      axes: isDisabled ? [] : axes,
      indicators: view.showsIndicators ? axes.subtracting(hiddenBars) : [],
      clips: clips, contentSize: position.range.content, offset: position.offset,
      shift: position.shift)
  }

  override func hear(_ event: ElementEvent, from element: Element) {
    switch event {
    case .scroll(let offset): position.drag(to: offset)
    case .scrollEnd: position.letGo(behavior, EnvironmentValues(scope: scope))
    default: break
    }
  }

  func readLayout() {
    guard let box, box.record.isValid, let inner = box.children.first else { return }
    position.settle(
      in: ScrollRange(
        axes: view.axes.layoutAxes, viewport: box.record.frame.size,
        content: inner.record.frame.size))
    show()
    position.tellWatchers()
  }

  func show() { box?.show(.scroll(content)) }

  func keepFromEdges(_ insets: EdgeInsets, for node: Node) {
    guard safeAreas[ObjectIdentifier(node)] != insets else { return }
    safeAreas[ObjectIdentifier(node)] = insets
    invalidate()
  }

  override func savedRowState() -> (any SavedRowState)? {
    position.offset == .zero ? nil : KeptOffset(offset: position.offset)
  }
}

/// Where a scroll view was, while it is not there.
private struct KeptOffset: SavedRowState {
  let offset: Point
}

/// A node of a scroll view, whatever is in it.
@MainActor
protocol ScrollArea: LayoutReader, PaddedContainer {
  var position: Scroller { get }

  /// Shows the position, from the next commit on.
  func show()
}

/// The content of a scroll view's box: the content lies in its own coordinates, and what is seen of
/// it is for the backend to show.
final class ScrollRule: RuleContent<Viewport> {
  override var scrolledAxes: LayoutAxes { axes }
  private let axes: LayoutAxes
  private let position: Scroller

  init(axes: LayoutAxes, filled: LayoutAxes, alignment: Point, position: Scroller) {
    self.axes = axes
    self.position = position
    super.init(Viewport(axes, filled: filled, alignment: alignment))
  }

  override var scrolling: (any ScrollPlace)? { position }

  // What is wider than the view begins in its corner in any direction: the offset says what is seen.
  override func mirrored(_ placement: Placement, in width: Double) -> Placement {
    var mirrored = placement.mirrored(in: width)
    if axes.contains(.horizontal) { mirrored.origin.x = max(0, mirrored.origin.x) }
    return mirrored
  }
}

extension Axis.Set {
  /// The same directions, as the layout engine has them.
  var layoutAxes: LayoutAxes {
    var axes: LayoutAxes = []
    if contains(.horizontal) { axes.insert(.horizontal) }
    if contains(.vertical) { axes.insert(.vertical) }
    return axes
  }
}
