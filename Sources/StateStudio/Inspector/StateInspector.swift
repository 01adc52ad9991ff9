import Foundation
import StateEvents
import Threads
public import ViewPlatform

extension View {
  /// Lets Control-Shift-I open an inspector of states beside this view: all changes with what they
  /// changed, everybody who has a state, diagrams, a way back in time, and what was done as a test.
  ///
  ///     WindowGroup { ContentView().stateInspector() }
  ///
  /// It records for as long as this view is there, up to 64 MB; with a `history` of your own it shows
  /// that, and leaves recording to you. It is there in debug builds, unless `isEnabled` says otherwise.
  /// Pass `isPresented` to open it by a button or a menu of your own, too; where that is called
  /// “State Inspector”, it is no part of what was done. A test that is made of what was
  /// done begins with this view, made with nothing, unless `testing` says with which.
  ///
  /// The environment variable `VIEWSTATE_RECORD` names a file that all is written to as it happens.
  public func stateInspector(
    _ history: StateHistory? = nil, isEnabled: Bool? = nil, isPresented: Binding<Bool>? = nil,
    testing view: TestedView? = nil
  ) -> some View {
    modifier(
      StateInspector(
        history: history, isEnabled: isEnabled ?? isDebugBuild, isPresented: isPresented,
        view: view ?? TestedView(Self.self)))
  }
}

/// Opens the inspector over what it is applied to.
struct StateInspector: ViewModifier {
  /// Made before anything inside is: what views ask for at once is recorded, too.
  @StateObject private var model: InspectorModel
  @State private var isOpenByKeys = false
  private let isEnabled: Bool
  private let isPresented: Binding<Bool>?

  init(history: StateHistory?, isEnabled: Bool, isPresented: Binding<Bool>?, view: TestedView) {
    _model = StateObject(wrappedValue: InspectorModel(history, testing: view))
    self.isEnabled = isEnabled
    self.isPresented = isPresented
  }

  func body(content: Content) -> some View {
    if isEnabled {
      let door = InspectorDoor(model: model, isOpen: isPresented ?? $isOpenByKeys)
      // Behind everything else in the order of the keyboard, which begins with what a person came for.
      content.overlay(alignment: .bottomTrailing) { door }
    } else {
      content
    }
  }
}

/// Waits, unseen, for the keys that open the inspector.
private struct InspectorDoor: View {
  let model: InspectorModel
  @Binding var isOpen: Bool
  @State private var call = 0

  var body: some View {
    let isCalled = isCalled
    InspectorKeys("i", [.control, .shift]) { isCalled.wrappedValue = true }
      .accessibilityIdentifier(PersonAct.unrecorded)
      .inspectorWindow(isPresented: $isOpen, calledBy: call) {
        InspectorView(model: model) { isOpen = false }
          .accessibilityElement(children: .contain)
          .accessibilityIdentifier(PersonAct.unrecorded)
      }
      .focusedSceneValue(\.stateInspector, isCalled)
      .onAppear { model.begin() }
      .onDisappear { model.end() }
  }

  /// Whether it is open. One that is called once more comes in front of other windows.
  private var isCalled: Binding<Bool> {
    let (isOpen, call) = ($isOpen, $call)
    return Binding {
      isOpen.wrappedValue
    } set: { isCalled in
      if isCalled { call.wrappedValue += 1 }
      isOpen.wrappedValue = isCalled
    }
  }
}
