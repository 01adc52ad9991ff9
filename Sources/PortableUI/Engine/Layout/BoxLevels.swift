/// Boxes by how deep they lie, so that they are come by from the inside out, or from the outside in.
@MainActor
struct BoxLevels {
  private var levels: ContiguousArray<ContiguousArray<Box>> = []

  mutating func add(_ box: Box) {
    let depth = Int(box.depth)
    while levels.count <= depth { levels.append([]) }
    levels[depth].append(box)
  }

  /// The boxes of the deepest level that has any; they are taken out. `nil` when nothing is left.
  mutating func takeDeepest() -> ContiguousArray<Box>? {
    while let last = levels.popLast() {
      if !last.isEmpty { return last }
    }
    return nil
  }

  /// All boxes, those further out first.
  var fromOutside: ContiguousArray<Box> {
    var all = ContiguousArray<Box>()
    for level in levels { all.append(contentsOf: level) }
    return all
  }
}
