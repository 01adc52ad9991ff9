/// What a person may do with a tab where they arrange tabs, which nobody does here.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private enum Kind { case automatic, reorderable, disabled }

  private let kind: Kind

  /// What is usual.
  public static var automatic: TabCustomizationBehavior { .init(kind: .automatic) }

  /// They may put it elsewhere, and away.
  public static var reorderable: TabCustomizationBehavior { .init(kind: .reorderable) }

  /// They may not change it.
  public static var disabled: TabCustomizationBehavior { .init(kind: .disabled) }
}

/// Where the buttons of tabs are that stand in a column or in a row.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private enum Kind { case automatic, tabBar, sidebar }

  private let kind: Kind

  /// Where they usually are.
  public static var automatic: AdaptableTabBarPlacement { .init(kind: .automatic) }

  /// In the row.
  public static var tabBar: AdaptableTabBarPlacement { .init(kind: .tabBar) }

  /// In the column.
  public static var sidebar: AdaptableTabBarPlacement { .init(kind: .sidebar) }
}
