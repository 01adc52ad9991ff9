import LayoutEngine

/// How a box gets its size, and where it puts what is inside. Boxes of one view may share it.
///
/// An object and no enum of existentials: a box asks it thousands of times a frame, and those would be
/// copied, and their types looked up, each time.
@MainActor
class BoxContent {
  /// How far an answer stands for other proposals.
  var reuse: Reuse { .exact }

  /// Whether it is room that gives way.
  var isSpacer: Bool { false }

  /// The rule, where there is one.
  var rule: (any LayoutRule)? { nil }

  /// Where it is scrolled to, where it is the content of a scroll view.
  var scrolling: (any ScrollPlace)? { nil }

  /// Along which axes what is inside it is scrolled.
  var scrolledAxes: LayoutAxes { [] }

  /// In which direction it puts what is inside one after another.
  var direction: Direction { .around }

  /// The direction in which views stand.
  enum Direction {
    case along(LayoutAxis)

    /// In none: they lie one over another.
    case none

    /// It has no say in that: whatever is around it has.
    case around
  }

  /// The lines that it may put anywhere by itself.
  var ownGuides: GuideSet { [] }

  /// The size of `box` for `proposal`.
  func measure(_ box: Box, for proposal: Proposal) -> Size { .zero }

  /// Measures `box` and keeps the answer in its record.
  func answer(_ box: Box, for proposal: Proposal) -> Size { .zero }

  /// From which room on the size of `box` is the same, now that something in it has changed;
  /// `known` is from where it was before.
  func renewSaturatedSize(of box: Box, known: SaturatedSize) -> SaturatedSize? { nil }

  /// Places what is inside.
  func arrange(_ box: Box) {}

  /// Where something inside puts `guide`.
  func explicitGuide(_ guide: Guide, of box: Box, in dimensions: Dimensions) -> Double? { nil }

  /// The distances that `box` keeps from its neighbours.
  func spacing(of box: Box) -> Spacing { .standard }

  /// What is inside `box`, given from the hindmost to the foremost by depth, as it is drawn and
  /// read.
  func order(_ boxes: ContiguousArray<Box>, in box: Box) -> ContiguousArray<Box> { boxes }

  /// How much of the edge where `box` is seen first is covered by what stays there, once `child`
  /// comes to lie at that edge.
  func cover(over child: Box, in box: Box) -> Double { 0 }

  /// How far down `child` is from where it belongs, since it stays at an edge.
  func shift(of child: Box, in box: Box) -> Double { 0 }

  /// A box that arranges others by `rule`.
  static func rule(_ rule: some LayoutRule) -> BoxContent { RuleContent(rule) }

  /// A box without boxes inside.
  static func leaf(_ leaf: some Leaf) -> BoxContent { LeafContent(leaf) }

  /// Whether boxes of either are laid out alike.
  final func isSame(as other: BoxContent) -> Bool {
    guard let one = rule, let other = other.rule else { return self === other }
    return isSurelyEqual(one, other)
  }
}

/// The content of a box that arranges others by a rule.
class RuleContent<Rule: LayoutRule>: BoxContent {
  final let known: Rule

  init(_ rule: Rule) { known = rule }

  final override var rule: (any LayoutRule)? { known }

  override var direction: Direction {
    if let stack = known as? Stack { return .along(stack.axis) }
    return known is LayeredStack ? .none : .around
  }

  final override func measure(_ box: Box, for proposal: Proposal) -> Size {
    box.node.graph.counts.measures += 1
    return known.size(of: BoxChildren(box), for: proposal)
  }

  final override func answer(_ box: Box, for proposal: Proposal) -> Size {
    let size = measure(box, for: proposal)
    if box.record.knownSaturatedSize == nil,
      let saturated = known.saturatedSize(of: BoxChildren(box), for: proposal, size: size)
    {
      box.record.store(saturated)
    } else {
      box.record.store(size, for: proposal)
    }
    return size
  }

  final override func renewSaturatedSize(of box: Box, known saturated: SaturatedSize)
    -> SaturatedSize?
  {
    let proposal = Proposal(saturated.room)
    let size = measure(box, for: proposal)
    return known.saturatedSize(of: BoxChildren(box), for: proposal, size: size)
  }

  override func arrange(_ box: Box) {
    let (size, isMirrored) = (box.record.frame.size, box.isMirrored)
    known.arrange(BoxChildren(box), in: size, for: box.record.proposal) {
      box.children[$0].place(isMirrored ? mirrored($1, in: size.width) : $1)
    }
  }

  /// The place of `placement` where people read from right to left, in a box as wide as `width`.
  func mirrored(_ placement: Placement, in width: Double) -> Placement {
    placement.mirrored(in: width)
  }

  final override func explicitGuide(
    _ guide: Guide, of box: Box, in dimensions: Dimensions
  ) -> Double? {
    known.explicitGuide(guide, of: BoxChildren(box), in: dimensions)
  }

  final override func spacing(of box: Box) -> Spacing { known.spacing(of: BoxChildren(box)) }
}

/// The content of a box without boxes inside.
final class LeafContent<L: Leaf>: BoxContent {
  private let leaf: L
  private let givesWay: Bool

  init(_ leaf: L) {
    self.leaf = leaf
    givesWay = leaf.givesWay
  }

  override var reuse: Reuse { leaf.reuse }
  override var isSpacer: Bool { givesWay }

  override func measure(_ box: Box, for proposal: Proposal) -> Size {
    box.node.graph.counts.measures += 1
    return leaf.size(for: proposal, in: box)
  }

  override func answer(_ box: Box, for proposal: Proposal) -> Size {
    if leaf.isArithmetic { return leaf.size(for: proposal, in: box) }
    if box.record.knownSaturatedSize == nil, let saturated = leaf.saturatedSize(in: box) {
      box.record.store(saturated)
      if saturated.covers(proposal) { return saturated.size }
    }
    let size = measure(box, for: proposal)
    box.record.store(size, for: proposal)
    return size
  }

  override func renewSaturatedSize(of box: Box, known: SaturatedSize) -> SaturatedSize? {
    leaf.saturatedSize(in: box)
  }

  override func explicitGuide(_ guide: Guide, of box: Box, in dimensions: Dimensions) -> Double? {
    guard let element = box.element else { return nil }
    box.flags.insert(.gaveBaseline)
    let lines = box.node.graph.backend.baselines(of: element.goal, in: dimensions.size)
    return guide == .firstTextBaseline ? lines?.first : lines?.last
  }

  override func spacing(of box: Box) -> Spacing { isSpacer ? .none : .standard }
}

/// A box without boxes inside.
@MainActor
protocol Leaf {
  /// How far an answer stands for other proposals.
  var reuse: Reuse { get }

  /// Whether its sizes follow from the proposal by arithmetic. Those are sooner worked out again than
  /// looked up, and take no memory. Who changes how they follow tells the box around.
  var isArithmetic: Bool { get }

  /// Whether it is room that gives way.
  var givesWay: Bool { get }

  /// The size it chooses for `proposal`.
  func size(for proposal: Proposal, in box: Box) -> Size

  /// From which room on it chooses the same size, if it knows.
  func saturatedSize(in box: Box) -> SaturatedSize?
}

extension Leaf {
  var isArithmetic: Bool { false }
  var givesWay: Bool { false }
  func saturatedSize(in box: Box) -> SaturatedSize? { nil }
}

/// A leaf whose size is what its element needs on the backend.
struct ElementLeaf: Leaf {
  /// That of boxes whose elements may choose another size for each proposal.
  static let exact = BoxContent.leaf(ElementLeaf(reuse: .exact))

  let reuse: Reuse

  func size(for proposal: Proposal, in box: Box) -> Size {
    guard let element = box.element else { return .zero }
    return box.node.graph.backend.size(of: element.goal, for: proposal)
  }
}
