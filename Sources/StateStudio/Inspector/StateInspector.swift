import Foundation
import Threads
public import ViewPlatform

extension View {
  /// Lets Control-Shift-I open an inspector of states over this view: all changes with what they
  /// changed, everybody who has a state, diagrams, and a way back in time.
  ///
  ///     WindowGroup { ContentView().stateInspector() }
  ///
  /// It records for as long as this view is there, up to 64 MB; with a `history` of your own it shows
  /// that, and leaves recording to you. It is there in debug builds, unless `isEnabled` says otherwise.
  public func stateInspector(
    _ history: StateHistory? = nil, isEnabled: Bool? = nil
  ) -> some View {
    modifier(StateInspector(history: history, isEnabled: isEnabled ?? isDebugBuild))
  }
}

/// Opens the inspector over what it is applied to.
struct StateInspector: ViewModifier {
  let history: StateHistory?
  let isEnabled: Bool

  func body(content: Content) -> some View {
    if isEnabled {
      content.background { InspectorDoor(history: history) }
    } else {
      content
    }
  }
}

/// Waits, unseen, for the keys that open the inspector.
private struct InspectorDoor: View {
  @StateObject private var model: InspectorModel
  @State private var isOpen = false

  init(history: StateHistory?) {
    _model = StateObject(wrappedValue: InspectorModel(history))
  }

  var body: some View {
    // A button that were hidden would not have its keys either.
    Button {
      isOpen = true
    } label: {
      Color.clear.frame(width: 1, height: 1)
    }
    .buttonStyle(.plain)
    .keyboardShortcut("i", modifiers: [.control, .shift])
    .accessibilityLabel("State Inspector")
    .sheet(isPresented: $isOpen) {
      InspectorView(model: model) { isOpen = false }
    }
    .onAppear { model.begin() }
    .onDisappear { model.end() }
  }
}
