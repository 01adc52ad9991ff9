/// Several views one after another, as a view builder collects them.
public struct TupleView<each Content: View> {
  let content: (repeat each Content)

  /// The views in order.
  public init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleView: View, PrimitiveView {
  package static var isSingle: Bool { false }

  package static var holdsSections: Bool {
    var holdsSections = false
    for type in repeat (each Content).self {
      if Self.holdsSections(in: type) { holdsSections = true }
    }
    return holdsSections
  }

  @MainActor
  private static func holdsSections<V: View>(in type: V.Type) -> Bool {
    ViewType.of(type).holdsSections
  }

  package consuming func makeNode(at place: Place) -> NodeOf<Self> { TupleNode(self, at: place) }
}

/// Keeps a node for each view of a tuple, by position. The views themselves are kept there.
final class TupleNode<each Content: View>: NodeOf<TupleView<repeat each Content>> {
  convenience init(_ view: consuming TupleView<repeat each Content>, at place: Place) {
    self.init(at: place)
    let content = view.content
    children.reserveCapacity(Self.count)
    repeat add(each content)
  }

  override func update(_ new: consuming TupleView<repeat each Content>) {
    let content = new.content
    var index = 0
    repeat update(each content, &index)
  }

  private static var count: Int {
    var count = 0
    for _ in repeat (each Content).self { count += 1 }
    return count
  }

  private func add<V: View>(_ view: V) {
    children.append(PortableUI.makeNode(view, at: inside))
  }

  private func update<V: View>(_ view: V, _ index: inout Int) {
    unsafeDowncast(children[index], to: NodeOf<V>.self).update(view)
    index += 1
  }
}
