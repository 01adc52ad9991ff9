nonisolated extension Scene {
  /// Adds commands to the menu of the app's windows.
  ///
  /// What several scenes add stands in one menu, in the order of the scenes.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    CommandsScene(content: self, commands: content())
  }
}

/// A scene with commands.
struct CommandsScene<Content: Scene, Added: Commands> {
  let content: Content
  let commands: Added
}

extension CommandsScene: PrimitiveScene {
  var stand: some View {
    CommandedView(content: SceneView(scene: content), commands: CommandsView(content: commands))
  }
}

/// Stands for a scene with commands in the app's graph.
struct CommandedView<Content: View, Added: View>: PrimitiveView {
  let content: Content
  let commands: Added

  /// Where they are known, if that is not the app.
  var all: AppCommands?

  func makeNode(at place: Place) -> NodeOf<Self> { CommandedNode(self, at: place) }
}

/// Tells the app of commands. Their views are made in each window, not here.
final class CommandedNode<Content: View, Added: View>:
  WrapperNode<CommandedView<Content, Added>, Content>, CommandsSource
{
  private var all: AppCommands? {
    view.all ?? (graph.backend as? SceneBackend)?.session.commands
  }

  var commands: AnyView { AnyView(view.commands) }

  override func content() -> Content { view.content }

  override func appear() {
    super.appear()
    if !EnvironmentValues(scope: scope).windowLooks.areCommandsRemoved { all?.add(self) }
  }

  override func viewChanged() {
    super.viewChanged()
    all?.changed()
  }

  override func disappear() {
    super.disappear()
    all?.remove(self)
  }
}
