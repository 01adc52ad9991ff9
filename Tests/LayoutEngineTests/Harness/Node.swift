import LayoutEngine

/// A node of a small view graph, as the real one uses the engine: a record, a rule or a leaf.
final class Node {
  enum Kind {
    case leaf(Leaf)
    case rule(any LayoutRule)
    /// Passes one child through and gives it a priority.
    case priority(Double)
    /// Passes one child through and puts a guide where the function says.
    case guide(Guide, (Dimensions, Node) -> Double)
  }

  var kind: Kind
  let children: [Node]
  // A weak reference would make every retain of a node a slow one: half the time of a pass.
  private(set) unowned(unsafe) var parent: Node?
  private(set) var record = LayoutRecord()
  /// The axis of the stack the node stands in, seen through views around one child.
  private var stackAxis: LayoutAxis?
  /// The guides set here or below.
  fileprivate var guides: GuideSet = []
  /// How often a backend would have been asked for this node's size.
  private(set) var measures = 0
  /// How often the node's answer had to be worked out, leaf or not.
  private(set) var visits = 0
  /// How often the node's wishes for spacing had to be gathered from its children.
  private(set) var gatherings = 0
  private(set) var placements = 0
  /// How often a guide was looked for in this node.
  private(set) var lookups = 0
  /// How often the node around it asked for a size of it, or for a guide.
  fileprivate(set) var questions = 0
  /// The frame in the root's coordinates; `nil` while the node is not shown.
  private(set) var frame: Rect?

  init(_ kind: Kind, _ children: [Node] = []) {
    self.kind = kind
    self.children = children
    for child in children {
      child.parent = self
    }
  }

  /// Lays the tree below this root out for `proposal`, at the origin.
  func layout(for proposal: Proposal) {
    learn(nil)
    let size = LoneChild(node: self).dimensions(of: 0, for: proposal).size
    place(Placement(origin: .zero, size: size, proposal: proposal))
    locate(from: .zero, isShown: true)
  }

  func invalidate() {
    var node: Node? = self
    while let current = node, current.record.invalidate() {
      node = current.parent
    }
  }

  func resetCounts() {
    for node in all {
      node.measures = 0
      node.visits = 0
      node.gatherings = 0
      node.placements = 0
      node.lookups = 0
      node.questions = 0
    }
  }

  /// From which room on its answer is known to be the same.
  var saturatedSize: SaturatedSize? { record.knownSaturatedSize }

  /// This node and all below it, in the order of reading.
  var all: [Node] {
    var all: [Node] = []
    func add(_ node: Node) {
      all.append(node)
      node.children.forEach(add)
    }
    add(self)
    return all
  }

  /// The nodes, here and below, with which anything at all was done.
  var worked: [Node] {
    all.filter { $0.measures + $0.visits + $0.gatherings + $0.placements > 0 }
  }

  var isLeaf: Bool {
    if case .leaf = kind { true } else { false }
  }

  private func learn(_ axis: LayoutAxis?) {
    stackAxis = axis
    var below = axis
    if case .rule(let rule) = kind {
      if let stack = rule as? Stack {
        below = stack.axis
      } else if children.count > 1 || rule is Viewport || rule is GeometryRule {
        below = nil
      }
    }
    guides = ownGuides
    for child in children {
      child.learn(below)
      guides.formUnion(child.guides)
    }
  }

  private func locate(from origin: Point, isShown: Bool) {
    let isShown = isShown && record.isValid
    let corner = origin + record.frame.origin
    frame = isShown ? Rect(origin: corner, size: record.frame.size) : nil
    for child in children {
      child.locate(from: corner, isShown: isShown)
    }
  }
}

extension Node {
  fileprivate var rule: any LayoutRule {
    if case .rule(let rule) = kind { rule } else { Offset(.zero) }
  }

  fileprivate func measure(for proposal: Proposal) -> Size {
    var reuse = Reuse.exact
    if case .leaf(let leaf) = kind { reuse = leaf.reuse }
    if let known = record.knownSize(for: proposal, reuse: reuse) { return known }
    visits += 1
    if case .leaf(let leaf) = kind {
      if leaf.needsBackend { measures += 1 }
      if record.knownSaturatedSize == nil, let saturated = leaf.saturatedSize {
        record.store(saturated)
        if saturated.covers(proposal) { return saturated.size }
        measures += 1
      }
      let size = leaf.size(for: proposal, along: stackAxis)
      record.store(size, for: proposal)
      return size
    }
    let below = ChildrenOfNode(node: self)
    let size = rule.size(of: below, for: proposal)
    if record.knownSaturatedSize == nil,
      let saturated = rule.saturatedSize(of: below, for: proposal, size: size)
    {
      record.store(saturated)
    } else {
      record.store(size, for: proposal)
    }
    return size
  }

  fileprivate func place(_ placement: Placement) {
    guard record.place(placement) else { return }
    placements += 1
    if isLeaf { return }
    let below = ChildrenOfNode(node: self)
    rule.arrange(below, in: placement.size, for: placement.proposal) { child, placement in
      children[child].place(placement)
    }
  }

  fileprivate var ownGuides: GuideSet {
    switch kind {
    case .guide(let guide, _): GuideSet(guide)
    case .leaf(.words): .textBaselines
    case .leaf(.text(_, let baseline)): baseline == nil ? [] : .textBaselines
    default: []
    }
  }

  var priority: Double {
    switch kind {
    case .priority(let priority): priority
    case .leaf(.spacer): SpacerLeaf.priority
    case .leaf: 0
    case .rule, .guide: children.count == 1 && !(rule is Stack) ? children[0].priority : 0
    }
  }

  fileprivate var spacing: Spacing {
    switch kind {
    case .leaf(.spacer): .none
    case .leaf: .standard
    default: containerSpacing
    }
  }

  private var containerSpacing: Spacing {
    if let known = record.knownSpacing { return known }
    gatherings += 1
    let spacing = rule.spacing(of: ChildrenOfNode(node: self))
    record.store(spacing)
    return spacing
  }

  fileprivate func explicitGuide(_ guide: Guide, in dimensions: Dimensions) -> Double? {
    guard guides.contains(guide) else { return nil }
    lookups += 1
    if case .guide(guide, let value) = kind { return value(dimensions, self) }
    if case .leaf(let leaf) = kind { return leaf.explicitGuide(guide, in: dimensions.size) }
    return rule.explicitGuide(guide, of: ChildrenOfNode(node: self), in: dimensions)
  }

  /// The value of a guide in what is below a node that sets guides itself.
  func guideBelow(_ guide: Guide, in dimensions: Dimensions) -> Double {
    ChildrenOfNode(node: self).guide(guide, of: 0, in: dimensions)
  }
}

/// The engine's view of a node's children.
struct ChildrenOfNode: LayoutChildren {
  let node: Node

  var count: Int { node.children.count }

  func measure(_ child: Int, for proposal: Proposal) -> Size {
    node.children[child].questions += 1
    return node.children[child].measure(for: proposal)
  }

  func saturatedSize(of child: Int) -> SaturatedSize? {
    node.children[child].record.knownSaturatedSize
  }

  func priority(of child: Int) -> Double { node.children[child].priority }

  func spacing(of child: Int) -> Spacing { node.children[child].spacing }

  func mayPut(_ guide: Guide) -> Bool { node.guides.contains(guide) }

  func explicitGuide(_ guide: Guide, of child: Int, in dimensions: Dimensions) -> Double? {
    node.children[child].questions += 1
    return node.children[child].explicitGuide(guide, in: dimensions)
  }

  func defaultGuide(_ guide: Guide, of child: Int?, in dimensions: Dimensions) -> Double {
    // The tests' one custom guide lies a third of the way.
    guide.customNumber == nil
      ? guide.standardValue(in: dimensions.size) : dimensions.size[guide.axis] / 3
  }
}

/// The engine's view of a root, as its host's only child.
private struct LoneChild: LayoutChildren {
  let node: Node

  var count: Int { 1 }

  func measure(_ child: Int, for proposal: Proposal) -> Size {
    node.measure(for: proposal)
  }
}
