/// Which columns of a ``NavigationSplitView`` are seen where there is room.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String

  /// As the system likes: all of them.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All of them.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last one.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")

  /// Whether a column is seen, among three or two.
  func shows(_ column: NavigationSplitViewColumn, ofThree: Bool) -> Bool {
    switch self {
    case .detailOnly: column == .detail
    case .doubleColumn: column != .sidebar || !ofThree
    default: true
    }
  }
}

/// A column of a ``NavigationSplitView``.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let number: Int

  /// The first one.
  public static let sidebar = NavigationSplitViewColumn(number: 0)
  /// The one in the middle of three.
  public static let content = NavigationSplitViewColumn(number: 1)
  /// The last one.
  public static let detail = NavigationSplitViewColumn(number: 2)
}

/// How the columns of a ``NavigationSplitView`` share the room.
@preconcurrency @MainActor
public protocol NavigationSplitViewStyle {}

/// The columns stand beside one another, as is usual.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The usual style.
  public nonisolated init() {}
}

/// What the other columns take is taken from the last one.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Columns beside one another.
  public nonisolated init() {}
}

/// On phones and tablets, the other columns lie over the last one.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Columns beside one another, on a desktop.
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The usual style.
  public static var automatic: AutomaticNavigationSplitViewStyle { Self() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// What the other columns take is taken from the last one.
  public static var balanced: BalancedNavigationSplitViewStyle { Self() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// On phones and tablets, the other columns lie over the last one.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { Self() }
}

nonisolated extension View {
  /// How columns inside share the room. Without effect on a desktop, where they always stand beside one
  /// another.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }
}
