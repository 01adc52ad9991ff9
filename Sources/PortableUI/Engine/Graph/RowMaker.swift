/// Makes the nodes of single views among the rows of a lazy container: rows that wait to be made.
@MainActor
protocol RowMaker {
  /// The node of such a row.
  func makeRow<V: View>(_ view: V, at place: Place) -> NodeOf<V>
}

/// A node that makes those of the single views inside: its pages, say, or its options.
@MainActor
protocol PartOwner: Node {
  /// The node of such a part.
  func makePart<V: View>(_ view: V, at place: Place) -> NodeOf<V>
}

extension Place {
  /// Who makes the nodes of the parts that stand here.
  var partOwner: (any PartOwner)? {
    var outer = isAmongParts ? parent : nil
    while let node = outer {
      if let owner = node as? any PartOwner { return owner }
      outer = node.parent
    }
    return nil
  }
}
