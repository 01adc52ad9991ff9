/// Tabs that are treated as one in code: what is said of them holds for each.
extension Group: TabContent where Content: TabContent {
  /// What a tab stands for.
  public typealias TabValue = Content.TabValue

  /// They are made of no others.
  public var body: _NoTabContent<Content.TabValue> { _NoTabContent.asked(of: Self.self) }
}

extension Group: PrimitiveTabs where Content: TabContent {
  var stand: some View { TabContentView(content: content) }
}

extension Group {
  /// A group of the tabs that `content` builds.
  public init<Value: Hashable, Tabs: TabContent>(@TabContentBuilder<Value> content: () -> Tabs)
  where Content == _NestedTabContent<Value, Tabs> {
    self.content = _NestedTabContent(content: content())
  }
}

/// Tabs for each element of a collection.
extension ForEach: TabContent where Content: TabContent {
  /// What a tab stands for.
  public typealias TabValue = Content.TabValue

  /// They are made of no others.
  public var body: _NoTabContent<Content.TabValue> { _NoTabContent.asked(of: Self.self) }
}

extension ForEach: PrimitiveTabs where Content: TabContent {
  var stand: some View {
    ForEach<Data, ID, TabContentView<Content>>(
      data: data, content: { TabContentView(content: content($0)) }, id: id)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Tabs for each element, told apart by the element's own identity.
  public init<Value: Hashable, Tabs: TabContent>(
    _ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Tabs
  ) where Content == _NestedTabContent<Value, Tabs> {
    self.init(
      data: data, content: { _NestedTabContent(content: content($0)) },
      id: FieldReading(member: "id") { $0.id })
  }
}

extension ForEach {
  /// Tabs for each element, told apart by the property at `id`.
  public init<Value: Hashable, Tabs: TabContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Value> content: @escaping (Data.Element) -> Tabs
  ) where Content == _NestedTabContent<Value, Tabs> {
    self.init(
      data: data, content: { _NestedTabContent(content: content($0)) }, id: FieldReading(id))
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Tabs for each number of a range that stays the same.
  public init<Value: Hashable, Tabs: TabContent>(
    _ data: Range<Int>, @TabContentBuilder<Value> content: @escaping (Int) -> Tabs
  ) where Content == _NestedTabContent<Value, Tabs> {
    self.init(
      data: data, content: { _NestedTabContent(content: content($0)) }, id: FieldReading(\.self))
  }
}

/// Tabs of which nothing but what they stand for is known.
public struct AnyTabContent<SelectionValue: Hashable> {
  let stand: AnyView

  /// The same tabs as `content`.
  @preconcurrency @MainActor
  public init<Content: TabContent>(_ content: Content)
  where Content.TabValue == SelectionValue {
    stand = AnyView(TabContentView(content: content))
  }
}

extension AnyTabContent: TabContent, PrimitiveTabs {
  /// What a tab stands for.
  public typealias TabValue = SelectionValue

  /// They are made of no others.
  public var body: _NoTabContent<SelectionValue> { _NoTabContent.asked(of: Self.self) }
}
