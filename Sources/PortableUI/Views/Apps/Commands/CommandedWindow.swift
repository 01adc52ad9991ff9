/// A view as it is in a window of an app that has these commands.
package struct CommandedWindow<Content: View, Added: Commands>: View {
  private let content: Content
  private let commands: Added
  @State private var all = AppCommands()

  /// A window with `content` and `commands`.
  package init(_ content: Content, commands: Added) {
    self.content = content
    self.commands = commands
  }

  /// What is in the window.
  package var body: some View {
    CommandedView(
      content: WindowRoot(content: content).environment(\.appCommands, all),
      commands: CommandsView(content: commands), all: all)
  }
}
