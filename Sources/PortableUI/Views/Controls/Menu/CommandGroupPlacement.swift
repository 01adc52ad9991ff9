/// Where in the menu of a window a group of commands stands, by what it is for.
///
/// The groups stand in the order in which they are listed here, apart from each other, and the menus of
/// ``CommandMenu`` between ``sidebar`` and ``windowSize``. A group that has nothing in it is not seen.
public struct CommandGroupPlacement: Hashable, Sendable, CaseIterable {
  private let place: Int

  private init(_ place: Int) { self.place = place }

  /// For beginning something new. A command that opens another window is in it by itself.
  public static let newItem = CommandGroupPlacement(0)
  /// For keeping what was done.
  public static let saveItem = CommandGroupPlacement(1)
  /// For bringing in from elsewhere, and giving out.
  public static let importExport = CommandGroupPlacement(2)
  /// For printing.
  public static let printItem = CommandGroupPlacement(3)
  /// For taking back what was done, and doing it again.
  public static let undoRedo = CommandGroupPlacement(4)
  /// For copying and pasting.
  public static let pasteboard = CommandGroupPlacement(5)
  /// For changing a text.
  public static let textEditing = CommandGroupPlacement(6)
  /// For changing how a text looks.
  public static let textFormatting = CommandGroupPlacement(7)
  /// For the bar of the window.
  public static let toolbar = CommandGroupPlacement(8)
  /// For what is shown beside the rest.
  public static let sidebar = CommandGroupPlacement(9)
  /// How large the window is.
  public static let windowSize = CommandGroupPlacement(10)
  /// For the windows of the app that show the same kind of thing.
  public static let windowList = CommandGroupPlacement(11)
  /// For the windows of which there is one each.
  public static let singleWindowList = CommandGroupPlacement(12)
  /// For how windows lie.
  public static let windowArrangement = CommandGroupPlacement(13)
  /// For what the app can be told to be like. A command that opens the ``Settings`` is in it by itself,
  /// where the app has some.
  public static let appSettings = CommandGroupPlacement(14)
  /// For what other programs offer.
  public static let systemServices = CommandGroupPlacement(15)
  /// For hiding the app and others.
  public static let appVisibility = CommandGroupPlacement(16)
  /// For how the app is used.
  public static let help = CommandGroupPlacement(17)
  /// For what the app is.
  public static let appInfo = CommandGroupPlacement(18)
  /// For ending the app. A command that does so is in it by itself.
  public static let appTermination = CommandGroupPlacement(19)

  /// All of them, in the order in which they stand in the menu.
  public static let allCases = (0...19).map(CommandGroupPlacement.init)
}
