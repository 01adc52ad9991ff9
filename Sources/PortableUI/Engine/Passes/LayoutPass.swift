import LayoutEngine

extension Frame {
  /// Measures what may have another size, up to where sizes stay the same; then arranges from there.
  func layOut() {
    guard !graph.staleBoxes.isEmpty else { return }
    graph.hasNewLayout = true
    if graph.sleepCount > 0 { leaveSleepingBoxes() }
    gatherChildren()
    var stale = graph.staleBoxes.take()
    if stale.count == 1 {
      if let top = renewSize(of: stale[0]) { arrange(top) }
    } else {
      // What lies deeper under boxes that keep their place was not reached from there.
      for box in renewSizes(of: stale).fromOutside { arrange(box) }
    }
    graph.staleBoxes.giveBack(&stale)
  }

  /// Arranges what is inside `box`, which keeps its place, unless that has been done from further out.
  private func arrange(_ box: Box) {
    guard box.flags.contains(.needsArranging) else { return }
    if box.flags.contains(.isLayoutRoot), let node = box.node as? any LayoutRootNode {
      node.placeLayoutRoot()
    } else {
      box.arrange()
    }
  }

  /// Leaves those to their sleep that are in a part that sleeps.
  private func leaveSleepingBoxes() {
    let stale = graph.staleBoxes.take()
    for box in stale where !box.flags.contains(.isDropped) {
      if let sleep = box.sleep { sleep.keep(stale: box) } else { graph.staleBoxes.append(box) }
    }
  }

  /// Gathers the boxes inside those whose structure changed.
  private func gatherChildren() {
    var index = 0
    // Gathering may make more boxes stale.
    while index < graph.staleBoxes.count {
      let box = graph.staleBoxes[index]
      index += 1
      guard box.flags.contains(.needsChildren), !box.flags.contains(.isDropped) else { continue }
      box.gatherChildren()
      box.orderChanged()
    }
  }

  /// Asks stale boxes again what they answered before, inner ones first. Who answers as before is
  /// arranged where it stands; who does not makes the box around it stale. Returns the former.
  private func renewSizes(of stale: ContiguousArray<Box>) -> BoxLevels {
    var tops = BoxLevels()
    var waiting = BoxLevels()
    for box in stale { waiting.add(box) }
    while let boxes = waiting.takeDeepest() {
      for box in boxes where box.flags.contains(.isStale) && !box.flags.contains(.isDropped) {
        if box.keepsSize() {
          tops.add(box)
        } else if let parent = box.parent, !parent.flags.contains(.isStale) {
          parent.flags.insert(.isStale)
          waiting.add(parent)
        }
      }
    }
    return tops
  }

  /// The same for one box, which is what most frames are about.
  private func renewSize(of stale: Box) -> Box? {
    var box = stale
    while box.flags.contains(.isStale), !box.flags.contains(.isDropped) {
      if box.keepsSize() { return box }
      guard let parent = box.parent else { return nil }
      parent.flags.insert(.isStale)
      box = parent
    }
    return nil
  }
}

extension Box {
  /// Asks a stale box again what it answered before. Returns whether that holds, or nobody relies on
  /// it.
  fileprivate func keepsSize() -> Bool {
    flags.remove(.isStale)
    flags.insert(.needsArranging)
    traits?.cache?.isStale = true
    return holdsAsBefore() || parent == nil
  }

  /// Whether everything that is known about this box from outside still holds, so that nothing
  /// around it need be laid out again. Otherwise all of it is forgotten.
  fileprivate func holdsAsBefore() -> Bool {
    let before = (guides: knownGuides, spacing: record.knownSpacing)
    forgetGuides()
    let movesGuides = flags.contains(.movesGuides) || !guides.isSubset(of: .textBaselines)
    flags.remove(.movesGuides)
    if !movesGuides, before.guides == nil || before.guides == guides,
      record.isStillTrue(
        measure: { content.measure(self, for: $0) },
        renewSaturatedSize: { content.renewSaturatedSize(of: self, known: $0) })
    {
      return true
    }
    _ = record.invalidate()
    return false
  }
}

extension Frame {
  /// Shows the views whose content depends on the layout what it is now. Returns whether one of them
  /// asks for new content, and so for another layout.
  ///
  /// Where one is inside another that asks, it waits: its room may be another when that is done. So
  /// each is asked once, however deep they are nested.
  func readLayout() -> Bool {
    if graph.areLayoutReadersStale { renewLayoutReaders() }
    guard graph.hasNewLayout else { return false }
    graph.hasNewLayout = false
    for node in graph.layoutReaders where !node.flags.contains(.isDropped) {
      // What is out of sight looks once it is woken: that is another layout.
      if graph.sleepCount > 0, node.sleep != nil { continue }
      if !graph.dirtyNodes.isEmpty, node.isInsideDirty {
        graph.hasNewLayout = true
      } else {
        node.readLayout()
      }
    }
    return !graph.dirtyNodes.isEmpty || !graph.staleBoxes.isEmpty || graph.hasNewLayout
  }

  private func renewLayoutReaders() {
    graph.areLayoutReadersStale = false
    let nodes = graph.layoutReaders.filter { !$0.flags.contains(.isDropped) }
    graph.layoutReaders = ContiguousArray(
      nodes.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) })
  }
}

extension Node {
  /// Whether something further out waits to be evaluated.
  fileprivate var isInsideDirty: Bool {
    var outer = parent
    while let node = outer {
      if node.flags.contains(.isDirty) { return true }
      outer = node.parent
    }
    return false
  }
}

extension Graph {
  /// Says that the boxes inside `box` are others, or in another order.
  func layoutStructureChanged(_ box: Box) {
    box.flags.insert(.needsChildren)
    layoutChanged(box)
  }

  /// Says that `box` may have another size, or arrange what is inside it differently.
  func layoutChanged(_ box: Box) {
    guard !box.flags.contains(.isStale) else { return }
    box.flags.insert(.isStale)
    staleBoxes.append(box)
    needsFrame()
  }
}
