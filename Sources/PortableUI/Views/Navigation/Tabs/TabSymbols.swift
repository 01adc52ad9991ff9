/// What the button of a tab shows that is given a title and a picture.
public typealias DefaultTabLabel = Label<Text, Image>

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// A page that stands for `value`, with a title and one of the system's symbols.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      PortableUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A page that stands for `value`, with a title and one of the system's symbols.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      PortableUI.Label(title, systemImage: systemImage)
    }
  }

  /// A page that stands for `value` where there may be no selection, with a title and one of the system's symbols.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(value: value, role: role, content: content) {
      PortableUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A page that stands for `value` where there may be no selection, with a title and one of the system's symbols.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, systemImage: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(value: value, role: role, content: content) {
      PortableUI.Label(title, systemImage: systemImage)
    }
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// A page with a title and one of the system's symbols.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      PortableUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A page with a title and one of the system's symbols.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      PortableUI.Label(title, systemImage: systemImage)
    }
  }
}
