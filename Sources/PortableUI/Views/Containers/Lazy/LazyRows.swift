import LayoutEngine

/// A node that has rows of a lazy container, and makes them when they are asked for: one view, or one
/// for each element of a `ForEach`.
@MainActor
protocol RowOwner: Node {
  /// The number of its first row in the container.
  var firstRow: Int { get set }
  var rowCount: Int { get }

  /// Whether each of them surely shows one view.
  var isSingle: Bool { get }

  /// Goes up whenever it has other rows.
  var version: Int { get }

  /// How long each row is along the container, where it was measured; else not a number.
  var lengths: ContiguousArray<Double> { get }

  /// Notes that one of its rows is so long.
  func keep(_ length: Double, of row: Int)

  func forgetLengths()

  /// What a row stands for, as far as that is known without making it.
  func identity(of row: Int) -> AnyHashable?

  /// What all of its rows stand for; `nil` where each says so itself.
  var identities: (any RowIdentities)? { get }

  /// Which of its rows are made, in order.
  var madeRows: ContiguousArray<Int> { get }

  /// Makes one that is not made.
  func makeRow(_ row: Int)

  /// Gives up the rows that are made and not `kept`.
  func dropRows(except isKept: (_ row: Int, _ node: Node) -> Bool)
}

extension RowOwner {
  /// What is found at a row: where that is not made, it is for that moment.
  func look<Found>(at row: Int, _ find: (Node) -> Found?) -> Found? {
    let place = madeRows.firstIndex(notBefore: row)
    let isMade = madeRows.indices.contains(place) && madeRows[place] == row
    if !isMade { makeRow(row) }
    defer { if !isMade { dropRows { number, _ in number != row } } }
    return children.indices.contains(place) ? find(children[place]) : nil
  }
}

/// A node that is one row.
@MainActor
protocol RowNode: Node {
  /// Its number in the container.
  var row: Int { get }
}

extension Node {
  /// The rows inside, in order, where this node is among the rows of a lazy container.
  final func collectRows(into owners: inout ContiguousArray<any RowOwner>) {
    if let owner = self as? any RowOwner {
      owners.append(owner)
    } else {
      for child in children { child.collectRows(into: &owners) }
    }
  }

  /// The nearest row that this node is in.
  fileprivate var rowAround: (any RowNode)? {
    var node: Node? = self
    while let current = node {
      if current.flags.contains(.isRow) { return current as? any RowNode }
      node = current.parent
    }
    return nil
  }
}

extension Element {
  /// The row that it is in, which it is of those that one element shows, and what tells the list of
  /// that row from others; `nil` where it is in none. The title of a section is not one of its rows.
  package var rowAround: (list: ObjectIdentifier, number: Int, index: Int)? {
    var inner = node
    if let holder = node as? any RowHolder {
      // What is drawn around a row belongs to the list. In a form the keyboard goes from row to row.
      guard holder.takesKeys else { return nil }
      inner = holder.row(of: self)
    }
    guard let row = inner?.rowAround, let list = row.container,
      row.sectionPart ?? .content == .content
    else { return nil }
    return (ObjectIdentifier(list), row.row, index(in: list))
  }

  /// Which of the rows of `list` that one element shows it is in.
  private func index(in list: Box) -> Int {
    var outer: Element? = self
    while let element = outer {
      if let holder = element.node as? any RowHolder, holder.container === list {
        return holder.index(of: element)
      }
      outer = element.parent
    }
    return 0
  }
}

/// Which rows a lazy container has, and the boxes of those that are made.
@MainActor
final class LazyRows {
  private(set) var owners: ContiguousArray<any RowOwner> = []
  private(set) var count = 0

  /// How often there were others.
  private(set) var generation = 0
  private var versions: ContiguousArray<Int> = []

  /// For each box, its row.
  private var rowOfBox: ContiguousArray<Int> = []

  /// Looks at the rows inside `node`. Returns whether there are others than before.
  func read(inside node: Node) -> Bool {
    var new: ContiguousArray<any RowOwner> = []
    for child in node.children { child.collectRows(into: &new) }
    let newVersions = ContiguousArray(new.map(\.version))
    let isSame = newVersions == versions && new.elementsEqual(owners) { $0 === $1 }
    if isSame { return false }
    (owners, versions, count) = (new, newVersions, 0)
    generation += 1
    for owner in owners {
      owner.firstRow = count
      count += owner.rowCount
    }
    return true
  }

  /// Finds out whose the boxes are.
  func read(_ boxes: ContiguousArray<Box>) {
    rowOfBox.removeAll(keepingCapacity: true)
    for box in boxes {
      var inner = box
      while inner.flags.contains(.isModifier), let next = inner.children.first { inner = next }
      rowOfBox.append(inner.node.rowAround?.row ?? rowOfBox.last ?? 0)
    }
  }

  /// The boxes of a row.
  func boxes(of row: Int) -> Range<Int> {
    let first = rowOfBox.firstIndex(notBefore: row)
    var end = first
    while end < rowOfBox.count, rowOfBox[end] == row { end += 1 }
    return first..<end
  }

  /// The row of a box; `nil` where there is no such box.
  func row(ofBox box: Int) -> Int? { rowOfBox.indices.contains(box) ? rowOfBox[box] : nil }

  /// Who has `row`.
  func owner(of row: Int) -> any RowOwner {
    var (low, high) = (0, owners.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if owners[middle].firstRow <= row { low = middle } else { high = middle }
    }
    // Of those that begin there it is the last: the others have no rows.
    return owners[low]
  }

  /// All rows that are made, in order.
  var made: ContiguousArray<Int> {
    var made: ContiguousArray<Int> = []
    for owner in owners {
      for row in owner.madeRows { made.append(owner.firstRow + row) }
    }
    return made
  }

  /// The lengths of all rows.
  var lengths: [Double] {
    var lengths: [Double] = []
    lengths.reserveCapacity(count)
    for owner in owners { lengths += owner.lengths }
    return lengths
  }

  func keep(_ length: Double, of row: Int) {
    let owner = owner(of: row)
    owner.keep(length, of: row - owner.firstRow)
  }

  func forgetLengths() {
    for owner in owners { owner.forgetLengths() }
  }
}

extension ContiguousArray<Int> {
  /// The first place where the number is `least` or more; the numbers are in order.
  func firstIndex(notBefore least: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < least { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
