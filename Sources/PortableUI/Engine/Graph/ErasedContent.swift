import Threads

/// A view of which only its place knows the type.
struct ErasedContent {
  let make: @MainActor (Place) -> Node
  let update: @MainActor (Node) -> Void

  init<Content: View>(_ view: Content) {
    let view = Handover(view)
    make = { PortableUI.makeNode(view.content, at: $0) }
    update = { unsafeDowncast($0, to: NodeOf<Content>.self).update(view.content) }
  }
}

/// A view that carries another whose type it does not know.
@MainActor
protocol ErasedView: View {
  var erased: ErasedContent { get }
}

/// The node of such a view. The type inside never changes.
final class ErasedNode<V: ErasedView>: ViewNode<V> {
  override func appear() { children = [view.erased.make(inside)] }
  override func viewChanged() { view.erased.update(children[0]) }
}
