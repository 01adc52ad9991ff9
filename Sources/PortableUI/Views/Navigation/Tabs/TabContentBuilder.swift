/// Makes the tabs of a ``TabView``, with `if` and `switch`.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// A statement that is tabs.
  public static func buildExpression<Tabs: TabContent>(
    _ tabs: Tabs
  ) -> Tabs where Tabs.TabValue == TabValue {
    tabs
  }

  /// One statement stays what it is.
  public static func buildBlock<Tabs: TabContent>(
    _ tabs: Tabs
  ) -> Tabs where Tabs.TabValue == TabValue {
    tabs
  }

  /// Several statements, one after another.
  public static func buildBlock<each Tabs: TabContent>(
    _ tabs: repeat each Tabs
  ) -> _TupleTabContent<TabValue, (repeat each Tabs)> {
    _TupleTabContent(stand: AnyView(TupleView(repeat TabContentView(content: each tabs))))
  }

  /// An `if` without `else`.
  public static func buildIf<Tabs: TabContent>(
    _ tabs: Tabs?
  ) -> Tabs? where Tabs.TabValue == TabValue {
    tabs
  }

  /// The first way of an `if` or `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _ConditionalTabContent<First, Second>
  where First.TabValue == TabValue, Second.TabValue == TabValue {
    _ConditionalTabContent(first: first, second: nil)
  }

  /// The other ways of an `if` or `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _ConditionalTabContent<First, Second>
  where First.TabValue == TabValue, Second.TabValue == TabValue {
    _ConditionalTabContent(first: nil, second: second)
  }

  /// The tabs of an `if #available`.
  public static func buildLimitedAvailability<Tabs: TabContent>(
    _ tabs: Tabs
  ) -> Tabs where Tabs.TabValue == TabValue {
    tabs
  }
}

extension TabContentBuilder {
  /// The content of a tab view that is made of tabs.
  public struct Content<Tabs: TabContent> where Tabs.TabValue == TabValue {
    let tabs: Tabs
  }
}

extension TabContentBuilder.Content: View {
  /// The tabs.
  public var body: some View { TabContentView(content: tabs) }
}

/// Several tabs one after another.
public struct _TupleTabContent<TabValue: Hashable, Tabs> {
  let stand: AnyView
}

extension _TupleTabContent: TabContent, PrimitiveTabs {
  /// They are made of no others.
  public var body: _NoTabContent<TabValue> { _NoTabContent.asked(of: Self.self) }
}

/// One of two contents, as an `if` or a `switch` makes it; either exists.
public struct _ConditionalTabContent<First: TabContent, Second: TabContent>
where First.TabValue == Second.TabValue {
  let first: First?
  let second: Second?
}

extension _ConditionalTabContent: TabContent, PrimitiveTabs {
  /// They are made of no others.
  public var body: _NoTabContent<First.TabValue> { _NoTabContent.asked(of: Self.self) }

  @ViewBuilder var stand: some View {
    if let first {
      TabContentView(content: first)
    } else if let second {
      TabContentView(content: second)
    }
  }
}

/// Tabs that may be missing, as an `if` without `else` makes them.
extension Optional: TabContent where Wrapped: TabContent {
  /// What a tab stands for.
  public typealias TabValue = Wrapped.TabValue

  /// They are made of no others.
  public var body: _NoTabContent<Wrapped.TabValue> { _NoTabContent.asked(of: Self.self) }
}

extension Optional: PrimitiveTabs where Wrapped: TabContent {
  var stand: some View { map { TabContentView(content: $0) } }
}
