/// A command that shows and hides the inspector of a window, with Control, Alt and I as its keys.
public struct InspectorCommands {
  /// The command.
  public nonisolated init() {}
}

extension InspectorCommands: Commands {}

extension InspectorCommands: PrimitiveCommands {
  var stand: some View {
    CommandPiece(place: .group(.usual, .sidebar), content: InspectorCommand())
  }
}

private struct InspectorCommand: View {
  @FocusedValue(\.inspectorSwitch) private var inspector

  var body: some View {
    let isShown = inspector?.isShown == true
    Button(isShown ? "Hide Inspector" : "Show Inspector") { inspector?.show(!isShown) }
      .keyboardShortcut("i", modifiers: [.command, .option])
      .disabled(inspector == nil)
  }
}
