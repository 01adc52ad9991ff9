/// A node that knows the type of its view.
package class NodeOf<V: View>: Node {
  final let type: ViewTypeOf<V>

  package override init(at place: __shared Place) {
    type = ViewType.of(V.self)
    super.init(at: place)
  }

  package final override var viewType: ViewType { type }

  /// Takes a new value of the view.
  package func update(_ new: consuming V) {}

  /// Connects the view's property wrappers to what they keep in this node.
  package func connectProperties() {}

  /// Makes the nodes of the content, where that is not done yet. Called once, when the node is in its place.
  package func appear() {}
}

/// The node of a new view at `place`.
@MainActor
package func makeNode<V: View>(_ view: consuming V, at place: Place) -> NodeOf<V> {
  let type = ViewType.of(V.self)
  let node =
    if place.isAmongRows, type.isSingle, let rows = place.graph.rowMaker {
      rows.makeRow(view, at: place)
    } else if place.isAmongParts, let owner = place.partOwner(of: view) {
      owner.makePart(view, at: place)
    } else {
      type.makeNode(view, at: place)
    }
  node.connectProperties()
  node.appear()
  return node
}

/// A node around one view inside another that only carries it.
package class WrapperNode<V: View, Content: View>: ViewNode<V> {
  /// The view inside.
  package func content() -> Content { preconditionFailure("a wrapper of nothing") }

  package override func appear() {
    children = [makeNode(content(), at: inside)]
  }

  package override func viewChanged() {
    unsafeDowncast(children[0], to: NodeOf<Content>.self).update(content())
  }
}
