import SwiftUI

/// The menu of a greeting.
public struct GreetingCommands: Commands {
  @FocusedValue(\.askAgain) private var askAgain

  /// All commands.
  public init() {}

  /// What the menu holds.
  public var body: some Commands {
    CommandMenu("Greeting") {
      Button("Ask Again") { askAgain?() }
        .keyboardShortcut("r")
        .disabled(askAgain == nil)
    }
  }
}

extension FocusedValues {
  /// Asks for a name once more, in the window in front; `nil` where nobody was greeted there.
  @Entry var askAgain: (() -> Void)?
}
