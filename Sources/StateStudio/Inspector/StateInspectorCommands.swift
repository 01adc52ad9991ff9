public import ViewPlatform

/// The line of an app's menu that opens the inspector of the window in front, where that has one.
///
///     WindowGroup { ContentView().stateInspector() }
///       .commands { StateInspectorCommands() }
///
/// It is there where `stateInspector` is, and in release builds as little as that.
public struct StateInspectorCommands: Commands {
  @FocusedValue(\.stateInspector) private var isOpen

  /// The line.
  public init() {}

  /// “State Inspector”, below what is said of help.
  public var body: some Commands {
    CommandGroup(after: .help) {
      if let isOpen {
        Button(inspectorTitle) { isOpen.wrappedValue = true }
      }
    }
  }
}

extension FocusedValues {
  /// Whether the inspector of a window is open.
  var stateInspector: Binding<Bool>? {
    get { self[InspectorKey.self] }
    set { self[InspectorKey.self] = newValue }
  }
}

private enum InspectorKey: FocusedValueKey { typealias Value = Binding<Bool> }
