/// Several views one after another, as a view builder collects them.
public struct TupleView<each Content: View> {
  let content: (repeat each Content)

  /// The views in order.
  public init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleView: View, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Self> { TupleNode(self, at: place) }
}

/// Keeps a node for each view of a tuple, by position.
final class TupleNode<each Content: View>: NodeOf<TupleView<repeat each Content>> {
  override func appear() {
    repeat add(each view.content)
  }

  override func viewChanged() {
    var index = 0
    repeat update(each view.content, &index)
  }

  private func add<V: View>(_ view: V) {
    children.append(PortableUI.makeNode(view, at: inside))
  }

  private func update<V: View>(_ view: V, _ index: inout Int) {
    unsafeDowncast(children[index], to: NodeOf<V>.self).update(view)
    index += 1
  }
}
