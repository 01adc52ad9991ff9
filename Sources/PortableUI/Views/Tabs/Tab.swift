/// A page of a tab view, with what its button shows and the value that it stands for.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  let value: Value?
  let content: Content
  let label: Label
  var role: TabRole?

  /// A page that stands for `value`, with a button that shows views.
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.value = value
    self.content = content()
    self.label = label()
  }
}

extension Tab where Value == Never {
  /// A page with a button that shows views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    value = nil
    self.content = content()
    self.label = label()
  }
}

extension Tab where Label == PortableUI.Label<Text, Image> {
  /// A page that stands for `value`, with a title and one of the system's symbols.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      PortableUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A page that stands for `value`, with a title and one of the system's symbols.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { PortableUI.Label(title, systemImage: systemImage) }
  }
}

extension Tab where Label == PortableUI.Label<Text, Image>, Value == Never {
  /// A page with a title and one of the system's symbols.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { PortableUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A page with a title and one of the system's symbols.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { PortableUI.Label(title, systemImage: systemImage) }
  }
}

extension Tab: View {
  /// The page.
  public var body: some View {
    if let value {
      TabItemView(content: content, item: label, role: role, isTab: true).tag(value)
    } else {
      TabItemView(content: content, item: label, role: role, isTab: true)
    }
  }
}

extension Tab where Label == PortableUI.Label<Text, Image> {
  /// A page that stands for `value`, with a title and a picture of the app's.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { PortableUI.Label(titleKey, image: image) }
  }

  /// A page that stands for `value`, with a title and a picture of the app's.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { PortableUI.Label(title, image: image) }
  }
}

extension Tab where Label == PortableUI.Label<Text, Image>, Value == Never {
  /// A page with a title and a picture of the app's.
  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { PortableUI.Label(titleKey, image: image) }
  }

  /// A page with a title and a picture of the app's.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { PortableUI.Label(title, image: image) }
  }
}
