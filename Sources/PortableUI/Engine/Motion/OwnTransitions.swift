import LayoutEngine

/// What turns to its usual look once it has been shown as it comes.
@MainActor
protocol Arrival: Node {
  func arrive()
}

extension Motions {
  /// The outermost of the nodes that come with `node`, where nothing that is seen around it does.
  func rootComing(with node: Node) -> Node? {
    isListening ? root(of: node) { $0.serial >= firstNewNode } : nil
  }

  /// The outermost of the nodes that go with `node`, where nothing that is seen around it does.
  func rootGoing(with node: Node) -> Node? {
    isListening ? root(of: node) { $0.flags.contains(.isDropped) } : nil
  }

  private func root(of node: Node, where isPassing: (Node) -> Bool) -> Node? {
    var root = node
    while let outer = root.parent, isPassing(outer) {
      if outer.box != nil { return nil }
      root = outer
    }
    return root.parent == nil ? nil : root
  }

  /// Turns what is seen of `box`, whose node is about to go, to what has just become of it.
  ///
  /// Nobody lays it out any more, so it stays in the middle of the place that it has.
  func turnAway(_ box: Box) {
    guard box.record.isValid else { return }
    let old = box.record.frame
    let proposal = box.record.proposal
    guard box.renewInPlace() else { return showTurn(of: box, at: box.originInElement) }
    let size = box.size(for: proposal)
    let aside = Point(
      x: (old.size.width - size.width) / 2, y: (old.size.height - size.height) / 2)
    box.place(Placement(origin: old.origin + aside, size: size, proposal: proposal))
    showTurn(of: box, at: box.originInElement)
  }

  private func showTurn(of box: Box, at origin: Point) {
    guard box.record.isValid else { return }
    var inner = Point.zero
    if let element = box.element {
      guard element.isMade else { return }
      graph.showChange(of: box, element, in: Rect(origin: origin, size: box.record.frame.size))
      // It goes on to the end of its way with what it is in.
      element.motion?.outlivesView = true
    } else {
      inner = origin
    }
    for child in box.children {
      showTurn(of: child, at: inner + child.record.frame.origin)
    }
  }

  /// Lets what has come in `boxes` begin as what went from the same place is still seen, which is seen no
  /// longer.
  func resume(_ boxes: ContiguousArray<Box>, from root: Node, _ timing: Timing) {
    let gone = leaving(from: root)
    var elements = ContiguousArray<Element>()
    for box in boxes { box.collectElements(into: &elements) }
    guard !gone.isEmpty, gone.count == elements.count else { return }
    for (element, old) in zip(elements, gone) { begin(element, as: old.element, timing) }
    for old in gone { graph.remove(old.element) }
  }

  private func begin(_ element: Element, as old: Element, _ timing: Timing) {
    if element.frame != old.frame || element.content != old.content {
      let motion = motion(of: element)
      motion.hold(old.content)
      motion.turn(
        to: element.goal, at: now, timing,
        by: ColorMixer(backend: graph.backend, scheme: element.scheme))
      motion.come(from: old.frame, timing, isText: element.goal.isText)
      element.frame = motion.frame(at: now)
      graph.backend.update(element)
      graph.backend.place(element)
      graph.counts.mutations += 2
    }
    guard element.children.count == old.children.count else { return }
    for (inner, old) in zip(element.children, old.children) { begin(inner, as: old, timing) }
  }
}

extension Box {
  fileprivate func collectElements(into elements: inout ContiguousArray<Element>) {
    if let element {
      elements.append(element)
    } else {
      for child in children { child.collectElements(into: &elements) }
    }
  }

  /// Forgets what is not true any more, here and further in. Returns whether that is anything.
  fileprivate func renewInPlace() -> Bool {
    if flags.contains(.needsChildren) { gatherChildren() }
    var isStale = flags.contains(.isStale)
    for child in children where child.renewInPlace() { isStale = true }
    guard isStale else { return false }
    flags.remove(.isStale)
    flags.insert(.needsArranging)
    traits?.cache?.isStale = true
    forgetGuides()
    _ = record.invalidate()
    return true
  }
}
