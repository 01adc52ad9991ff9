extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// A page that stands for `value`, with a title and a picture of the app's.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      PortableUI.Label(titleKey, image: image)
    }
  }

  /// A page that stands for `value`, with a title and a picture of the app's.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      PortableUI.Label(title, image: image)
    }
  }

  /// A page that stands for `value` where there may be no selection, with a title and a picture of the app's.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(value: value, role: role, content: content) {
      PortableUI.Label(titleKey, image: image)
    }
  }

  /// A page that stands for `value` where there may be no selection, with a title and a picture of the app's.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, image: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(value: value, role: role, content: content) {
      PortableUI.Label(title, image: image)
    }
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// A page with a title and a picture of the app's.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      PortableUI.Label(titleKey, image: image)
    }
  }

  /// A page with a title and a picture of the app's.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      PortableUI.Label(title, image: image)
    }
  }
}
