import LayoutEngine

extension Frame {
  /// Tells the backend what is different: drops, then what was made, changed, moved and reordered.
  func commit() {
    dropElements()
    var boxes = graph.boxesWithNews
    graph.boxesWithNews = []
    if boxes.count > 1 { boxes.sort { $0.depth < $1.depth } }
    for box in boxes where box.flags.contains(.hasNews) && !box.flags.contains(.isDropped) {
      // What nobody placed is not to be seen: a picker's options, a label for assistive technologies.
      guard box.record.isValid else {
        box.flags.remove(.hasNews)
        continue
      }
      show(box, at: box.originInElement)
    }
    let owners = graph.boxesToOrder
    graph.boxesToOrder = []
    for box in owners where !box.flags.contains(.isDropped) { order(box) }
    graph.motions.endRound()
  }

  private func dropElements() {
    for element in graph.droppedElements where element.isMade {
      // What is inside a dropped element goes with it.
      guard let parent = element.parent, !parent.isDropped else { continue }
      if !graph.motions.sendOff(element) { graph.remove(element) }
    }
    graph.droppedElements = []
    graph.motions.dropOrphans()
  }

  /// Shows the elements of `box`, which lies at `origin` in the element around it: its own, or those
  /// further in, which move with it.
  private func show(_ box: Box, at origin: Point) {
    box.flags.remove(.hasNews)
    guard let element = box.element else {
      for child in box.children { show(child, at: origin + child.record.frame.origin) }
      return
    }
    let frame = Rect(origin: origin, size: box.record.frame.size)
    if !element.isMade {
      element.isMade = true
      element.frame = frame
      graph.motions.welcome(element, of: box)
      graph.backend.make(element)
      graph.backend.place(element)
      graph.counts.mutations += 2
    } else {
      if box.flags.contains(.needsUpdate) {
        graph.motions.showContent(of: element, for: box.node)
        graph.backend.update(element)
        graph.counts.mutations += 1
      }
      if element.goalFrame != frame, graph.motions.show(element, in: frame, for: box.node) {
        graph.backend.place(element)
        graph.counts.mutations += 1
      }
    }
    box.flags.remove(.needsUpdate)
  }

  /// Puts the elements inside `element` into the order of their boxes, with the fewest moves.
  private func order(_ box: Box) {
    box.flags.remove(.needsOrder)
    guard let element = box.element else { return }
    var wanted = ContiguousArray<Element>()
    for child in box.childrenInDepth { child.collectElements(into: &wanted) }
    let old = element.children
    if graph.motions.hasLeaving { wanted = graph.motions.withLeaving(wanted, as: old) }
    guard old != wanted else { return }
    let kept = keptInOrder(old, wanted)
    element.children = wanted
    var previous: Element?
    for (index, child) in wanted.enumerated() {
      child.parent = element
      if !kept[index] {
        graph.backend.order(child, after: previous)
        graph.counts.mutations += 1
      }
      previous = child
    }
  }

  /// Which of the wanted elements may stay where they are while the others move around them.
  private func keptInOrder(
    _ old: ContiguousArray<Element>, _ wanted: ContiguousArray<Element>
  ) -> [Bool] {
    var positions: [ObjectIdentifier: Int] = [:]
    for (index, element) in old.enumerated() { positions[ObjectIdentifier(element)] = index }
    let known = wanted.map { positions[ObjectIdentifier($0)] }
    return longestIncreasing(known)
  }
}

/// Marks a longest increasing selection of the numbers that are there.
func longestIncreasing(_ numbers: [Int?]) -> [Bool] {
  // For each length, the place of the smallest number that ends a selection of that length.
  var ends: [Int] = []
  var before = [Int?](repeating: nil, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    guard let number else { continue }
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]]! < number { low = middle + 1 } else { high = middle }
    }
    before[index] = low > 0 ? ends[low - 1] : nil
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var marks = [Bool](repeating: false, count: numbers.count)
  var current = ends.last
  while let index = current {
    marks[index] = true
    current = before[index]
  }
  return marks
}

extension Box {
  /// The elements of this box's subtree that lie directly in the element around it, in order.
  final func collectElements(into elements: inout ContiguousArray<Element>) {
    if let element {
      if record.isValid { elements.append(element) }
    } else {
      for child in childrenInDepth { child.collectElements(into: &elements) }
    }
  }
}

extension Element: Equatable {
  /// Two elements are equal when they are the same object.
  package nonisolated static func == (lhs: Element, rhs: Element) -> Bool { lhs === rhs }
}

extension Graph {
  /// Takes an element off the screen, with all that is in it.
  func remove(_ element: Element) {
    motions.forget(inside: element)
    backend.drop(element)
    counts.mutations += 1
    element.parent?.children.removeAll { $0 === element }
  }

  /// Takes a box out of the layout, and its element off the screen.
  func drop(_ box: Box) {
    box.flags.insert(.isDropped)
    guard let element = box.element else { return }
    motions.noteLeaving(element, of: box)
    element.isDropped = true
    element.handler = nil
    if element !== rootElement { droppedElements.append(element) }
  }
}
