/// A view that names the window around it.
struct NavigationTitleView<Content: View> {
  let content: Content
  let title: Text

  /// What is written when a person gives it another title, where they may.
  var name: TitleName?
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

  /// What stands in the bar instead, where a person may give it another.
  private var button: NodeOf<BarItemView<RenamableTitle>>?

  override func content() -> Content { view.content }

  override func appear() {
    super.appear()
    bar = layoutRoot.bars.top
    markPreferences()
    followName()
    readTitle()
  }

  override func viewChanged() {
    super.viewChanged()
    followName()
    readTitle()
  }

  override func evaluate() {
    flags.remove(.isDirty)
    readTitle()
  }

  override func disappear() {
    button?.drop()
    bar?.partsChanged()
  }

  override func sightChanged(_ isInSight: Bool) {
    super.sightChanged(isInSight)
    button?.sightChanged(isInSight)
  }

  private func followName() {
    guard let name = view.name, let bar else {
      button?.drop()
      button = nil
      return
    }
    let item = BarItemView(placement: .principal, content: RenamableTitle(name: name.binding))
    if let button {
      button.update(item)
    } else {
      button = makeNode(
        item, at: Place(parent: self, graph: graph, scope: scope, container: bar.box))
    }
  }

  private func readTitle() {
    title = Tracking.record(self) {
      view.title.string(in: EnvironmentValues(scope: scope).locale)
    }
    bar?.partsChanged()
  }

  override func preference<Asked: PreferenceKey>(_ key: Asked.Type) -> Asked.Value? {
    guard key == BarPartsKey.self else { return super.preference(key) }
    var parts = super.preference(BarPartsKey.self) ?? BarParts()
    if parts.title == nil { (parts.title, parts.renaming) = (title, renaming) }
    return parts as? Asked.Value
  }

  private var renaming: TitleRenaming? {
    guard let name = view.name, let button else { return nil }
    var items = ContiguousArray<Box>()
    button.collectBoxes(into: &items)
    return TitleRenaming(name: name.binding, items: items)
  }
}

nonisolated extension View {
  /// The name of the screen in its bar.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

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

  /// Names the window around this view as `title` says, and lets a person give it another name: the
  /// title is a button for that.
  ///
  /// A name of nothing but spaces is not taken. Where a menu has the place of the title, as
  /// `toolbarTitleMenu` says, a `RenameButton` in it is for that.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    NavigationTitleView(
      content: self, title: Text(verbatim: title.wrappedValue), name: TitleName(title))
  }
}
