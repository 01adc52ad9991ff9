extension Graph {
  /// Says that texts and controls may have other sizes than before, because the desktop has another
  /// font, say. Who still has the same is left alone.
  package func measuresChanged() {
    if let rootBox { measuresChanged(in: rootBox) }
  }

  func measuresChanged(in box: Box) {
    if box.flags.contains(.isAsleep) {
      box.flags.insert(.missedMeasures)
      return
    }
    if box.content.rule == nil {
      layoutChanged(box)
    } else if box.element != nil {
      // What a backend says of the room inside is a part of some rules.
      box.node.invalidate()
    }
    for child in box.children { measuresChanged(in: child) }
    guard box.flags.contains(.isLayoutRoot), let room = box.node.ownLayoutRoot else { return }
    for box in room.attached { measuresChanged(in: box) }
  }
}
