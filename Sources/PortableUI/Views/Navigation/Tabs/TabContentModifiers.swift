nonisolated extension TabContent {
  /// A number beside the buttons of these tabs; none for 0.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text("\(count)"))
  }

  /// A word beside the buttons of these tabs.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    changed { BadgeView(content: $0, badge: label) }
  }

  /// A word beside the buttons of these tabs.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// A word beside the buttons of these tabs.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Takes the buttons of these tabs away, and their pages out of sight. The pages keep their state. While the
  /// selection is the value of one of them, the first of the others is seen.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    changed { TabMarkView(content: $0, isHidden: hidden) }
  }

  /// Keeps a person from choosing these tabs, and controls in their pages from taking input.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    changed { $0.disabled(disabled) }
  }

  /// A name for tests to find the buttons of these tabs by. Nobody hears it.
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    changed { TabMarkView(content: $0, identifier: isEnabled ? identifier : nil) }
  }

  /// Without effect: a person does not arrange tabs here, so nothing is kept of that by their names.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { changed { $0 } }

  /// Without effect: a person does not arrange tabs here.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    changed { $0 }
  }

  /// Without effect: tabs that a person could not bring back are seen from the beginning. `hidden(_:)` takes
  /// some away.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    changed { $0 }
  }

  private func changed<Stand: View>(
    _ change: (TabContentView<Self>) -> Stand
  ) -> ModifiedTabContent<TabValue, Stand> {
    ModifiedTabContent(stand: change(TabContentView(content: self)))
  }
}

/// Tabs of which something more is said.
struct ModifiedTabContent<TabValue: Hashable, Stand: View> {
  let stand: Stand
}

extension ModifiedTabContent: TabContent, PrimitiveTabs {
  var body: _NoTabContent<TabValue> { _NoTabContent.asked(of: Self.self) }
}

/// Tabs of which the tab view around them is told something.
struct TabMarkView<Content: View> {
  let content: Content
  var isHidden = false
  var identifier: String?
}

extension TabMarkView: PrimitiveView {
  static var isSingle: Bool { ViewType.of(Content.self).isSingle }

  func makeNode(at place: Place) -> NodeOf<Self> { TabMarkNode(self, at: place) }
}

final class TabMarkNode<Content: View>: WrapperNode<TabMarkView<Content>, Content>, TabMarkSource {
  override func content() -> Content { view.content }

  var isTabHidden: Bool { view.isHidden }
  var tabIdentifier: String? { view.identifier }

  override func viewChanged() {
    super.viewChanged()
    tellTabRoom()
  }
}

/// A node that tells a tab view something of the pages inside it.
@MainActor
protocol TabMarkSource: Node {
  /// Whether nobody sees the pages and their buttons.
  var isTabHidden: Bool { get }

  /// What tests call the buttons.
  var tabIdentifier: String? { get }
}
