import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// Content that is read from right to left begins on the right.
@MainActor struct MirroredScrollTests {
  private struct Row: View {
    var isLazy = false
    var count = 50
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var added = 0

    var body: some View {
      VStack {
        ScrollView(.horizontal) {
          if isLazy {
            LazyHStack(spacing: 0) { cells }.scrollTargetLayout()
          } else {
            HStack(spacing: 0) { cells }
          }
        }
        .scrollPosition($position)
        .frame(width: 200, height: 40)
        Button("Add") { added += 3 }
        Button("Jump") { position.scrollTo(id: 30, anchor: .leading) }
        Button("End") { position.scrollTo(edge: .trailing) }
      }
    }

    private var cells: some View {
      ForEach(0..<count + added, id: \.self) { Text(verbatim: "\($0)").frame(width: 50) }
    }
  }

  private func screen(isLazy: Bool, count: Int = 50) -> Screen {
    Screen(Row(isLazy: isLazy, count: count), layoutDirection: .rightToLeft)
  }

  private func cells(_ screen: Screen) -> [String] { screen.texts.filter { Int($0) != nil } }

  @Test(arguments: [false, true])
  func `what comes first is seen first, on the right`(isLazy: Bool) throws {
    let screen = screen(isLazy: isLazy)
    #expect(cells(screen) == ["0", "1", "2", "3"])
    let right = try #require(screen.graph.rootElement.all.first { $0.content.text?.text == "0" })
    let scroll = try #require(right.parent)
    #expect(scroll.frame.size.width > 0)
    try screen.swipe(.right)
    #expect(cells(screen).first == "3")
  }

  @Test(arguments: [false, true])
  func `it stays where it is when more comes behind what is seen`(isLazy: Bool) throws {
    let screen = screen(isLazy: isLazy)
    try screen.swipe(.right)
    let seen = cells(screen)
    try screen.tap("Add")
    #expect(cells(screen) == seen && seen.first == "3")
  }

  @Test(arguments: [false, true])
  func `programs scroll by edges and anchors as they are read`(isLazy: Bool) throws {
    let screen = screen(isLazy: isLazy)
    try screen.tap("Jump")
    #expect(cells(screen) == ["30", "31", "32", "33"])
    try screen.tap("End")
    #expect(cells(screen) == ["46", "47", "48", "49"])
  }

  @Test func `content that is smaller than the view lies on the right`() throws {
    let screen = screen(isLazy: false, count: 2)
    let cell = try #require(screen.graph.rootElement.all.first { $0.content.text?.text == "0" })
    var (x, outer) = (cell.frame.minX, cell.parent)
    while let element = outer, element.content.scroll == nil {
      x += element.frame.minX
      outer = element.parent
    }
    #expect(x > 150)
  }

  @Test func `of many rows only those near what is seen are made`() throws {
    let screen = screen(isLazy: true, count: 10_000)
    #expect(cells(screen) == ["0", "1", "2", "3"])
    let made = screen.graph.rootElement.all.count { $0.content.text != nil }
    #expect(made < 30)
    try screen.tap("Jump")
    #expect(cells(screen).first == "30")
  }
}
