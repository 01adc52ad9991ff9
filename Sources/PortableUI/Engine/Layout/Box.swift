import LayoutEngine

/// A rectangle in the layout: what a view's node is to state, its box is to geometry.
///
/// A box either arranges the boxes inside it by a rule, or is a leaf that knows its own size. Where
/// it has an element, that element is what the backend shows, and the frames of elements further in
/// are relative to it.
@MainActor
package final class Box: GuideSource {
  unowned let node: Node
  let depth: Int32
  @exclusivity(unchecked) final var children: ContiguousArray<Box> = []
  @exclusivity(unchecked) final var record = LayoutRecord()
  @exclusivity(unchecked) final var content: BoxContent
  @exclusivity(unchecked) final var element: Element?
  @exclusivity(unchecked) final var traits: BoxTraits?

  /// The guides set here or further in, once somebody asked.
  @exclusivity(unchecked) final var knownGuides: GuideSet?
  @exclusivity(unchecked) final var flags: Flags = []

  /// The box around it, once it has been laid out.
  @exclusivity(unchecked) final unowned var parent: Box?

  struct Flags: OptionSet {
    let rawValue: UInt16

    /// A guide set here may lie elsewhere, though the size is the same.
    static let movesGuides = Flags(rawValue: 128)

    /// The answers it gave may be wrong.
    static let isStale = Flags(rawValue: 1)

    /// Its children must be collected again.
    static let needsChildren = Flags(rawValue: 2)

    /// Its children must be arranged again.
    static let needsArranging = Flags(rawValue: 4)

    /// There is something here that the backend does not show yet.
    static let needsCommit = Flags(rawValue: 8)

    /// Was taken out of the layout; its node may be gone.
    static let isDropped = Flags(rawValue: 16)

    /// The elements directly inside may have another order.
    static let needsOrder = Flags(rawValue: 32)

    /// The element's content is not what the backend shows.
    static let needsUpdate = Flags(rawValue: 64)

    /// Somebody was told where its text stands.
    static let gaveBaseline = Flags(rawValue: 1024)

    /// It belongs to a modifier: what its first child says to the box around holds for it too.
    static let isModifier = Flags(rawValue: 512)

    /// No other box lays it out; see ``LayoutRootNode``.
    static let isLayoutRoot = Flags(rawValue: 2048)

    /// It comes and goes without a transition.
    static let comesAtOnce = Flags(rawValue: 4096)

    /// It is kept, with all that is in it, and takes no part in anything; see ``Sleep``.
    static let isAsleep = Flags(rawValue: 8192)

    /// Measures have changed while it was asleep.
    static let missedMeasures = Flags(rawValue: 16384)

    /// It lies over the boxes beside it, which move beneath it.
    static let isRaised = Flags(rawValue: 32768)

    /// What comes after its first child is drawn behind that.
    static let isBackground = Flags(rawValue: 256)
  }

  init(_ content: BoxContent, for node: Node) {
    self.content = content
    self.node = node
    depth = node.depth
  }

  /// The size this box chooses for `proposal`.
  final func size(for proposal: Proposal) -> Size {
    if let known = record.knownSize(for: proposal, reuse: content.reuse) { return known }
    node.checkDepth(most: 0.85)
    return content.answer(self, for: proposal)
  }

  /// The least room in which nothing in it is cut off, where it is a room.
  final var leastContent: Size { contentSize(for: .zero) }

  /// The size that what is in it takes of `proposal`, where it is a room.
  final func contentSize(for proposal: Proposal) -> Size {
    RootRule().contentSize(of: BoxChildren(self), for: proposal)
  }

  /// Takes a new place, and arranges what is inside where that makes a difference.
  final func place(_ placement: Placement) {
    let origin = record.frame.origin
    let mustArrange = record.place(placement)
    if mustArrange || origin != placement.origin { setNeedsCommit() }
    if mustArrange || flags.contains(.needsArranging) { arrange() }
  }

  final func arrange() {
    flags.remove(.needsArranging)
    content.arrange(self)
  }

  /// Gathers the boxes inside.
  final func gatherChildren() {
    flags.remove(.needsChildren)
    var boxes = ContiguousArray<Box>()
    boxes.reserveCapacity(children.count)
    node.collectBoxes(inside: self, into: &boxes)
    adopt(boxes)
  }

  /// Takes `boxes` as what is inside.
  final func adopt(_ boxes: ContiguousArray<Box>) {
    for child in boxes { child.parent = self }
    children = boxes
  }

  /// Says that the elements inside the nearest element may have another order.
  final func orderChanged() {
    var outer: Box? = self
    while let box = outer {
      if box.element != nil {
        guard !box.flags.contains(.needsOrder) else { return }
        box.flags.insert(.needsOrder)
        node.graph.boxesToOrder.append(box)
        return
      }
      outer = box.parent
    }
  }

  /// Says that the backend does not show this box as it is.
  final func setNeedsCommit() {
    guard !flags.contains(.needsCommit) else { return }
    flags.insert(.needsCommit)
    node.graph.boxesToCommit.append(self)
  }

  /// Where this box lies in the element around it.
  final var originInElement: Point {
    var origin = record.frame.origin
    var outer = parent
    while let box = outer, box.element == nil {
      origin = origin + box.record.frame.origin
      outer = box.parent
    }
    return origin
  }
}
