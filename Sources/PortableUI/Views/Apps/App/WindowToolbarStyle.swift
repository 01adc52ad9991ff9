/// How the bar of a window lies to its title. On a desktop all windows have one bar for both.
public protocol WindowToolbarStyle: Sendable {}

/// As is usual.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// As is usual.
  public init() {}
}

/// The title among the items.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// The title among the items.
  public init(showsTitle: Bool = true) {}
}

/// The title among the items, in a lower bar.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// The title among the items, in a lower bar.
  public init(showsTitle: Bool = true) {}
}

/// The title above the items.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// The title above the items.
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// As is usual.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// The title among the items.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// The title among the items, where it is shown.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// The title among the items, in a lower bar.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }

  /// The title among the items, in a lower bar, where it is shown.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// The title above the items.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

nonisolated extension Scene {
  /// How the bars of the scene's windows lie to their titles. Without effect on a desktop, where all windows
  /// have one bar for both.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
}
