import Foundation
import PortableUI
import Testing
import ViewTesting

/// Sheets that leave what is behind them to a person.
@MainActor struct BackgroundInteractionTests {
  private struct Map: View {
    let interaction: PresentationBackgroundInteraction
    @State private var count = 0
    @State private var isOpen = false
    @State private var asks = false
    @State private var detent = PresentationDetent.height(200)

    var body: some View {
      VStack {
        Text("Count \(count)")
        Button("Add") { count += 1 }
        Button("Open") { isOpen = true }
      }
      .sheet(isPresented: $isOpen) {
        VStack {
          Text("Places")
          Button("Grow") { detent = .large }
          Button("Ask") { asks = true }
        }
        .alert("Sure?", isPresented: $asks) { Button("Yes") {} }
        .presentationDetents([.height(200), .large], selection: $detent)
        .presentationBackgroundInteraction(interaction)
      }
    }
  }

  @Test func `what is behind can be used where the sheet lets it`() throws {
    let screen = Screen(Map(interaction: .enabled))
    try screen.tap("Open")
    try screen.tap("Add")
    #expect(screen.exists("Count 1") && screen.sheets == ["Places"])
    try screen.tap("Grow")
    try screen.tap("Add")
    try screen.tap("Ask")
    #expect(throws: ScreenError.self) { try screen.tap("Add") }
    try screen.tap("Yes")
    try screen.tap("Add")
    #expect(screen.exists("Count 3"))
    try screen.dismiss()
    #expect(screen.sheets == [])
  }

  @Test func `up to a height, what is behind can be used as long as the sheet is no higher`() throws
  {
    let screen = Screen(Map(interaction: .enabled(upThrough: .height(200))))
    try screen.tap("Open")
    try screen.tap("Add")
    try screen.tap("Grow")
    #expect(throws: ScreenError.self) { try screen.tap("Add") }
  }

  @Test(arguments: [PresentationBackgroundInteraction.automatic, .disabled])
  func `otherwise it cannot`(interaction: PresentationBackgroundInteraction) throws {
    let screen = Screen(Map(interaction: interaction))
    try screen.tap("Open")
    #expect(throws: ScreenError.self) { try screen.tap("Add") }
  }
}
