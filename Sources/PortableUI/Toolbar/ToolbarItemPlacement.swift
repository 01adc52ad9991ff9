/// Where in a window's bars something is shown, by what it is for.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let section: BarSection

  /// Where the desktop puts what has no place of its own: at the end.
  public static let automatic = ToolbarItemPlacement(section: .end)

  /// In the middle, instead of the title.
  public static let principal = ToolbarItemPlacement(section: .title)

  /// How the screen as a whole is: in the middle of a bar at the bottom.
  public static let status = ToolbarItemPlacement(section: .status)

  /// For going somewhere else: at the start.
  public static let navigation = ToolbarItemPlacement(section: .start)

  /// For what is done most: at the end.
  public static let primaryAction = ToolbarItemPlacement(section: .end)

  /// For what is done less often: at the end.
  public static let secondaryAction = ToolbarItemPlacement(section: .end)

  /// For keeping what was done in a sheet: at the end.
  public static let confirmationAction = ToolbarItemPlacement(section: .end)

  /// For leaving a sheet without keeping what was done: at the start.
  public static let cancellationAction = ToolbarItemPlacement(section: .start)

  /// For leaving a sheet and removing something for good: at the end.
  public static let destructiveAction = ToolbarItemPlacement(section: .end)

  /// At the start of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(section: .start)

  /// At the end of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(section: .end)

  /// In a bar at the bottom, from its start on. A spacer moves what follows it to the end.
  public static let bottomBar = ToolbarItemPlacement(section: .foot)

  /// At the start of the bar at the top.
  public static let navigationBarLeading = ToolbarItemPlacement(section: .start)

  /// At the end of the bar at the top.
  public static let navigationBarTrailing = ToolbarItemPlacement(section: .end)
}
