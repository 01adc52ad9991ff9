import LayoutEngine

/// A view with a rule of the layout engine around it: padding, a frame.
struct LayoutModifiedView<Content: View> {
  let content: Content
  let rule: any LayoutRule
}

extension LayoutModifiedView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { LayoutModifierNode(self, at: place) }
}

final class LayoutModifierNode<Content: View>: ModifierNode<LayoutModifiedView<Content>, Content> {
  override func content() -> Content { view.content }
  override func rule() -> any LayoutRule { view.rule }
}

nonisolated extension View {
  func layout(_ rule: some LayoutRule) -> LayoutModifiedView<Self> {
    LayoutModifiedView(content: self, rule: rule)
  }
}

extension LayoutModifiedView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    LayoutModifiedView<Other>(content: other, rule: rule)
  }
}
