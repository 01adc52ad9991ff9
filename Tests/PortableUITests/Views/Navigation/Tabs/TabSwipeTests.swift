import Foundation
import PortableUI
import Testing
import ViewTesting

/// Pages shown by dots, which fingers move.
@MainActor
struct TabSwipeTests {
  private struct Pages: View {
    @State private var page = 0
    @State private var log: [String] = []

    var body: some View {
      VStack {
        Text(verbatim: "page \(page)")
        TabView(selection: $page) {
          ForEach(0..<3, id: \.self) { number in
            Text(verbatim: "content \(number)").frame(maxWidth: .infinity, maxHeight: .infinity)
          }
        }
        .tabViewStyle(.page)
      }
    }
  }

  private let size = CGSize(width: 400, height: 300)

  @Test func `fingers move to the page beside, as far as there are some`() throws {
    let screen = Screen(Pages(), size: size)
    try screen.swipe(.left, over: "content 0")
    #expect(screen.exists("page 1") && screen.exists("content 1"))
    screen.clock.advance(by: .seconds(1))
    #expect(!screen.exists("content 0") && !screen.exists("content 2"))
    #expect(try screen.frame(of: "content 1").midX == 200)
    try screen.swipe(.left)
    screen.clock.advance(by: .seconds(1))
    #expect(screen.exists("page 2"))
    #expect(throws: ScreenError.self) { try screen.swipe(.left, over: "content 2") }
    try screen.swipe(.right)
    screen.clock.advance(by: .seconds(1))
    #expect(screen.exists("page 1"))
  }

  @Test func `where one reads from right to left the next page is on the left`() throws {
    let screen = Screen(
      Pages().environment(\.layoutDirection, .rightToLeft), size: size)
    #expect(throws: ScreenError.self) { try screen.swipe(.left, over: "content 0") }
    try screen.swipe(.right, over: "content 0")
    #expect(screen.exists("page 1"))
  }

  @Test func `a binding that refuses keeps its page`() throws {
    let screen = Screen(
      TabView(selection: .constant(0)) {
        Text("one").tag(0)
        Text("two").tag(1)
      }
      .tabViewStyle(.page), size: size)
    try screen.swipe(.left, over: "one")
    screen.clock.advance(by: .seconds(1))
    #expect(screen.exists("one") && !screen.exists("two"))
  }

  @Test func `tabs with titles are not swiped`() throws {
    let screen = Screen(
      TabView {
        Text("one").tabItem { Text("One") }
        Text("two").tabItem { Text("Two") }
      }, size: size)
    #expect(throws: ScreenError.self) { try screen.swipe(.left, over: "one") }
  }
}
