private enum HidesLinkIndicatorKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether nothing is seen at the end of a row that leads to another page.
  var hidesLinkIndicator: Bool {
    get { self[HidesLinkIndicatorKey.self] }
    set { self[HidesLinkIndicatorKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Whether rows of lists inside that are links to other pages have a sign for that at their ends. One whose
  /// page is shown beside the list has none.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.hidesLinkIndicator, visibility == .hidden)
  }
}
