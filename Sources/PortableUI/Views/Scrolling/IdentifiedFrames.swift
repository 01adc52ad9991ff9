import LayoutEngine

extension IdentifiedPlace {
  /// Where it lies, or is thought to lie, in the content of the scroll view of `area`.
  @MainActor
  func frame(in area: Box) -> Rect? {
    switch self {
    case .view(let node):
      var boxes = ContiguousArray<Box>()
      node.collectBoxes(into: &boxes)
      let frames = boxes.compactMap {
        $0.frame(of: Rect(origin: .zero, size: $0.record.frame.size), in: area)
      }
      guard let first = frames.first else { return nil }
      return frames.dropFirst().reduce(first) { $0.union($1) }
    case .row(let row, let node):
      guard let box = node.container, let rows = box.content as? LazyContent else { return nil }
      return box.frame(of: rows.frame(of: row, in: box), in: area)
    }
  }
}

extension Box {
  /// Where a part of this box lies in the content of the scroll view of `area`, which it is in.
  func frame(of part: Rect, in area: Box) -> Rect? {
    guard record.isValid else { return nil }
    var part = part
    var inner = self
    while let outer = inner.parent {
      part.origin = part.origin + inner.record.frame.origin
      if outer === area { return part }
      part.origin = outer.seen(part.origin)
      inner = outer
    }
    return nil
  }
}

extension Rect {
  /// The least rectangle around both.
  func union(_ other: Rect) -> Rect {
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
}
