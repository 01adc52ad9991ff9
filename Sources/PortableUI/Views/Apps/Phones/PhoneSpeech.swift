/// How a phone reads the words of a view aloud: as a letter, as code, as the title of something.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// Words like others.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// What is typed into a terminal.
  public static let console = AccessibilityTextContentType(name: "console")
  /// The path of a file.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// A message to somebody.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// Something to read for long.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// The code of a program.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// What stands in cells.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A text that is being written.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

nonisolated extension View {
  /// How a phone reads the words of the view. Without effect on a desktop, whose screen readers find out.
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }

  /// How high a phone's voice is. Without effect on a desktop, where each person chooses their voice.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Whether a phone's voice says commas and dots. Without effect on a desktop, where each person chooses.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Whether a phone ends what it says before it says more. Without effect on a desktop.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Whether a phone's voice spells words. Without effect on a desktop, where each person chooses.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Whether the view keeps its colours on a phone that inverts them. Without effect on a desktop, which
  /// inverts none.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Shows a phone's user the view large while a finger rests on it. Without effect on a desktop, whose
  /// letters grow as far as a person wishes.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows a phone's user something large while a finger rests on the view. Without effect on a desktop.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
}
