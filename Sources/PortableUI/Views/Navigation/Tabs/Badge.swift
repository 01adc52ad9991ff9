nonisolated extension View {
  /// A number beside the button of this view in a tab view, or at the end of this row of a list; none
  /// for 0.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text("\(count)"))
  }

  /// A word beside the button of this view in a tab view, or at the end of this row of a list.
  public func badge(_ label: Text?) -> some View {
    BadgeView(
      content: environment(\.rowBadge, label).rowTrait(.badge(label)), badge: label)
  }

  /// A word beside the button of this view in a tab view, or at the end of this row of a list.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// A word beside the button of this view in a tab view, or at the end of this row of a list.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}
