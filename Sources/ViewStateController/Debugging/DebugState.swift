import Foundation
import Threads
public import ViewPlatform

extension View {
  /// Lets three taps on this view open a panel that puts `controller` into each of its states, with
  /// `mockInfo` as what was loaded. Three more close it.
  ///
  /// That is so in debug builds. In release builds this is the view itself.
  public func debugState<Info>(
    controller: Binding<ViewStateController<Info>>, mockInfo: Info
  ) -> some View {
    modifier(DebugStateModifier(controller: controller, mockInfo: mockInfo))
  }
}

/// The error that the panel of a debug build sets.
///
/// As an `NSError` it has the empty domain and the code 12, as in the original.
struct DebugError: CustomNSError, CustomStringConvertible {
  let description = "An error to try things with."
  static var errorDomain: String { "" }
  var errorCode: Int { 12 }
}

/// A panel that changes a controller's state.
struct DebugStateModifier<Info>: ViewModifier {
  @Binding var controller: ViewStateController<Info>
  let mockInfo: Info
  let isOn: Bool
  @State private var isOpen = false

  init(
    controller: Binding<ViewStateController<Info>>, mockInfo: Info, isOn: Bool = isDebugBuild
  ) {
    _controller = controller
    self.mockInfo = mockInfo
    self.isOn = isOn
  }

  func body(content: Content) -> some View {
    if isOn {
      content
        .onTapGesture(count: 3) { isOpen.toggle() }
        .overlay(alignment: .bottom) {
          if isOpen { panel }
        }
    } else {
      content
    }
  }

  private var panel: some View {
    HStack {
      Button("Loading") { controller.setState(.loading) }
      Button("Loaded") { controller.setState(.loaded(mockInfo)) }
      Button("Error") { controller.setState(.error(DebugError())) }
      Button("Reset") { controller.reset() }
    }
    .buttonStyle(.bordered)
    .fixedSize()
    .padding(8)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
  }
}
