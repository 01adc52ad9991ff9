import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor
struct LazyGridTests {
  struct Cell: View {
    let number: Int
    var body: some View {
      Text(verbatim: "\(number)").frame(height: 60).frame(maxWidth: .infinity)
    }
  }

  func grid(_ columns: [GridItem], count: Int = 10_000, width: Double = 320) -> Screen {
    Screen(
      ScrollView {
        LazyVGrid(columns: columns, spacing: 10) {
          ForEach(0..<count, id: \.self) { Cell(number: $0) }
        }
      }, size: CGSize(width: width, height: 420))
  }

  /// Where the texts are: the middle of each, in reading order.
  func middles(_ screen: Screen) throws -> [CGPoint] {
    try screen.texts.map { name in
      let frame = try screen.frame(of: .text(name))
      return CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  @Test func `flexible columns share the width, and rows follow each other`() throws {
    let screen = grid([GridItem(), GridItem(), GridItem()], width: 316)
    #expect(screen.texts == (0..<18).map { "\($0)" })
    let middles = try middles(screen)
    #expect(middles.prefix(4).map(\.x) == [50, 158, 266, 50])
    #expect(middles.prefix(4).map(\.y) == [30, 30, 30, 100])
    #expect(screen.bodyCount(of: Cell.self) == 27)
  }

  @Test func `as many adaptive columns as fit are made, and others when there is another width`()
    throws
  {
    #expect(try middles(grid([GridItem(.adaptive(minimum: 72))])).filter { $0.y == 30 }.count == 4)
    #expect(
      try middles(grid([GridItem(.adaptive(minimum: 72))], width: 150)).filter { $0.y == 30 }.count
        == 1)
  }

  @Test func `fixed columns stand by the alignment of the grid`() throws {
    let screen = grid([GridItem(.fixed(100), spacing: 20), GridItem(.fixed(60))])
    #expect(try middles(screen).prefix(2).map(\.x) == [70 + 50, 190 + 30])
    let leading = Screen(
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(100), alignment: .topTrailing)], alignment: .leading) {
          Text("A")
          Text("B")
        }
      }, size: CGSize(width: 320, height: 400))
    #expect(try leading.frame(of: "A").maxX == 100)
  }

  @Test func `a row is as high as its highest view`() throws {
    let screen = Screen(
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
          ForEach(0..<100, id: \.self) { cell in
            Text(verbatim: "\(cell)").frame(height: cell == 1 ? 100 : 40)
          }
        }
      }, size: CGSize(width: 300, height: 300))
    #expect(try middles(screen).prefix(3).map(\.y) == [50, 50, 120])
  }

  @Test func `views before the elements take cells of their own`() throws {
    let screen = Screen(
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          Text("Add")
          ForEach(0..<100, id: \.self) { Text(verbatim: "\($0)") }
        }
      }, size: CGSize(width: 300, height: 300))
    let middles = try middles(screen)
    #expect(screen.texts.prefix(3) == ["Add", "0", "1"])
    #expect(middles[0].y == middles[1].y)
    #expect(middles[0].x == middles[2].x)
  }

  @Test func `scrolling to the end and back makes each cell once each way, and keeps few`() throws {
    let screen = grid([GridItem(), GridItem(), GridItem(), GridItem()], count: 1000)
    for _ in 0..<60 { try screen.swipe(.up) }
    #expect(screen.texts.last == "999")
    #expect(screen.bodyCount(of: Cell.self) <= 1000)
    for _ in 0..<60 { try screen.swipe(.down) }
    #expect(screen.texts.first == "0")
    #expect(screen.bodyCount(of: Cell.self) <= 2000)
  }

  @Test func `a cell is scrolled to`() throws {
    let screen = Screen(
      ScrollViewReader { proxy in
        Button("Go") { proxy.scrollTo(5001, anchor: .top) }
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
            ForEach(0..<10_000, id: \.self) { Cell(number: $0) }
          }
        }
      })
    try screen.tap("Go")
    #expect(screen.texts.dropFirst().first == "5000")
  }

  @Test func `a grid across fills its rows first`() throws {
    let screen = Screen(
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 0) {
          ForEach(0..<1000, id: \.self) { Text(verbatim: "\($0)").frame(width: 100) }
        }
      }, size: CGSize(width: 300, height: 300))
    #expect(screen.texts == ["0", "1", "2", "3", "4", "5"])
    let middles = try middles(screen)
    #expect(middles[0].x == middles[1].x)
    #expect(middles[0].y < middles[1].y)
  }
}
