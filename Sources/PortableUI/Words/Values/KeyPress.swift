/// A key that a person has pressed, or let go of.
public struct KeyPress: Sendable {
  /// What happens to the key.
  public let phase: Phases

  /// The key, by what it types with no other key held.
  public let key: KeyEquivalent

  /// What it types with the others that are held; empty where it types nothing.
  public let characters: String

  /// The keys that are held besides.
  public let modifiers: EventModifiers

  package init(
    _ key: KeyEquivalent, characters: String, modifiers: EventModifiers, phase: Phases = .down
  ) {
    self.phase = phase
    self.key = key
    self.characters = characters
    self.modifiers = modifiers
  }

  /// What may happen to a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: Int

    /// Those whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is pressed.
    public static let down = Phases(rawValue: 1)
    /// It is still held, and counts as pressed once more.
    public static let `repeat` = Phases(rawValue: 2)
    /// It is let go of.
    public static let up = Phases(rawValue: 4)
    /// Whatever happens to it.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a view has done something for a key.
  public enum Result: Hashable, Sendable {
    /// It has: nobody else hears of the key.
    case handled
    /// It has not: the key goes on to the next view outward, and at last to the control that has the keyboard.
    case ignored
  }
}

/// Where an arrow key points.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}
