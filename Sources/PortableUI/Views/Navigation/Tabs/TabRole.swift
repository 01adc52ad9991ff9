/// What a page of a tab view is for, where that matters for its button.
public struct TabRole: Hashable, Sendable {
  private enum Kind { case search }

  private let kind: Kind

  /// Searching: its button stands last, and shows a magnifying glass unless it is given something else.
  public static var search: TabRole { TabRole(kind: .search) }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// A page that stands for `value`, whose button shows what belongs to `role`.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init("Search", systemImage: "magnifyingglass", value: value, role: role, content: content)
  }

  /// A page that stands for `value` where there may be no selection, whose button shows what belongs to `role`.
  public init<V: Hashable>(
    value: V, role: TabRole, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init("Search", systemImage: "magnifyingglass", value: value, role: role, content: content)
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// A page whose button shows what belongs to `role`.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init("Search", systemImage: "magnifyingglass", role: role, content: content)
  }
}
