/// Whether the words of texts can be selected.
public protocol TextSelectability {
  /// Whether they can.
  static var allowsSelection: Bool { get }
}

/// Words that a person may select and copy.
public struct EnabledTextSelectability: TextSelectability {
  /// They can be selected.
  public static let allowsSelection = true
}

/// Words that are only read.
public struct DisabledTextSelectability: TextSelectability {
  /// They cannot be selected.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Words that a person may select and copy.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Words that are only read.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

nonisolated extension View {
  /// Whether a person may select words of the texts inside, by pointer and by keys, and copy them.
  ///
  /// What a button is called is never selected: it is pressed. Nor is a text of more than 64,000
  /// letters, which is shown without being laid out as a whole.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    transformEnvironment(\.textLooks) { $0.isSelectable = S.allowsSelection }
  }
}

extension Node {
  /// Whether it is a part of what a button shows.
  final var isInButton: Bool { outward.dropFirst().contains { $0 is any PressedNode } }
}

/// A node that is pressed as a whole, with all that is in it.
@MainActor
protocol PressedNode: Node {}
