/// A view that says something of the bar around it besides a title.
struct BarSettingView<Content: View> {
  let content: Content
  let setting: BarSetting
}

extension BarSettingView: PrimitiveView {
  static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  func makeNode(at place: Place) -> NodeOf<Self> { BarSettingNode(self, at: place) }
}

/// What can be said of a bar.
enum BarSetting {
  case subtitle(Text)
  case hidesBack(Bool)
  case isHidden(Bool, foot: Bool = false)
  case removesSidebarToggle(Bool)
}

final class BarSettingNode<Content: View>: WrapperNode<BarSettingView<Content>, Content> {
  private var bar: BarNode?

  /// The subtitle in the language of this place.
  private var subtitle: String?

  override func content() -> Content { view.content }

  override func appear() {
    super.appear()
    bar = layoutRoot.bars.top
    markPreferences()
    read()
  }

  override func viewChanged() {
    super.viewChanged()
    read()
  }

  override func evaluate() {
    flags.remove(.isDirty)
    read()
  }

  override func disappear() { bar?.partsChanged() }

  private func read() {
    if case .subtitle(let text) = view.setting {
      subtitle = Tracking.record(self) { text.string(in: EnvironmentValues(scope: scope).locale) }
    }
    bar?.partsChanged()
  }

  override func preference<Asked: PreferenceKey>(_ key: Asked.Type) -> Asked.Value? {
    guard key == BarPartsKey.self else { return super.preference(key) }
    var parts = super.preference(BarPartsKey.self) ?? BarParts()
    switch view.setting {
    case .subtitle: parts.subtitle = parts.subtitle ?? subtitle
    case .hidesBack(let isHidden): parts.isBackHidden = parts.isBackHidden || isHidden
    case .isHidden(let isHidden, let isFootHidden):
      parts.isHidden = parts.isHidden || isHidden
      parts.isFootHidden = parts.isFootHidden || isFootHidden
    case .removesSidebarToggle(let removes):
      parts.removesSidebarToggle = parts.removesSidebarToggle || removes
    }
    return parts as? Asked.Value
  }
}

nonisolated extension View {
  /// Says more under the title of the window around this view.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    BarSettingView(content: self, setting: .subtitle(subtitle))
  }

  /// Says more under the title of the window around this view, in the language of the person in front of it.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Says more under the title of the window around this view.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Keeps a person from going back from the page around this view, other than by what is in it.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    BarSettingView(content: self, setting: .hidesBack(hidesBackButton))
  }

  /// Leaves the bar to the window while the page around this view is seen: it shows no title, no items
  /// and no way back.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    BarSettingView(content: self, setting: .isHidden(hidden))
  }
}
