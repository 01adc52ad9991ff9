import LayoutEngine

/// A view that comes or goes as one, and how it does.
@MainActor
private struct TransitionGroup {
  /// The outermost of the nodes that come or go.
  let root: Node

  /// The outermost of their boxes around the element.
  let top: Box
  let transition: AnyTransition

  /// `nil` where `box` has not come or gone with its node, or another element around it has.
  init?(_ box: Box, where isPassing: (Node) -> Bool) {
    guard isPassing(box.node), !box.flags.contains(.comesAtOnce) else { return nil }
    var root = box.node
    while let outer = root.parent, isPassing(outer) { root = outer }
    // What comes with its window is there at once.
    guard root.parent != nil else { return nil }
    var top = box
    while let outer = top.parent, isPassing(outer.node) {
      if outer.element != nil { return nil }
      top = outer
    }
    self.root = root
    self.top = top
    transition = top.transition ?? top.transitionOfPage ?? .opacity
  }

  /// How far away what `way` comes from is, and how much larger or smaller, once the new places are known; `nil` where
  /// it comes from its own place.
  func distance(of way: AnyTransition.Way) -> (() -> RemovalGoal?)? {
    guard let source = way.source, top.record.isValid else { return nil }
    let (own, motions) = (top.frame(in: .global), root.graph.motions)
    guard own.size.width > 0, own.size.height > 0 else { return nil }
    func middle(_ frame: Rect) -> Point {
      Point(x: frame.minX + frame.size.width / 2, y: frame.minY + frame.size.height / 2)
    }
    return { [weak motions] in
      guard let start = motions?.frameOfSource?(source) else { return nil }
      return RemovalGoal(
        distance: middle(start) - middle(own), width: start.size.width / own.size.width,
        height: start.size.height / own.size.height)
    }
  }

  var frame: Rect { Rect(origin: top.originInElement, size: top.record.frame.size) }

  func numbers(of effects: [TransitionEffect]) -> TransitionNumbers {
    TransitionNumbers(
      effects, in: top.record.frame.size, isMirrored: root.scope.isMirrored)
  }
}

extension Box {
  /// What was said about how the page comes and goes whose box it is; only pages say such a thing.
  fileprivate var transitionOfPage: AnyTransition? {
    children.first?.trait { $0.pageTransition }
  }

  /// What was said about how it comes and goes, further in or by a modifier around a group.
  fileprivate var transition: AnyTransition? {
    if let own = trait({ $0.transition }) { return own }
    var outer = parent
    while let box = outer, box.flags.contains(.isModifier) {
      if let transition = box.traits?.transition { return transition }
      outer = box.parent
    }
    return nil
  }
}

extension Motions {
  /// Decides how a new element comes, before it is made.
  func beginInsertion(_ element: Element, of box: Box) {
    if !starts.isEmpty, let start = starts[ObjectIdentifier(element)],
      let timing = timing(for: box.node)
    {
      let motion = motion(of: element)
      motion.come(from: start, timing, isText: element.goal.isText)
      element.frame = motion.frame(at: now)
    }
    guard isListening, let one = TransitionGroup(box, where: { $0.serial >= firstNewNode }) else {
      return
    }
    let way = one.transition.insertion
    guard !way.effects.isEmpty, let timing = timing(for: one.root, own: way.animation) else {
      return
    }
    let frame = one.frame
    var start = (
      numbers: one.numbers(of: way.effects), velocity: Numbers.zero
    )
    if let distance = one.distance(of: way)?() { start.numbers.move(by: distance) }
    if let past = resume(one.root) { start = past }
    let motion = motion(of: element)
    motion.transition.come(
      from: start.numbers, velocity: start.velocity,
      around: element.goalFrame.part(way.effects.anchor(in: frame)), timing)
    element.frame = motion.frame(at: now)
  }

  /// The look of a view that went from the same place and is still seen; it is seen no longer.
  private func resume(_ root: Node) -> (numbers: TransitionNumbers, velocity: Numbers)? {
    guard !leaving.isEmpty || !resumed.isEmpty else { return nil }
    if let known = resumed[root.serial] { return known }
    let same = leaving(from: root)
    guard let motion = same.first?.element.motion else { return nil }
    let state = motion.transition.state(at: now)
    resumed[root.serial] = state
    for one in same { graph.remove(one.element) }
    return state
  }

  /// What went, as one, from where `root` stands now, and is still seen.
  func leaving(from root: Node) -> ContiguousArray<LeavingElement> {
    guard !leaving.isEmpty else { return [] }
    let place = Removal.Origin(of: root)
    // What goes in this round has not been seen to go.
    let same = ContiguousArray(
      leaving.filter { $0.origin.isSamePlace(as: place) && $0.round < round })
    return same.allSatisfy { $0.origin == same[0].origin } ? same : []
  }

  /// Notes how an element goes, while its nodes are still there.
  func noteRemoval(_ element: Element, of box: Box) {
    if element.motion != nil { mayRest = true }
    guard isListening, element.isMade,
      let one = TransitionGroup(box, where: { $0.flags.contains(.isDropped) }),
      let container = one.root.parent
    else { return }
    let way = one.transition.removal
    guard !way.isIdentity, let timing = timing(for: one.root, own: way.animation) else {
      return
    }
    let frame = one.frame
    removals[ObjectIdentifier(element)] = Removal(
      goal: one.numbers(of: way.effects),
      anchor: way.effects.anchor(in: frame), timing: timing, origin: .init(of: one.root),
      container: container,
      way: one.distance(of: way) ?? goal?(box, one.top))
  }

  /// Lets an element that was dropped be seen until it is gone. Returns whether there is a reason to.
  func beginRemoval(_ element: Element) -> Bool {
    guard !removals.isEmpty, let removal = removal(of: element) else { return false }
    element.isLeaving = true
    let motion = motion(of: element)
    var goal = removal.goal
    if let way = removal.way?() { goal.move(by: way) }
    motion.transition.leave(
      for: goal, at: now, around: motion.goalFrame.part(removal.anchor),
      removal.timing)
    leaving.append(
      LeavingElement(
        element: element, origin: removal.origin, container: removal.container, round: round))
    graph.backend.update(element)
    graph.counts.mutations += 1
    return true
  }

  /// How it goes; a layer that is only there for what is inside goes as that does.
  private func removal(of element: Element) -> Removal? {
    if let own = removals[ObjectIdentifier(element)] { return own }
    for child in element.children {
      if let removal = removal(of: child) { return removal }
    }
    return nil
  }

  /// Whether something is gone and still seen.
  var hasLeaving: Bool { !leaving.isEmpty }

  /// Takes away what is gone and still seen, where all that it was in is now gone at once.
  func dropOrphans() {
    guard hasLeaving, !isListening else { return }
    for one in leaving where one.container.flags.contains(.isDropped) {
      graph.remove(one.element)
    }
  }

  /// Forgets what is seen of `element`, or inside it, though it is gone.
  func forget(inside element: Element) {
    if isMoving { stopAll(in: element) }
    guard hasLeaving else { return }
    leaving.removeAll { one in
      guard sequence(first: one.element, next: \.parent).contains(element) else { return false }
      stop(one.element)
      return true
    }
  }

  /// Leaves `element` as it is, with all that is in it.
  private func stopAll(in element: Element) {
    stop(element)
    for child in element.children { stopAll(in: child) }
  }

  /// Puts what is gone and still seen among `wanted`, behind what it stood behind.
  func withLeaving(
    _ wanted: ContiguousArray<Element>, as old: ContiguousArray<Element>
  ) -> ContiguousArray<Element> {
    let staying = Set(wanted.map(ObjectIdentifier.init))
    let isLeaving = Set(leaving.map { ObjectIdentifier($0.element) })
    var first: ContiguousArray<Element> = []
    var followers: [ObjectIdentifier: ContiguousArray<Element>] = [:]
    var last: ObjectIdentifier?
    for element in old {
      let id = ObjectIdentifier(element)
      if staying.contains(id) {
        last = id
      } else if isLeaving.contains(id) {
        if let last { followers[last, default: []].append(element) } else { first.append(element) }
      }
    }
    guard !first.isEmpty || !followers.isEmpty else { return wanted }
    return wanted.reduce(into: first) { all, element in
      all.append(element)
      all.append(contentsOf: followers[ObjectIdentifier(element)] ?? [])
    }
  }
}

extension Removal.Origin {
  @MainActor
  fileprivate init(of node: Node) {
    let parent = node.parent
    container = parent?.serial ?? 0
    type = node.viewType.number
    let index = parent?.children.firstIndex { $0 === node }
    tag = index.flatMap { (parent as? any TaggingNode)?.tag(ofChild: $0) }
    self.node = node.serial
  }

  /// Whether a view there would be the same view to the graph, too.
  fileprivate func isSamePlace(as other: Self) -> Bool {
    container == other.container && type == other.type && tag == other.tag
  }
}

extension Rect {
  /// A point of the space around, as parts of the width and the height.
  fileprivate func part(_ point: Point) -> Point {
    Point(
      x: size.width > 0 ? (point.x - minX) / size.width : 0.5,
      y: size.height > 0 ? (point.y - minY) / size.height : 0.5)
  }
}
