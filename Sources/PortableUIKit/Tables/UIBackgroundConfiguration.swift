import Foundation

/// What is behind a cell.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The colour; `nil` for the usual.
  public var backgroundColor: UIColor?

  /// Nothing but the list itself.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }

  /// What rows have behind them.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// What rows of plain tables have behind them.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// What rows of grouped tables have behind them.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
