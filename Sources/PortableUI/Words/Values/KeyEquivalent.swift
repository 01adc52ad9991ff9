/// A key of the keyboard, by the character it types or stands for.
public struct KeyEquivalent: Hashable, Sendable {
  /// The character. Keys that type none have one of those that are set apart for private use.
  public var character: Character

  /// The key that types `character`.
  public init(_ character: Character) { self.character = character }

  /// The arrow that points up.
  public static let upArrow = KeyEquivalent("\u{F700}")

  /// The arrow that points down.
  public static let downArrow = KeyEquivalent("\u{F701}")

  /// The arrow that points to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")

  /// The arrow that points to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")

  /// The key for leaving.
  public static let escape = KeyEquivalent("\u{1B}")

  /// The key that deletes what is before the cursor.
  public static let delete = KeyEquivalent("\u{08}")

  /// The key that deletes what is behind the cursor.
  public static let deleteForward = KeyEquivalent("\u{F728}")

  /// The key that goes to the beginning.
  public static let home = KeyEquivalent("\u{F729}")

  /// The key that goes to the end.
  public static let end = KeyEquivalent("\u{F72B}")

  /// The key that goes a page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")

  /// The key that goes a page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")

  /// The key that goes from field to field.
  public static let tab = KeyEquivalent("\t")

  /// The space bar.
  public static let space = KeyEquivalent(" ")

  /// The key that asks for help.
  package static let help = function(1)

  /// The key that asks for what is shown anew.
  package static let refresh = function(5)

  /// The key that shows and hides what is beside the rest of a window.
  package static let sidebar = function(9)

  /// The key that opens the menu of a window.
  package static let menu = function(10)

  /// The key that is labelled with F and `number`, from 1 to 12.
  private static func function(_ number: UInt32) -> KeyEquivalent {
    KeyEquivalent(Unicode.Scalar(0xF703 + number).map { Character($0) } ?? " ")
  }

  /// Which of the keys from F1 to F12 it is, if it is one.
  package var functionNumber: Int? {
    guard let scalar = character.unicodeScalars.first, (0xF704...0xF70F).contains(scalar.value)
    else { return nil }
    return Int(scalar.value) - 0xF703
  }

  /// The key that ends a line.
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key that types `character`.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
}
