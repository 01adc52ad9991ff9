import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// Pages shown by more dots than there is room for.
@MainActor
struct ManyDotsTests {
  private struct Pages: View {
    var body: some View {
      TabView {
        ForEach(0..<20, id: \.self) { number in
          HStack {
            Text(verbatim: "page \(number)")
            Spacer()
            Text(verbatim: "end \(number)")
          }
        }
      }
      .tabViewStyle(.page)
    }
  }

  private let width: CGFloat = 390
  private var screen: Screen { Screen(Pages(), size: CGSize(width: width, height: 600)) }

  private func expectRoom(for screen: Screen, width: CGFloat) throws {
    let selected = try #require(screen.selectedTab)
    #expect(screen.tabs.contains(selected) && screen.tabs.count < 20)
    for name in screen.tabs {
      let dot = try screen.frame(of: .tab(name))
      #expect(dot.minX >= 0 && dot.maxX <= width)
    }
  }

  @Test func `a page is no wider than its room`() throws {
    let screen = screen
    #expect(try screen.frame(of: "page 0").minX >= 0)
    #expect(try screen.frame(of: "end 0").maxX <= width)
    #expect(screen.selectedTab == "Page 1")
    try expectRoom(for: screen, width: width)
  }

  @Test func `the dot of the page that is seen is seen, and each is reached by those beside it`()
    throws
  {
    let screen = screen
    for _ in 0..<20 {
      try screen.tap(.tab(#require(screen.tabs.last)))
      try expectRoom(for: screen, width: width)
    }
    #expect(screen.selectedTab == "Page 20" && screen.exists("page 19"))
    for _ in 0..<20 { try screen.tap(.tab(#require(screen.tabs.first))) }
    #expect(screen.selectedTab == "Page 1" && screen.exists("page 0"))
  }

  @Test func `fingers move to the page beside`() throws {
    let screen = screen
    try screen.swipe(.left, over: "end 0")
    screen.clock.advance(by: .seconds(1))
    #expect(screen.exists("page 1") && screen.selectedTab == "Page 2")
    #expect(try screen.frame(of: "page 1").minX >= 0)
  }

  @Test func `a window is as narrow as the page lets it be`() throws {
    let screen = screen
    #expect(screen.graph.leastSize.width < 200)
    try screen.tap(.tab("Page 5"))
    screen.resize(to: CGSize(width: 100, height: 600))
    #expect(screen.selectedTab == "Page 5" && screen.tabs.count == 3)
    try expectRoom(for: screen, width: 100)
  }
}
