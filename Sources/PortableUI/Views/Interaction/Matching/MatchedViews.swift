import LayoutEngine

/// The views of a graph that are matched by their names.
@MainActor
final class MatchedViews: FrameParticipant {
  private unowned let graph: Graph
  private var nodes: [Match.Name: [any MatchedNode]] = [:]

  /// The names under which nodes are known here.
  private var names: [ObjectIdentifier: Match.Name] = [:]

  /// Where sources were that went in this round.
  private var departed: [Match.Name: Rect] = [:]

  /// The nodes that came in this round.
  private var arrived: [any MatchedNode] = []

  init(of graph: Graph) {
    self.graph = graph
    graph.motions.goal = { [unowned self] in way(of: $0, upTo: $1) }
    graph.motions.frameOfSource = { [unowned self] in sourceFrame(of: Match.Name($0)) }
  }

  func graphClosed() {
    graph.motions.goal = nil
    graph.motions.frameOfSource = nil
  }

  /// How far the view moves that goes as one with `box`, once the new places are known.
  private func way(of box: Box, upTo top: Box) -> (() -> RemovalGoal?)? {
    guard let (match, box) = box.match(upTo: top), let start = box.knownFrame else { return nil }
    return { [weak self] in
      guard let goal = self?.sourceFrame(of: match.name) else { return nil }
      let isMoved = match.properties.contains(.position)
      let isStretched =
        match.properties.contains(.size) && start.size.width > 0 && start.size.height > 0
      return RemovalGoal(
        distance: isMoved ? goal.middle - start.middle : .zero,
        width: isStretched ? goal.size.width / start.size.width : 1,
        height: isStretched ? goal.size.height / start.size.height : 1)
    }
  }

  func add(_ node: some MatchedNode) {
    names[ObjectIdentifier(node)] = node.match.name
    nodes[node.match.name, default: []].append(node)
    arrived.append(node)
  }

  /// The node may have another name.
  func turned(_ node: some MatchedNode) {
    guard let name = names[ObjectIdentifier(node)], name != node.match.name else { return }
    forget(node, as: name)
    names[ObjectIdentifier(node)] = node.match.name
    nodes[node.match.name, default: []].append(node)
  }

  func remove(_ node: some MatchedNode) {
    guard let name = names.removeValue(forKey: ObjectIdentifier(node)) else { return }
    forget(node, as: name)
    arrived.removeAll { $0 === node }
  }

  private func forget(_ node: some MatchedNode, as name: Match.Name) {
    nodes[name]?.removeAll { $0 === node }
    if nodes[name]?.isEmpty == true { nodes[name] = nil }
  }

  /// Notes where the view in `box` is, which is about to go.
  func note(_ box: Box, of node: some MatchedNode) {
    guard node.match.isSource, let frame = box.knownFrame else { return }
    departed[node.match.name] = frame
  }

  /// Where the source of that name is.
  func sourceFrame(of name: Match.Name) -> Rect? {
    source(of: name)?.boxes.first?.knownFrame
  }

  // One that came last counts: it has taken over from the others.
  private func source(of name: Match.Name) -> (any MatchedNode)? {
    nodes[name]?.last { $0.match.isSource && !$0.flags.contains(.isDropped) }
  }

  /// Lets what is new begin where the view was that it comes from.
  func layoutSettled() {
    for node in arrived where node.match.isSource {
      guard let box = node.boxes.first, box.record.isValid, graph.motions.isListening,
        let start = departed[node.match.name] ?? otherFrame(than: node)
      else { continue }
      begin(box, of: node.match, at: start)
    }
    arrived = []
    departed = [:]
  }

  private func otherFrame(than node: any MatchedNode) -> Rect? {
    let other = nodes[node.match.name]?.last { $0 !== node && $0.match.isSource }
    return other?.boxes.first?.knownFrame
  }

  /// Lays the view out as it would stand in the frame it comes from, notes where everything in it is,
  /// and puts it back.
  private func begin(_ box: Box, of match: Match, at start: Rect) {
    guard let child = box.children.first else { return }
    let own = box.frame(in: .global)
    let placement = Placement(
      origin: child.record.frame.origin, size: child.record.frame.size,
      proposal: child.record.proposal)
    let properties = match.properties
    let offer = properties.contains(.size) ? Proposal(start.size) : placement.proposal
    let size = child.size(for: offer)
    let frame = properties.contains(.position) ? start : own
    let (x, y) = (Double(match.anchor.x), Double(match.anchor.y))
    let origin = Point(
      x: frame.minX - own.minX + x * (frame.size.width - size.width),
      y: frame.minY - own.minY + y * (frame.size.height - size.height))
    child.place(Placement(origin: origin, size: size, proposal: offer))
    note(child)
    child.place(placement)
  }

  private func note(_ box: Box) {
    guard box.record.isValid else { return }
    if let element = box.element, !element.isMade {
      graph.motions.starts[ObjectIdentifier(element)] = Rect(
        origin: box.originInElement, size: box.record.frame.size)
    }
    for child in box.children { note(child) }
  }
}

extension Box {
  /// Where it is in the window, once it is laid out.
  fileprivate var knownFrame: Rect? { record.isValid ? frame(in: .global) : nil }

  /// What the view in it is matched by, where it goes as one with a view that is matched.
  fileprivate func match(upTo top: Box) -> (Match, Box)? {
    var outer: Box? = self
    while let box = outer {
      if box.flags.contains(.isModifier), let node = box.node as? any MatchedNode,
        node.match.isSource, !node.match.properties.isEmpty
      {
        return (node.match, box)
      }
      if box === top { return nil }
      outer = box.parent
    }
    return nil
  }
}

extension Rect {
  fileprivate var middle: Point {
    Point(x: minX + size.width / 2, y: minY + size.height / 2)
  }
}
