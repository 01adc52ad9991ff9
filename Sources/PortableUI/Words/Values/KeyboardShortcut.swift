/// A key, with those held meanwhile, that presses a button from anywhere in its window.
///
/// A letter is the key that it stands on: whether it is written large or small makes no difference, and
/// `.shift` is one of the modifiers.
public struct KeyboardShortcut: Sendable {
  /// The key.
  public var key: KeyEquivalent

  /// The keys to be held.
  public var modifiers: EventModifiers

  /// The shortcut of `key`, with `modifiers` held.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The key for what is likely wanted: return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

  /// The key for leaving without doing anything: escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The keys for looking for something.
  package static let search = KeyboardShortcut("f", modifiers: .command)
}

extension KeyboardShortcut: Hashable {
  /// The character, small where it is a letter.
  private var base: String { key.character.lowercased() }

  /// Whether both are the same keys.
  public static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool {
    lhs.modifiers == rhs.modifiers && (lhs.key == rhs.key || lhs.base == rhs.base)
  }

  /// Feeds what makes two shortcuts the same into `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(modifiers)
    hasher.combine(base)
  }
}
