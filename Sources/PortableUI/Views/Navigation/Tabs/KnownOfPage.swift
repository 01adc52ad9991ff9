/// What a view says of the page that it is, without being made.
struct KnownOfPage {
  private(set) var tag: AnyHashable?
  private(set) var badge: Text?

  /// Whether it says what its button shows.
  private(set) var hasItem = false

  @MainActor
  init(of view: any View) {
    var next: (any View)? = view
    while let view = next {
      if tag == nil { tag = (view as? any TaggedView)?.tag }
      if badge == nil { badge = (view as? any BadgedView)?.badge }
      if view is any ItemView { hasItem = true }
      next = hasItem ? nil : (view as? any CarryingView)?.carried
    }
  }
}

/// A view that says what its button in a tab view shows, whatever else its type is.
protocol ItemView {}

/// A view with news, whatever else its type is.
protocol BadgedView {
  var badge: Text? { get }
}

extension TabItemView: ItemView {}

extension BadgeView: BadgedView {}

extension AnyView: CarryingView {
  var carried: any View { content }
  static var mayCarryOne: Bool { true }
}

extension _ModifierContent: CarryingView {
  var carried: any View { content }
  static var mayCarryOne: Bool { true }
}

extension _ConditionalContent: CarryingView {
  var carried: any View {
    switch way {
    case .first(let view): view
    case .second(let view): view
    }
  }

  static var mayCarryOne: Bool {
    ViewType.mayBeOne(First.self) && ViewType.mayBeOne(Second.self)
  }
}

extension Group: CarryingView where Content: View {
  var carried: any View { content }
  static var mayCarryOne: Bool { ViewType.mayBeOne(Content.self) }
}

// What a modifier of one's own makes of the view may say something else, which is found when it is made.
extension ModifiedContent: CarryingView where Content: View, Modifier: ViewModifier {
  var carried: any View { content }

  static var mayCarryOne: Bool {
    ViewType.mayBeOne(Modifier.Body.self) && ViewType.mayBeOne(Content.self)
  }
}

// Of many more modifiers than these it is known that they can be put around another view, which is enough.

extension EquatableView: ModifyingView {}
extension IDView: ModifyingView {}

extension LifecycleView: ModifyingView {}
extension TaskView: ModifyingView {}
extension ChangeView: ModifyingView {}
extension SubscriptionView: ModifyingView {}
extension AddressView: ModifyingView {}

extension PreferenceView: ModifyingView {}
extension PreferenceReaderView: ModifyingView {}
extension LayoutWatch: ModifyingView {}

extension PresentingView: ModifyingView {}
extension PagePresentingView: ModifyingView {}
extension NavigationDestinationView: ModifyingView {}

extension NavigationTitleView: ModifyingView {}
extension ToolbarView: ModifyingView {}
extension BarSettingView: ModifyingView {}

extension FocusedValueView: ModifyingView {}

extension SeenTargetsView: ModifyingView {}
extension ScrollTargetLayout: ModifyingView {}
extension ScrollPhaseView: ModifyingView {}
extension ScrollVisibilityView: ModifyingView {}
extension ScrollGeometryView: ModifyingView {}
extension PositionedScroll: ModifyingView {}
extension IdentifiedScroll: ModifyingView {}
extension FollowedScroll: ModifyingView {}
extension RefreshableView: ModifyingView {}
