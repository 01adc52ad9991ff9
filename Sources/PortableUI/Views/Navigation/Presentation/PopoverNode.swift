import LayoutEngine

/// What is in a popover.
struct PopoverView<Content: View> {
  let content: Content
  let anchor: PopoverAttachmentAnchor
  let edge: Edge
}

extension PopoverView: PrimitiveView {
  func makeNode(at place: Place) -> NodeOf<Self> { PopoverNode(self, at: place) }
}

/// A room of its own beside the view that presents it.
final class PopoverNode<Content: View>:
  WrapperNode<PopoverView<Content>, EnvironmentView<Content>>, LayoutRootNode, PreferenceReader,
  AnchoredNode
{
  private var room: LayoutRoot?
  private var traits = SheetTraits()

  /// What it points at, as it was told last.
  private var told = BoxPlace()

  override var ownLayoutRoot: LayoutRoot? { room }

  // The popover of a button in a bar is no bar.
  override func content() -> EnvironmentView<Content> {
    EnvironmentView(content: view.content) { values in
      values.usualLabelAppearance = .titleAndIcon
      values.usualButton = UsualButton()
      values.arePickerTitlesShown = true
      values.areListsOnWindows = false
    }
  }

  override func appear() {
    let box = Box(.rule(RootRule()), for: self)
    box.element = Element(.surface(.popover(PopoverContent())), of: self)
    room = LayoutRoot(of: self, around: box)
    box.flags.insert(.needsChildren)
    self.box = box
    graph.preferenceReaders.append(self)
    graph.anchoredNodes.add(self)
    graph.layoutChanged(box)
    super.appear()
  }

  override func viewChanged() {
    super.viewChanged()
    if let box { graph.layoutChanged(box) }
  }

  override func disappear() {
    graph.preferenceReaders.removeAll { $0 === self }
    graph.anchoredNodes.remove(self)
    room?.close()
  }

  override func hear(_ event: ElementEvent, from element: Element) {
    guard case .close = event, traits.isDismissable else { return }
    EnvironmentValues(scope: scope).dismiss()
  }

  func readPreference() {
    guard let box, preference(SheetTraitsKey.self) ?? SheetTraits() != traits else { return }
    graph.layoutChanged(box)
  }

  func followAnchor() { if target != told { placeLayoutRoot() } }

  func placeLayoutRoot() {
    guard let box else { return }
    traits = preference(SheetTraitsKey.self) ?? SheetTraits()
    told = target
    box.show(.surface(.popover(popoverContent)))
    let size = chosenSize(of: box)
    let around = parent?.layoutRoot.box.record.frame.size ?? graph.size
    let corner = PopoverPlace(size: size, around: around).corner(at: view.edge, of: told.frame)
    box.flags.insert(.needsArranging)
    box.place(Placement(origin: corner, size: size, proposal: Proposal(size)))
    room?.wasPlaced()
  }

  private var popoverContent: PopoverContent {
    let paint = traits.background?.paint(in: EnvironmentValues(scope: scope)).plain
    var content = PopoverContent(
      isDismissable: traits.isDismissable, target: told.frame, edge: view.edge,
      holder: told.holder, targetInHolder: told.inHolder)
    if let paint { if case .material = paint {} else { content.color = paint.flatColor } }
    return content
  }

  /// What it points at, of the view that presents it.
  private var target: BoxPlace {
    var boxes = ContiguousArray<Box>()
    parent?.children.first?.collectBoxes(into: &boxes)
    return BoxPlace(of: boxes).part(view.anchor)
  }

  /// As large as its content likes to be, but hardly larger than the window below.
  private func chosenSize(of box: Box) -> Size {
    let most = Size(width: max(graph.size.width, 360), height: max(graph.size.height, 480))
    let width = min(box.size(for: .unspecified).width.rounded(.up), most.width)
    let height = box.size(for: Proposal(width: width, height: nil)).height
    return Size(width: width, height: min(height.rounded(.up), most.height))
  }
}
