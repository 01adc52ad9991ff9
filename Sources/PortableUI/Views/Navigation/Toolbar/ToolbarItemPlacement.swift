/// Where in a window's bars something is shown, by what it is for.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let section: BarSection

  /// How far out it stands in its section, at a window's end the further the more.
  var rank = 2

  /// What a button is there that does not say so itself; in a sheet, also which key presses it.
  var appearance = ButtonAppearance.flat
  var role: ButtonRole?
  var shortcut: KeyboardShortcut?

  /// Whether a desktop has such a place.
  var isShown = true

  /// Where the desktop puts what has no place of its own: at the end.
  public static let automatic = ToolbarItemPlacement(section: .end)

  /// In the middle, instead of the title.
  public static let principal = ToolbarItemPlacement(section: .title)

  /// How the screen as a whole is: in the middle of a bar at the bottom.
  public static let status = ToolbarItemPlacement(section: .status)

  /// For going somewhere else: at the start, before all else there.
  public static let navigation = ToolbarItemPlacement(section: .start, rank: 0)

  /// For what is done most: at the end, behind what is done less often.
  public static let primaryAction = ToolbarItemPlacement(section: .end, rank: 4)

  /// For what is done less often: at the end, before all else there.
  public static let secondaryAction = ToolbarItemPlacement(section: .end, rank: 1)

  /// For keeping what was done in a sheet: at the very end. Its button stands out, and in a sheet the
  /// return key presses it.
  public static let confirmationAction = ToolbarItemPlacement(
    section: .end, rank: 5, appearance: .prominent, shortcut: .defaultAction)

  /// For leaving a sheet without keeping what was done: at the start. In a sheet the escape key presses
  /// its button.
  public static let cancellationAction = ToolbarItemPlacement(
    section: .start, rank: 1, shortcut: .cancelAction)

  /// For leaving a sheet and removing something for good: at the end. Its button stands out as one
  /// that does that.
  public static let destructiveAction = ToolbarItemPlacement(
    section: .end, rank: 3, appearance: .prominent, role: .destructive)

  /// The menu of the app: at the very end.
  static let primaryMenu = ToolbarItemPlacement(section: .end, rank: 6)

  /// At the start of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(section: .start)

  /// At the end of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(section: .end)

  /// In a bar at the bottom, from its start on. A spacer moves what follows it to the end.
  public static let bottomBar = ToolbarItemPlacement(section: .foot)

  /// Above the keyboard on the screen of a phone. A desktop has none: what is there is not shown.
  public static let keyboard = ToolbarItemPlacement(section: .foot, isShown: false)

  /// At the start of the bar at the top.
  public static let navigationBarLeading = ToolbarItemPlacement(section: .start)

  /// At the end of the bar at the top.
  public static let navigationBarTrailing = ToolbarItemPlacement(section: .end)
}
