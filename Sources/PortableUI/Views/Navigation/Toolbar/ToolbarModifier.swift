/// A view with items in the bar of its window.
struct ToolbarView<Content: View, Items: View> {
  let content: Content
  let items: Items
}

extension ToolbarView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { ToolbarNode(self, at: place) }
}

/// Keeps the items of a bar: they are views of this place, shown in another.
final class ToolbarNode<Content: View, Items: View>:
  WrapperNode<ToolbarView<Content, Items>, Content>
{
  private var bar: BarNode?
  private var items: NodeOf<Items>?

  override func content() -> Content { view.content }

  override func appear() {
    super.appear()
    let bar = layoutRoot.bars.top
    self.bar = bar
    items = makeNode(
      view.items, at: Place(parent: self, graph: graph, scope: scope, container: bar.box))
    markPreferences()
    bar.partsChanged()
  }

  override func viewChanged() {
    super.viewChanged()
    items?.update(view.items)
  }

  override func disappear() {
    items?.drop()
    bar?.partsChanged()
  }

  override func sightChanged(_ isInSight: Bool) {
    super.sightChanged(isInSight)
    items?.sightChanged(isInSight)
  }

  override func preference<Asked: PreferenceKey>(_ key: Asked.Type) -> Asked.Value? {
    guard key == BarPartsKey.self else { return super.preference(key) }
    var parts = super.preference(BarPartsKey.self) ?? BarParts()
    items?.collectBoxes(into: &parts.items)
    return parts as? Asked.Value
  }
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
nonisolated extension View {
  /// Shows views in the bar of the window around this view, at its end.
  ///
  /// They see the environment and the state of this view's place, and are there as long as this view
  /// is. What several views put into one bar stands there in the order of those views.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    ToolbarView(content: self, items: BarItemView(placement: .automatic, content: content()))
  }

  /// Shows items in the bar of the window around this view, each at its place.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, items: ToolbarContentView(content: content()))
  }
}
