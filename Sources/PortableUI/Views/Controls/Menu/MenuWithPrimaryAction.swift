extension Menu where Label == PortableUI.Label<Text, Image> {
  /// A menu with a title and a symbol, beside a button that does what is done most.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { PortableUI.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// A menu with a title and a symbol, beside a button that does what is done most.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { PortableUI.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  /// A menu with a title, beside a button that does what is done most.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }

  /// A menu called what `titleResource` says.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }
}
