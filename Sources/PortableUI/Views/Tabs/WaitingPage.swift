/// What is in a page of a tab view and waits to be made until the page comes into sight. It stays then.
final class WaitingContent<V: View>: ViewNode<V>, WaitingNode {
  private var inner: NodeOf<V>?

  override init(_ view: V, at place: Place) {
    super.init(view, at: place)
    // The state of the view belongs to the node inside.
    flags.insert(.isRow)
  }

  func make() {
    guard inner == nil else { return }
    let inner = makeNode(view, at: inside)
    self.inner = inner
    children = [inner]
    structureChanged()
  }

  override func viewChanged() {
    if let inner {
      inner.update(view)
    } else {
      tellTabRoom()
    }
  }

  var badge: Text? { inner == nil ? KnownOfPage(of: view).badge : nil }
}

extension WaitingContent: TaggingNode {
  func tag(ofChild index: Int) -> AnyHashable? {
    inner == nil ? KnownOfPage(of: view).tag : nil
  }
}

/// A node of something that waits to be made.
@MainActor
protocol WaitingNode: BadgeSource {
  /// Makes what is inside, if it has not been made.
  func make()
}

/// What a view says of the page that it is, without being made.
struct KnownOfPage {
  private(set) var tag: AnyHashable?
  private(set) var badge: Text?

  /// Whether it says what its button shows.
  private(set) var hasItem = false

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

extension BadgeView: BadgedView, CarryingView {
  var carried: any View { content }
}

extension TagView: CarryingView {
  var carried: any View { content }
}

extension EnvironmentView: CarryingView {
  var carried: any View { content }
}

extension RowTraitView: CarryingView {
  var carried: any View { content }
}

extension LifecycleView: CarryingView {
  var carried: any View { content }
}

extension AccessibilityView: CarryingView {
  var carried: any View { content }
}

extension LayoutModifiedView: CarryingView {
  var carried: any View { content }
}

extension LayerView: CarryingView {
  var carried: any View { content }
}

extension NavigationTitleView: CarryingView {
  var carried: any View { content }
}

extension AnyView: CarryingView {
  var carried: any View { content }
}

extension ConditionalContent: CarryingView {
  var carried: any View {
    switch way {
    case .first(let view): view
    case .second(let view): view
    }
  }
}
