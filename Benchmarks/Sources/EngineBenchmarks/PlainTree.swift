/// The least that a view tree is: objects with words and a place, inside each other.
final class PlainTree {
  var words: String
  var frame: (x: Double, y: Double, width: Double, height: Double) = (0, 0, 0, 0)
  var children: ContiguousArray<PlainTree>

  init(_ words: String = "", _ children: ContiguousArray<PlainTree> = []) {
    self.words = words
    self.children = children
  }

  /// A column of rows with two texts and a button each, with room for each.
  static func rows(_ count: Int) -> PlainTree {
    var rows = ContiguousArray<PlainTree>()
    for number in 0..<count {
      rows.append(
        PlainTree(
          "",
          [
            PlainTree("Row \(number)"), PlainTree("0"),
            PlainTree("", [PlainTree("Add to \(number)")]),
          ]))
    }
    let column = PlainTree("", rows)
    _ = column.place(x: 0, y: 0)
    return column
  }

  /// Puts everything one below the other, each as large as its words; returns the height.
  func place(x: Double, y: Double) -> Double {
    var height = 20.0
    for child in children { height += child.place(x: x + 8, y: y + height) }
    frame = (x, y, Double(words.utf8.count) * 8, height)
    return height
  }

  /// Shows other words.
  func show(_ words: String) {
    self.words = words
    frame.width = Double(words.utf8.count) * 8
  }
}
