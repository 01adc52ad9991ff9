/// A view that names the window around it.
public struct NavigationTitleView<Content: View> {
  let content: Content
  let title: Text
}

extension NavigationTitleView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { NavigationTitleNode(self, at: place) }
}

final class NavigationTitleNode<Content: View>:
  WrapperNode<NavigationTitleView<Content>, Content>
{
  private var bar: BarNode?

  /// The title in the language of this place.
  private var title = ""

  override func content() -> Content { view.content }

  override func appear() {
    super.appear()
    bar = layoutRoot.bars.top
    markPreferences()
    readTitle()
  }

  override func viewChanged() {
    super.viewChanged()
    readTitle()
  }

  override func evaluate() {
    flags.remove(.isDirty)
    readTitle()
  }

  override func disappear() { bar?.partsChanged() }

  private func readTitle() {
    title = Tracking.record(self) {
      view.title.string(in: EnvironmentValues(scope: scope).locale)
    }
    bar?.partsChanged()
  }

  override func preference<Asked: PreferenceKey>(_ key: Asked.Type) -> Asked.Value? {
    guard key == BarPartsKey.self else { return super.preference(key) }
    var parts = super.preference(BarPartsKey.self) ?? BarParts()
    parts.title = parts.title ?? title
    return parts as? Asked.Value
  }
}

extension View {
  /// Names the window around this view.
  ///
  /// Where several views name it, one further in counts before those around it, and of those side by
  /// side the first.
  public func navigationTitle(_ title: Text) -> some View {
    NavigationTitleView(content: self, title: title)
  }

  /// Names the window around this view, in the language of the person in front of it.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Names the window around this view.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
}
