import Foundation
import PortableUI

/// Keys that do something while the controller, or a view, that offers them is seen; also an element of a
/// menu, which shows its keys.
///
/// On Apple's systems it names a selector. This form takes what is to be done, and is this library's.
@preconcurrency @MainActor
open class UIKeyCommand: UIAction {
  /// The key: a letter, or one of the names below.
  public let input: String?

  /// What is held with it.
  public let modifierFlags: UIKeyModifierFlags

  /// Keys that do what `handler` does. This form is this library's.
  public init(
    title: String = "", image: UIImage? = nil, input: String,
    modifierFlags: UIKeyModifierFlags = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title.isEmpty ? discoverabilityTitle ?? "" : title, image: image,
      attributes: attributes, state: state, handler: handler)
  }

  /// The arrow key up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow key down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow key to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow key to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The key that moves a page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The key that moves a page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The key that moves to the beginning.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The key that moves to the end.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes what is behind the caret.
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  /// The same keys, for a graph.
  var shortcut: KeyboardShortcut? {
    guard let input, let key = Self.keys[input] ?? input.only else { return nil }
    return KeyboardShortcut(key, modifiers: modifierFlags.modifiers)
  }

  private static let keys: [String: KeyEquivalent] = [
    inputUpArrow: .upArrow, inputDownArrow: .downArrow, inputLeftArrow: .leftArrow,
    inputRightArrow: .rightArrow, inputEscape: .escape, inputPageUp: .pageUp,
    inputPageDown: .pageDown, inputHome: .home, inputEnd: .end, inputDelete: .deleteForward,
  ]
}

extension String {
  /// The key of its letter, where it has one.
  fileprivate var only: KeyEquivalent? {
    guard count == 1, let letter = lowercased().first else { return nil }
    return KeyEquivalent(letter)
  }
}

/// Keys that are held while another one is pressed.
public nonisolated struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// What tells it from others.
  public let rawValue: Int
  /// What tells it from others.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Alt key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The key of commands, which is Control on this system.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)

  fileprivate var modifiers: EventModifiers {
    var modifiers: EventModifiers = []
    if contains(.shift) { modifiers.insert(.shift) }
    if contains(.control) { modifiers.insert(.control) }
    if contains(.alternate) { modifiers.insert(.option) }
    if contains(.command) { modifiers.insert(.command) }
    return modifiers
  }
}

/// Keys that are heard as long as what offers them is seen.
struct KeyCommands: View {
  let commands: [UIKeyCommand]
  weak var sender: UIResponder?

  var body: some View {
    ForEach(commands.indices, id: \.self) { index in
      let command = commands[index]
      UnseenKeys(command.shortcut) { command.perform(by: sender) }
        .disabled(command.attributes.contains(.disabled))
    }
  }
}
