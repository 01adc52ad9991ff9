import Threads

/// Tabs of a ``TabView``: one, or several. Write a type of it for tabs that belong together and have state of
/// their own.
@preconcurrency @MainActor
public protocol TabContent<TabValue> {
  /// What a tab stands for; `Never` where a tab view has no selection.
  associatedtype TabValue: Hashable where TabValue == Body.TabValue

  /// What the tabs are made of.
  associatedtype Body: TabContent

  /// The tabs, made of others.
  @TabContentBuilder<TabValue> var body: Body { get }
}

/// What tabs are made of that are made of no others.
public struct _NoTabContent<TabValue: Hashable> {
  /// What to say where somebody asks `tabs` for others.
  static func asked(of tabs: Any.Type) -> Self {
    stop(
      "The body of \(tabs) was asked for.", facts: [:],
      fix: "Use \(tabs) inside a TabView; it shows itself.")
  }
}

extension _NoTabContent: TabContent {
  /// There is none.
  public var body: _NoTabContent<TabValue> { _NoTabContent.asked(of: Self.self) }
}

/// Tabs that are not made of other tabs.
@MainActor
protocol PrimitiveTabs: TabContent where Body == _NoTabContent<TabValue> {
  associatedtype Stand: View

  /// The view that stands for them.
  var stand: Stand { get }
}

/// Stands for tabs among views, so that they have state, identity and an environment as those have.
struct TabContentView<Content: TabContent> {
  let content: Content
}

extension TabContentView: View {
  // The wrappers of tabs that have a body are found in the field above.
  var body: AnyView {
    guard let content = content as? any PrimitiveTabs else {
      return AnyView(TabContentView<Content.Body>(content: self.content.body))
    }
    return stand(for: content)
  }

  @MainActor
  private func stand(for content: some PrimitiveTabs) -> AnyView { AnyView(content.stand) }
}

extension TabContentView: OwnerHolder {
  static var owner: Any.Type {
    Content.self is any PrimitiveTabs.Type ? Never.self : Content.self
  }
}

/// Tabs in something that holds several, which knows by this what they stand for before they are known.
public struct _NestedTabContent<TabValue: Hashable, Content: TabContent>
where Content.TabValue == TabValue {
  let content: Content
}

extension _NestedTabContent: TabContent, PrimitiveTabs {
  /// They are made of no others.
  public var body: _NoTabContent<TabValue> { _NoTabContent.asked(of: Self.self) }

  var stand: some View { TabContentView(content: content) }
}
