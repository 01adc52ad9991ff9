public import Foundation

/// A round button with a question mark, which leads to help. Among the commands of an app it is a line of the
/// menu, with F1 as its key unless another one is said.
public struct HelpLink {
  private enum Goal {
    case address(URL)
    case action(() -> Void)
  }

  private let goal: Goal
  @Environment(\.openURL) private var openURL

  /// A button that opens an address.
  public init(destination: URL) { goal = .address(destination) }

  /// A button that shows help by `action`.
  public init(action: @escaping () -> Void) { goal = .action(action) }
}

extension HelpLink: View {
  /// The button.
  public var body: some View {
    EnvironmentView(content: button) { values in
      if values[InMenuKey.self], values.keyboardShortcut == nil {
        values.keyboardShortcut = KeyboardShortcut(.help, modifiers: [])
      }
    }
  }

  @MainActor private var button: some View {
    Button {
      switch goal {
      case .address(let url): openURL(url)
      case .action(let action): action()
      }
    } label: {
      Text(verbatim: "?").accessibilityLabel("Help")
    }
    .buttonBorderShape(.circle)
  }
}
