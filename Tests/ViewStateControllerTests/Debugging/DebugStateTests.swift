import Foundation
import Testing
import ViewTesting

@testable import ViewStateController

@MainActor
struct DebugStateTests {
  struct Page: View {
    @State private var controller = ViewStateController<String>()

    var body: some View {
      VStack {
        Text("Placeholder")
          .withViewStateModifier(
            controller: controller, indicatorView: Text("Indicator"),
            initialLoadingType: .vertical()
          ) {
            Text(verbatim: $0)
          } errorView: { _ in
            .init()
          }
          .frame(width: 380, height: 300)
          .background(Color.white)
          .debugState(controller: $controller, mockInfo: "Blob")
      }
    }
  }

  private let buttons = ["Loading", "Loaded", "Error", "Reset"]

  @Test func `three taps open a panel, and three more close it`() throws {
    let screen = Screen(Page())
    #expect(screen.texts == ["Placeholder"])
    try screen.tap("Placeholder", count: 3)
    #expect(screen.texts == ["Placeholder"] + buttons)
    try screen.tap("Placeholder", count: 3)
    #expect(screen.texts == ["Placeholder"])
  }

  @Test func `fewer taps open nothing`() {
    let screen = Screen(Page())
    #expect(throws: ScreenError.self) { try screen.tap("Placeholder") }
    #expect(throws: ScreenError.self) { try screen.doubleTap("Placeholder") }
    #expect(screen.texts == ["Placeholder"])
  }

  @Test func `a release build has no panel`() {
    let controller = Binding.constant(ViewStateController<String>())
    let screen = Screen(
      Text("Page").modifier(
        DebugStateModifier(controller: controller, mockInfo: "Blob", isOn: false)))
    #expect(throws: ScreenError.self) { try screen.tap("Page", count: 3) }
    #expect(screen.texts == ["Page"])
  }

  @Test func `the panel sets each state`() throws {
    let screen = Screen(Page())
    try screen.tap("Placeholder", count: 3)
    try screen.tap("Loading")
    #expect(screen.texts == ["Placeholder", "Indicator"] + buttons)
    try screen.tap("Loaded")
    #expect(screen.texts == ["Blob"] + buttons)
    try screen.tap("Error")
    #expect(screen.texts == ["Something went wrong"] + buttons)
    try screen.tap("Reset")
    #expect(screen.texts == ["Placeholder"] + buttons)
  }
}
