import Foundation
import PortableUI
import Testing
@_spi(Measuring) import ViewTesting

/// Sections in lazy grids.
@MainActor
struct GridSectionTests {
  private struct Months: View {
    var pinned: PinnedScrollableViews = []
    @State private var counts = Array(repeating: 5, count: 40)

    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Button("Add") { counts[0] += 1 }
          Button("Clear") { counts[3] = 0 }
        }
        .frame(height: 50)
        ScrollView {
          LazyVGrid(
            columns: [GridItem(), GridItem(), GridItem()], spacing: 10, pinnedViews: pinned
          ) {
            ForEach(0..<40, id: \.self) { month in
              Section {
                ForEach(0..<counts[month], id: \.self) { day in
                  Text(verbatim: "\(month).\(day)").frame(height: 60)
                }
              } header: {
                Text(verbatim: "Month \(month)").frame(height: 30)
              } footer: {
                Text(verbatim: "Foot \(month)").frame(height: 20)
              }
            }
          }
        }
      }
    }
  }

  private let size = CGSize(width: 316, height: 470)

  /// The middle of a text, in what is seen of the grid.
  private func middle(_ name: String, _ screen: Screen) throws -> CGPoint {
    let frame = try screen.frame(of: .text(name))
    return CGPoint(x: frame.midX, y: frame.midY - 50)
  }

  @Test func `a header and a footer go across all columns, and each section begins a new line`()
    throws
  {
    let screen = Screen(Months(), size: size)
    #expect(try middle("Month 0", screen) == CGPoint(x: 158, y: 15))
    #expect(try middle("0.0", screen) == CGPoint(x: 50, y: 70))
    #expect(try middle("0.2", screen) == CGPoint(x: 266, y: 70))
    #expect(try middle("0.3", screen) == CGPoint(x: 50, y: 140))
    #expect(try middle("0.4", screen) == CGPoint(x: 158, y: 140))
    #expect(try middle("Foot 0", screen) == CGPoint(x: 158, y: 190))
    #expect(try middle("Month 1", screen) == CGPoint(x: 158, y: 225))
    #expect(try middle("1.0", screen) == CGPoint(x: 50, y: 280))
  }

  @Test func `a header lies by the alignment of the grid`() throws {
    let screen = Screen(
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60))], alignment: .leading) {
          Section("Letters") { ForEach(0..<9, id: \.self) { Text(verbatim: "\($0)") } }
        }
      }, size: size)
    #expect(try screen.frame(of: .text("Letters")).minX == 0)
  }

  @Test func `what is in no section shares lines, and a section without a header does not`()
    throws
  {
    let screen = Screen(
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
          Text("A")
          ForEach(["B"], id: \.self) { Text(verbatim: $0) }
          Section { Text("C") }
          Section {}
          Text("D")
        }
      }, size: size)
    let (first, second) = (try middle("A", screen), try middle("B", screen))
    let (third, fourth) = (try middle("C", screen), try middle("D", screen))
    #expect(first.y == second.y && first.x < second.x)
    #expect(third.x == first.x && third.y > first.y)
    #expect(fourth.x == first.x && fourth.y > third.y)
  }

  @Test func `a header stays with its section, and the next one pushes it away`() throws {
    let screen = Screen(Months(pinned: .sectionHeaders), size: size)
    #expect(screen.scroll(by: 100))
    #expect(try middle("Month 0", screen) == CGPoint(x: 158, y: 15))
    #expect(try middle("0.3", screen).y == 40)
    // A section is 210 points high: its header leaves with its last 30 points.
    #expect(screen.scroll(by: 95))
    #expect(try middle("Month 0", screen).y == 0)
    #expect(try middle("Month 1", screen).y == 30)
    for _ in 0..<20 { _ = screen.scroll(by: 180) }
    // 3,795 points down is in the nineteenth section.
    #expect(try middle("Month 18", screen).y == 15)
    #expect(!screen.texts.contains("Month 17"))
  }

  @Test func `a footer stays at the other edge`() throws {
    let screen = Screen(Months(pinned: .sectionFooters), size: size)
    // The third section begins at 420.
    #expect(screen.scroll(by: 60))
    #expect(try middle("Foot 2", screen).y == 410)
    #expect(try middle("Month 2", screen).y == 375)
  }

  @Test func `elements come and go, and what is seen stays where no line has moved`() throws {
    let screen = Screen(Months(), size: size)
    #expect(screen.scroll(by: 600))
    let before = try middle("3.0", screen)
    #expect(before.y == 100)
    try screen.tap("Add")
    #expect(try middle("3.0", screen) == before)
    try screen.tap("Clear")
    #expect(!screen.texts.contains("3.0"))
    let head = try middle("Month 3", screen)
    #expect(try middle("Foot 3", screen).y == head.y + 35)
    #expect(try middle("Month 4", screen).y == head.y + 70)
    #expect(screen.scroll(by: -600))
    #expect(try middle("0.5", screen) == CGPoint(x: 266, y: 140))
  }

  private struct Cell: View {
    let number: Int
    var body: some View { Text(verbatim: "\(number)").frame(height: 60) }
  }

  private struct Many: View {
    var body: some View {
      LazyVGrid(columns: Array(repeating: GridItem(), count: 4), spacing: 0) {
        ForEach(0..<1000, id: \.self) { section in
          Section {
            ForEach(section * 100..<section * 100 + 100, id: \.self) { Cell(number: $0) }
          } header: {
            Text(verbatim: "Title \(section)").frame(height: 30).id("title \(section)")
          }
        }
      }
    }
  }

  private struct Reached: View {
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          HStack {
            Button("Far") { proxy.scrollTo(50_055, anchor: .top) }
            Button("Title") { proxy.scrollTo("title 700", anchor: .top) }
          }
          .frame(height: 50)
          ScrollView { Many() }
        }
      }
    }
  }

  @Test func `of many cells few are made, and far ones are scrolled to`() throws {
    let screen = Screen(Reached(), size: size)
    #expect(screen.bodyCount(of: Cell.self) <= 100)
    try screen.tap("Far")
    #expect(try middle("50055", screen).y == 30)
    #expect(try middle("50052", screen).y == 30)
    #expect(screen.bodyCount(of: Cell.self) <= 300)
    try screen.tap("Title")
    #expect(try middle("Title 700", screen).y == 15)
    #expect(try middle("70000", screen).y == 60)
  }

  private struct Placed: View {
    @State private var position: Int?

    var body: some View {
      VStack(spacing: 0) {
        Button("Place") { position = 20_009 }.frame(height: 50)
        ScrollView { Many().scrollTargetLayout() }.scrollPosition(id: $position, anchor: .top)
      }
    }
  }

  @Test func `a cell is where the position of the scroll view says`() throws {
    let screen = Screen(Placed(), size: size)
    try screen.tap("Place")
    #expect(try middle("20008", screen).y == 30)
  }

  @Test func `in a grid across, a header goes across all rows`() throws {
    let screen = Screen(
      ScrollView(.horizontal) {
        LazyHGrid(
          rows: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 0,
          pinnedViews: .sectionHeaders
        ) {
          ForEach(0..<100, id: \.self) { section in
            Section {
              ForEach(0..<3, id: \.self) { Text(verbatim: "\(section).\($0)").frame(width: 100) }
            } header: {
              Text(verbatim: "T\(section)").frame(width: 40)
            }
          }
        }
      }, size: CGSize(width: 300, height: 300))
    func middle(_ name: String) throws -> CGPoint {
      let frame = try screen.frame(of: .text(name))
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    #expect(try middle("T0") == CGPoint(x: 20, y: 150))
    #expect(try middle("0.0").x == 90)
    #expect(try middle("0.1").x == 90)
    #expect(try middle("0.1").y > middle("0.0").y)
    #expect(try middle("0.2").x == 190)
    #expect(try middle("T1").x == 260)
    try screen.swipe(.left)
    // 240 points on, the second section begins.
    #expect(try middle("T1").x == 20)
  }
}
