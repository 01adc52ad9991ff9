/// Whether the buttons that choose among tabs become small on a phone while one scrolls.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// While one scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// While one scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// They stay as they are.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// How much of a search is seen in the bars of a phone until it is begun.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// A button that becomes the field.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// What becomes of the bar of a phone while a person searches.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// What is in it stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

nonisolated extension View {
  /// Whether the buttons that choose among the tabs inside become small while one scrolls. Without effect on
  /// a desktop, where they stay as they are.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// How much of a search is seen until it is begun. Without effect on a desktop, where its field is always
  /// there.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// What becomes of the bar while a person searches. Without effect on a desktop, where what is in it stays.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
}
