/// Keeps the state of a view that goes from one place to another: what is made in the second place begins
/// with the state that there was in the first.
@MainActor
final class StateKeeper {
  fileprivate weak var node: Node?
  fileprivate var memory: RowMemory?

  /// Lets go of what is kept: the view is gone for good.
  func forget() { memory = nil }
}

/// A view that is in one of several places, and that keeps its state on the way.
struct KeptView<Content: View>: PrimitiveView {
  let content: Content
  let keeper: StateKeeper

  func makeNode(at place: Place) -> NodeOf<Self> { KeptNode(self, at: place) }
}

final class KeptNode<Content: View>: WrapperNode<KeptView<Content>, Content> {
  override func content() -> Content { view.content }

  override func appear() {
    let keeper = view.keeper
    // The one that it takes the place of may be there still.
    let memory = keeper.node.flatMap { RowMemory(of: $0) } ?? keeper.memory
    (keeper.node, keeper.memory) = (self, nil)
    RowMemory.recall(memory, in: self) { super.appear() }
  }

  override func disappear() {
    if view.keeper.node === self { view.keeper.memory = RowMemory(of: self) }
  }
}
