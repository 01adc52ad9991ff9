/// A page of a tab view, with what its button shows and the value that it stands for.
///
/// In a tab view with a selection each has a value: `Tab("Home", systemImage: "house", value: .home)`. In one
/// without, none has.
public struct Tab<Value, Content, Label> {
  let value: Value?
  let content: Content
  let label: Label
  let role: TabRole?
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  /// What the tab stands for.
  public typealias TabValue = Value

  /// It is made of no others.
  public var body: _NoTabContent<Value> { _NoTabContent.asked(of: Self.self) }
}

extension Tab: PrimitiveTabs where Value: Hashable, Content: View, Label: View {
  @ViewBuilder var stand: some View {
    if let value {
      TabItemView(content: content, item: label, role: role, isTab: true).tag(value)
    } else {
      TabItemView(content: content, item: label, role: role, isTab: true)
    }
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// A page that stands for `value`, with a button that shows views.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label(), role: role)
  }

  /// A page that stands for `value` where there may be no selection, with a button that shows views.
  public init<V: Hashable>(
    value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(value: .some(value), content: content(), label: label(), role: role)
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// A page with a button that shows views.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label(), role: role)
  }
}

extension Tab where Value: Hashable, Content: View, Label == EmptyView {
  /// A page that stands for `value`, whose button shows nothing, as where there are dots.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: EmptyView(), role: nil)
  }

  /// A page that stands for `value` where there may be no selection, whose button shows nothing.
  public init<V: Hashable>(value: V, @ViewBuilder content: () -> Content) where Value == V? {
    self.init(value: .some(value), content: content(), label: EmptyView(), role: nil)
  }
}

extension Tab where Value == Never, Content: View, Label == EmptyView {
  /// A page whose button shows nothing, as where there are dots.
  public init(@ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: EmptyView(), role: nil)
  }
}
