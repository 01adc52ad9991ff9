/// What a page of a tab view is for, where that matters for its button.
public struct TabRole: Hashable, Sendable {
  private enum Kind { case search }

  private let kind: Kind

  /// Searching: its button stands last, and shows a magnifying glass unless it is given something else.
  public static var search: TabRole { TabRole(kind: .search) }
}

extension Tab where Label == PortableUI.Label<Text, Image> {
  /// A page that stands for `value`, with a title, one of the system's symbols and a role.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, value: value, content: content)
    self.role = role
  }

  /// A page that stands for `value`, with a title, one of the system's symbols and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, value: value, content: content)
    self.role = role
  }

  /// A page that stands for `value`, whose button shows what belongs to `role`.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init("Search", systemImage: "magnifyingglass", value: value, role: role, content: content)
  }
}

extension Tab where Label == PortableUI.Label<Text, Image>, Value == Never {
  /// A page with a title, one of the system's symbols and a role.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, content: content)
    self.role = role
  }

  /// A page with a title, one of the system's symbols and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, content: content)
    self.role = role
  }

  /// A page whose button shows what belongs to `role`.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init("Search", systemImage: "magnifyingglass", role: role, content: content)
  }
}
