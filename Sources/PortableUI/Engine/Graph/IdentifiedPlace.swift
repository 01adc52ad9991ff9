/// Where something is that has an identity.
enum IdentifiedPlace {
  /// A view that is there.
  case view(Node)

  /// A row of a lazy container that is not made, and the one node there is of it.
  case row(Int, of: Node)

  var node: Node {
    switch self {
    case .view(let node), .row(_, let node): node
    }
  }
}
