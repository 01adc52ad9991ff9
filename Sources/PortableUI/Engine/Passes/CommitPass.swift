import LayoutEngine

extension Frame {
  /// Tells the backend what is different: drops, then what was made, changed, moved and reordered.
  func commit() {
    dropElements()
    for participant in graph.participants { participant.willShow() }
    showSleep()
    var boxes = graph.boxesToCommit.take()
    // Backends count on it that what is around something is made before it.
    if boxes.count > 1 {
      var levels = BoxLevels()
      for box in boxes { levels.add(box) }
      boxes = levels.fromOutside
    }
    for box in boxes where box.flags.contains(.needsCommit) && !box.flags.contains(.isDropped) {
      if graph.sleepCount > 0, let sleep = box.sleep {
        sleep.keep(uncommitted: box)
        continue
      }
      // What nobody placed is not to be seen: a picker's options, a label for assistive technologies.
      guard box.record.isValid else {
        box.flags.remove(.needsCommit)
        continue
      }
      show(box, at: box.originInElement)
    }
    graph.boxesToCommit.giveBack(&boxes)
    for box in graph.boxesToOrderOnceMade.take() { graph.boxesToOrder.append(box) }
    var owners = graph.boxesToOrder.take()
    for box in owners where !box.flags.contains(.isDropped) {
      if graph.sleepCount > 0, let sleep = box.sleep {
        sleep.keep(unordered: box)
      } else if box.element?.isMade == false {
        graph.boxesToOrderOnceMade.append(box)
      } else {
        order(box)
      }
    }
    graph.boxesToOrder.giveBack(&owners)
    graph.renewSchemes()
    graph.motions.endRound()
  }

  /// Shows nothing any more of what has fallen asleep, and all of what has woken.
  private func showSleep() {
    let changes = graph.sleepChanges
    graph.sleepChanges = []
    for element in changes where element.isMade && !element.isDropped {
      graph.backend.update(element)
      graph.counts.mutations += 1
    }
  }

  private func dropElements() {
    guard !graph.droppedElements.isEmpty || graph.motions.hasLeaving else { return }
    let dropped = graph.droppedElements
    graph.droppedElements = []
    var parents = ContiguousArray<Element>()
    for element in dropped where element.isMade {
      // What is inside a dropped element goes with it.
      guard let parent = element.parent, !parent.isDropped else { continue }
      if graph.motions.beginRemoval(element) { continue }
      graph.takeOff(element)
      if parents.last !== parent { parents.append(parent) }
    }
    for parent in parents { parent.forgetDropped() }
    graph.motions.dropOrphans()
  }

  /// Shows the elements of `box`, which lies at `origin` in the element around it: its own, or those
  /// further in, which move with it.
  private func show(_ box: Box, at origin: Point) {
    box.flags.remove(.needsCommit)
    guard let element = box.element else {
      for child in box.children
      where child.record.isValid && !child.flags.contains(.isAsleep) {
        show(child, at: origin + child.record.frame.origin)
      }
      return
    }
    let frame = Rect(origin: origin, size: box.record.frame.size)
    element.isMirrored = box.isMirrored
    if !element.isMade {
      element.isMade = true
      element.frame = frame
      graph.motions.beginInsertion(element, of: box)
      graph.backend.make(element)
      graph.backend.place(element)
      graph.counts.mutations += 2
    } else {
      graph.showChange(of: box, element, in: frame)
    }
    box.flags.remove(.needsUpdate)
  }
}

extension Graph {
  /// Shows what is different of `element`, which is that of `box`, in its place.
  func showChange(of box: Box, _ element: Element, in frame: Rect) {
    if box.flags.contains(.needsUpdate) {
      motions.showContent(of: element, for: box.node)
      backend.update(element)
      counts.mutations += 1
    }
    if element.goalFrame != frame, motions.show(element, in: frame, for: box.node) {
      backend.place(element)
      counts.mutations += 1
    }
  }

  /// Takes an element that is gone off the screen, with all that is in it.
  func remove(_ element: Element) {
    // Of several that are gone at once, one may have been in another.
    guard element.motion != nil else { return }
    takeOff(element)
    element.parent?.children.removeAll { $0 === element }
  }

  /// The same, but for the element around it, which still has to let go of it.
  fileprivate func takeOff(_ element: Element) {
    motions.forget(inside: element)
    backend.drop(element)
    counts.mutations += 1
  }

  /// Takes a box out of the layout, and its element off the screen.
  func drop(_ box: Box) {
    box.flags.insert(.isDropped)
    guard let element = box.element else { return }
    motions.noteRemoval(element, of: box)
    element.isDropped = true
    element.node = nil
    if element !== rootElement { droppedElements.append(element) }
  }
}
