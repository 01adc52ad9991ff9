/// A node that knows the type of its view.
package class NodeOf<V: View>: Node {
  @exclusivity(unchecked) package final var view: V
  final let type: ViewTypeOf<V>

  /// The objects behind the view's property wrappers, in the order of its fields.
  @exclusivity(unchecked) final var slots: ContiguousArray<AnyObject?> = []

  package init(_ view: V, at place: Place) {
    self.view = view
    type = ViewType.of(V.self)
    super.init(at: place)
  }

  package final override var viewType: ViewType { type }

  /// Takes a new value of the view; does nothing where it is the same as before.
  package final func update(_ new: consuming V) {
    if type.isSame(&view, &new) { return }
    view = new
    connectProperties()
    viewChanged()
  }

  /// Makes the nodes of the content. Called once, when the node is in its place.
  package func appear() {}

  /// Brings the nodes of the content up to date with a new `view`.
  package func viewChanged() {}

  /// The objects that were kept of this view where it was here before.
  private func firstSlots() -> ContiguousArray<AnyObject?> {
    if let kept = SavedRowStates.current?.state(for: self) as? SavedSlots,
      kept.slots.count == type.properties.count
    {
      return ContiguousArray(kept.slots.map { $0?.renewed(for: self) })
    }
    return ContiguousArray(repeating: nil, count: type.properties.count)
  }

  override func savedRowState() -> (any SavedRowState)? { slots.isEmpty ? nil : SavedSlots(slots) }

  /// Connects the view's property wrappers to what they keep in this node.
  package final func connectProperties() {
    guard !type.properties.isEmpty, !flags.contains(.isRow) else { return }
    if slots.isEmpty { slots = firstSlots() }
    withUnsafeMutableBytes(of: &view) { bytes in
      for (index, property) in type.properties.enumerated() {
        property.connect(bytes.baseAddress! + property.offset, self, &slots[index])
      }
    }
  }
}

/// The node of a new view at `place`.
@MainActor
package func makeNode<V: View>(_ view: V, at place: Place) -> NodeOf<V> {
  let type = ViewType.of(V.self)
  let node =
    if place.isAmongRows, type.isSingle, let rows = place.graph.rowMaker {
      rows.makeRow(view, at: place)
    } else if place.isAmongParts, type.isSingle, let owner = place.partOwner {
      owner.makePart(view, at: place)
    } else {
      type.makeNode(view, at: place)
    }
  node.connectProperties()
  node.appear()
  return node
}

/// A node around one view inside another that only carries it.
package class WrapperNode<V: View, Content: View>: NodeOf<V> {
  /// The view inside.
  package func content() -> Content { preconditionFailure("a wrapper of nothing") }

  package override func appear() {
    children = [makeNode(content(), at: inside)]
  }

  package override func viewChanged() {
    unsafeDowncast(children[0], to: NodeOf<Content>.self).update(content())
  }
}
