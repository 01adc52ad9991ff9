import PortableUI

/// Keys as people write them: `Return`, `Control-Shift-S`.
enum SpokenKey {
  private static let named: [(name: String, key: KeyEquivalent)] = [
    ("Return", .return), ("Escape", .escape), ("Tab", .tab), ("Space", .space),
    ("Delete", .delete), ("ForwardDelete", .deleteForward), ("Up", .upArrow), ("Down", .downArrow),
    ("Left", .leftArrow), ("Right", .rightArrow), ("Home", .home), ("End", .end),
    ("PageUp", .pageUp), ("PageDown", .pageDown),
  ]

  private static let modifiers: [(names: [String], modifier: EventModifiers)] = [
    (["command", "cmd"], .command), (["control", "ctrl"], .control), (["option", "alt"], .option),
    (["shift"], .shift),
  ]

  /// The names of the keys that are no letters.
  static var known: String { named.map(\.name).joined(separator: ", ") }

  /// The key that `words` are, and what is held meanwhile.
  static func read(_ words: String) -> (key: KeyEquivalent, modifiers: EventModifiers)? {
    var parts = words.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    // The sign itself, alone or behind modifiers.
    if words.hasSuffix("-") {
      parts = words.count == 1 ? ["-"] : parts.dropLast(2) + ["-"]
    }
    guard let last = parts.popLast() else { return nil }
    var held: EventModifiers = []
    for part in parts {
      guard let found = modifiers.first(where: { $0.names.contains(part.lowercased()) }) else {
        return nil
      }
      held.insert(found.modifier)
    }
    if let found = named.first(where: { $0.name.lowercased() == last.lowercased() }) {
      return (found.key, held)
    }
    guard last.count == 1, let letter = last.lowercased().first else { return nil }
    return (KeyEquivalent(letter), held)
  }
}
