import LayoutEngine

/// A node of a modifier. It puts a box of its own around each box inside.
///
/// So a modifier on a group applies to each view in it, and around nothing there is nothing. The
/// box further out collects these boxes, and does so again when the views inside come and go.
package class ModifierNode<V: View, Content: View>: WrapperNode<V, Content> {
  /// One around each box inside, in order.
  private(set) final var boxes: ContiguousArray<Box> = []

  /// How a box of this modifier arranges what is in it.
  func rule() -> any LayoutRule { Offset(.zero) }

  /// Gives a new box what it needs beyond the rule. What it is around is in its place already.
  func attach(_ box: Box) {}

  final override func box(of element: Element) -> Box? { boxes.first { $0.element === element } }

  /// Called before a box is given up, because what it was around is gone.
  func detach(_ box: Box) {}

  /// Whether a box may go on around something else, once that has taken the place of what was there.
  var keepsBoxes: Bool { true }

  /// What else lies in a box, beside what it is around.
  func collectExtras(of box: Box, into boxes: inout ContiguousArray<Box>) {}

  /// Whether each box has the one rule; otherwise who attaches a box gives it its own.
  var sharesRule: Bool { true }

  package override func viewChanged() {
    super.viewChanged()
    guard sharesRule, let first = boxes.first else { return }
    let new = BoxContent.rule(rule())
    if new.isSame(as: first.content) { return }
    for box in boxes {
      box.content = new
      graph.layoutChanged(box)
    }
  }

  package override func disappear() {
    for box in boxes { giveUp(box) }
  }

  final override func collectBoxes(into boxes: inout ContiguousArray<Box>) {
    var inner = ContiguousArray<Box>()
    for child in children { child.collectBoxes(into: &inner) }
    follow(inner)
    boxes.append(contentsOf: self.boxes)
  }

  final override func collectBoxes(inside box: Box, into boxes: inout ContiguousArray<Box>) {
    if let inner = box.children.first { boxes.append(inner) }
    collectExtras(of: box, into: &boxes)
  }

  private func follow(_ inner: ContiguousArray<Box>) {
    if inner.elementsEqual(boxes, by: { $0 === $1.children[0] }) { return }
    if keepsBoxes, inner.count == 1, boxes.count == 1 { return put(boxes[0], around: inner[0]) }
    var free: [ObjectIdentifier: Box] = [:]
    for box in boxes { free[ObjectIdentifier(box.children[0])] = box }
    boxes = ContiguousArray(
      inner.map { free.removeValue(forKey: ObjectIdentifier($0)) ?? newBox(around: $0) })
    for box in free.values { giveUp(box) }
  }

  private func newBox(around inner: Box) -> Box {
    let box = Box(boxes.first?.content ?? .rule(rule()), for: self)
    box.flags.insert(.isModifier)
    box.adopt([inner])
    attach(box)
    var extras = ContiguousArray<Box>()
    collectExtras(of: box, into: &extras)
    if !extras.isEmpty { box.adopt([inner] + extras) }
    if box.element != nil { box.orderChanged() }
    return box
  }

  private func put(_ box: Box, around inner: Box) {
    box.adopt([inner] + box.children.dropFirst())
    graph.layoutChanged(box)
    // Whatever element is around it: its own, or one further out that sees no other change.
    box.orderChanged()
  }

  private func giveUp(_ box: Box) {
    detach(box)
    graph.drop(box)
    box.parent = nil
  }
}
