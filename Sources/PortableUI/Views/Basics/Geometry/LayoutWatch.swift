/// A view after whose layout `look` looks what has come of it.
struct LayoutWatch<Content: View> {
  let content: Content
  let look: @MainActor () -> Void
}

extension LayoutWatch: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { LayoutWatchNode(self, at: place) }
}

private final class LayoutWatchNode<Content: View>:
  ModifierNode<LayoutWatch<Content>, Content>, LayoutReader
{
  override func content() -> Content { view.content }

  override func appear() {
    super.appear()
    graph.add(self)
  }

  override func disappear() {
    super.disappear()
    graph.areLayoutReadersStale = true
  }

  func readLayout() { view.look() }
}
