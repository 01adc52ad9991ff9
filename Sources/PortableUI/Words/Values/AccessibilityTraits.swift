/// What assistive technologies are told a view is, beyond what it shows.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// A bit for each trait.
  public let rawValue: UInt64

  /// The traits whose bits are set.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  /// It is pressed.
  public static let isButton = AccessibilityTraits(bit: 0)
  /// It is the heading of what follows.
  public static let isHeader = AccessibilityTraits(bit: 1)
  /// It is the one, or one of those, that were chosen.
  public static let isSelected = AccessibilityTraits(bit: 2)
  /// It leads to somewhere else.
  public static let isLink = AccessibilityTraits(bit: 3)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(bit: 4)
  /// It is a text that does not change.
  public static let isStaticText = AccessibilityTraits(bit: 5)
  /// It is a field to search with.
  public static let isSearchField = AccessibilityTraits(bit: 6)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(bit: 7)
  /// It holds the tabs that choose among pages.
  public static let isTabBar = AccessibilityTraits(bit: 8)
}
