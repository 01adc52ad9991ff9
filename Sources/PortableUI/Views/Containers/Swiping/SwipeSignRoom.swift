import LayoutEngine

/// Lays a sign over all of a room.
struct SwipeSignRoom: PrimitiveView {
  let sign: SwipeSign

  func makeNode(at place: Place) -> NodeOf<Self> { SwipeSignNode(self, at: place) }
}

/// The node of a sign over a room, which takes no part in the layout of what is in that.
final class SwipeSignNode: ViewNode<SwipeSignRoom>, LayoutRootNode {
  private var sign: NodeOf<SwipeSign>?

  override func appear() {
    let box = Box(.rule(RootRule()), for: self)
    box.element = Element(.layer(LayerContent(takesPointer: false)), of: self)
    box.flags.formUnion([.isLayoutRoot, .comesAtOnce, .needsChildren])
    self.box = box
    graph.layoutChanged(box)
    let sign = makeNode(view.sign, at: inside)
    self.sign = sign
    children = [sign]
  }

  override func viewChanged() { sign?.update(view.sign) }

  func placeLayoutRoot() {
    guard let box, let room = parent?.layoutRoot.box.record.frame.size else { return }
    box.place(Placement(origin: .zero, size: room, proposal: Proposal(room)))
  }
}
