import LayoutEngine

extension Frame {
  /// Puts the elements inside the element of `box` into the order of their boxes, with the fewest
  /// moves.
  func order(_ box: Box) {
    box.flags.remove(.needsOrder)
    guard let element = box.element else { return }
    var wanted = ContiguousArray<Element>()
    wanted.reserveCapacity(element.children.count)
    box.collectElementsInside(into: &wanted)
    let old = element.children
    if graph.motions.hasLeaving { wanted = graph.motions.withLeaving(wanted, as: old) }
    if old == wanted { return }
    let stays = old.isEmpty ? nil : whichStay(old, wanted)
    element.children = wanted
    var previous: Element?
    for (index, child) in wanted.enumerated() {
      child.parent = element
      if stays?[index] != true {
        graph.backend.order(child, after: previous)
        graph.counts.mutations += 1
      }
      previous = child
    }
  }

  /// Which of the wanted elements may stay where they are while the others move around them.
  private func whichStay(
    _ old: ContiguousArray<Element>, _ wanted: ContiguousArray<Element>
  ) -> [Bool] {
    for (index, element) in old.enumerated() { element.position = index }
    var known: [Int?] = []
    known.reserveCapacity(wanted.count)
    for element in wanted {
      let position = element.position
      let isHere = position < old.count && old[position] === element
      known.append(isHere ? position : nil)
    }
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
    // Most selections only grow.
    if let last = ends.last, numbers[last]! < number { low = high }
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
  private func collectElements(into elements: inout ContiguousArray<Element>) {
    guard let element else { return collectElementsInside(into: &elements) }
    // In a part that sleeps there may be some that are gone, or were never shown.
    if record.isValid, element.isMade, !element.isDropped { elements.append(element) }
  }

  /// The elements inside this box that lie directly in its own, in order.
  fileprivate func collectElementsInside(into elements: inout ContiguousArray<Element>) {
    if hasDepths {
      for child in childrenInDepth { child.collectElements(into: &elements) }
    } else {
      for child in children { child.collectElements(into: &elements) }
    }
    guard flags.contains(.isLayoutRoot), let room = node.ownLayoutRoot else { return }
    for box in room.attached { box.collectElements(into: &elements) }
  }
}
