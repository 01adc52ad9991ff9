import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// Fingers that lead back to the page before.
@MainActor
struct BackSwipeTests {
  private struct Pages: View {
    var isBackHidden = false

    var body: some View {
      NavigationStack {
        NavigationLink("Open") {
          VStack {
            Text("Inside")
            ScrollView(.horizontal) {
              HStack { ForEach(0..<30, id: \.self) { Text(verbatim: "number \($0)") } }
            }
          }
          .navigationTitle("Second")
          .navigationBarBackButtonHidden(isBackHidden)
        }
        .navigationTitle("First")
      }
    }
  }

  @Test func `fingers lead back`() throws {
    let screen = Screen(Pages())
    #expect(throws: ScreenError.self) { try screen.swipe(.right, over: "Open") }
    try screen.tap("Open")
    #expect(screen.exists("Inside"))
    #expect(throws: ScreenError.self) { try screen.swipe(.left, over: "Inside") }
    try screen.swipe(.right, over: "Inside")
    #expect(!screen.exists("Inside") && screen.exists("Open"))
  }

  @Test func `where a person cannot go back they do not`() throws {
    let screen = Screen(Pages(isBackHidden: true))
    try screen.tap("Open")
    #expect(throws: ScreenError.self) { try screen.swipe(.right, over: "Inside") }
    #expect(screen.exists("Inside"))
  }

  @Test func `a scroll view is moved back first`() throws {
    let screen = Screen(Pages())
    try screen.tap("Open")
    try screen.swipe(.left, over: "number 0")
    try screen.swipe(.right, over: .scrollArea)
    #expect(screen.exists("Inside"))
    try screen.swipe(.right, over: .scrollArea)
    #expect(!screen.exists("Inside"))
  }

  @Test func `it is the other way where one reads from right to left`() throws {
    let screen = Screen(Pages().environment(\.layoutDirection, .rightToLeft))
    try screen.tap("Open")
    #expect(throws: ScreenError.self) { try screen.swipe(.right, over: "Inside") }
    try screen.swipe(.left, over: "Inside")
    #expect(!screen.exists("Inside"))
  }

  @Test func `a sign comes in with the fingers, and is lit where letting go leads back`() throws {
    let inspector = Inspector(Pages())
    let screen = inspector.screen
    try screen.tap("Open")
    let still = screen.svg()
    let words = try #require(inspector.text("Inside"))
    let swipe = try #require(words.beginSwipe(.right, by: .fingers))
    func picture(at length: Double) -> String {
      swipe.move(to: Point(x: length, y: 0), at: length / 100)
      screen.graph.runFrame()
      return screen.svg()
    }
    let (begun, ready) = (picture(at: 60), picture(at: 120))
    #expect(begun != still && ready != begun)
    #expect(picture(at: 60) == begun)
    // Fingers that went back mean to stay.
    swipe.end(at: 2)
    screen.graph.runFrame()
    #expect(screen.exists("Inside") && screen.svg() == still)
    #expect(!inspector.elements.contains { $0.viewName == "SwipeSignRoom" })
  }
}
