import Threads

/// What the menu of an app's windows has beside what every app has.
///
///     struct NoteCommands: Commands {
///       var body: some Commands {
///         CommandMenu("Note") {
///           Button("Archive") { … }.keyboardShortcut("e")
///         }
///       }
///     }
///
/// Each window with a header bar shows the commands of all scenes in one menu at the end of that bar.
/// Their keys work whether it is open or not. Each window has views of its own for them, which see its
/// focused values and, like the views in the window, its environment.
@preconcurrency @MainActor
public protocol Commands: _PropertyOwner {
  /// What the commands are made of.
  associatedtype Body: Commands

  /// The commands, made of groups and menus.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Groups and menus have no content of other commands; asking for it stops the program.
  public var body: Never {
    stop(
      "The body of \(Self.self) was asked for.", facts: [:],
      fix: "Use \(Self.self) inside commands; it adds its lines itself.")
  }
}

/// Commands that are not made of others.
@MainActor
protocol PrimitiveCommands: Commands, PrimitiveOwner where Body == Never {
  associatedtype Stand: View

  /// The view that stands for them.
  var stand: Stand { get }
}

/// Stands for commands among views, so that they have state, identity and an environment as those have.
struct CommandsView<Content: Commands>: View {
  let content: Content

  // The wrappers of commands that have a body are found in the field above.
  var body: AnyView {
    guard let content = content as? any PrimitiveCommands else {
      return AnyView(CommandsView<Content.Body>(content: self.content.body))
    }
    return stand(for: content)
  }

  private func stand(for content: some PrimitiveCommands) -> AnyView { AnyView(content.stand) }
}

/// No commands.
public struct EmptyCommands {
  /// No commands.
  public nonisolated init() {}
}

extension EmptyCommands: Commands {}

extension EmptyCommands: PrimitiveCommands {
  var stand: EmptyView { EmptyView() }
}
