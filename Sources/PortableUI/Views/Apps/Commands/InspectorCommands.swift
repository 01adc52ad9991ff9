/// A command that shows and hides the inspector of a window, with Control, Alt and I as its keys.
public struct InspectorCommands: Commands {
  /// The command.
  public nonisolated init() {}
}

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

/// Shows and hides an inspector.
struct InspectorSwitch: Equatable {
  /// Which inspector it is.
  let owner: ObjectIdentifier
  let isShown: Bool
  let show: @MainActor (Bool) -> Void

  static func == (lhs: InspectorSwitch, rhs: InspectorSwitch) -> Bool {
    lhs.owner == rhs.owner && lhs.isShown == rhs.isShown
  }
}

private enum InspectorSwitchKey: FocusedValueKey { typealias Value = InspectorSwitch }

extension FocusedValues {
  /// What shows and hides the inspector of the window.
  var inspectorSwitch: InspectorSwitch? {
    get { self[InspectorSwitchKey.self] }
    set { self[InspectorSwitchKey.self] = newValue }
  }
}
