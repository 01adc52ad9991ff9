import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor
struct ScrollReaderTests {
  struct Jumping: View {
    var isLazy = true
    var anchor: UnitPoint?
    var animation: Animation?
    @State private var numbers = Array(0..<10_000)

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          HStack {
            Button("To 5000") { jump(proxy, 5000) }
            Button("To 3") { jump(proxy, 3) }
            Button("To end") { jump(proxy, "end") }
            Button("Nowhere") { jump(proxy, "nowhere") }
            Button("Add") {
              numbers.append(numbers.count)
              proxy.scrollTo(numbers.count - 1)
            }
          }
          ScrollView {
            if isLazy {
              LazyVStack(spacing: 0) { rows }
            } else {
              VStack(spacing: 0) { rows }
            }
          }
        }
      }
    }

    @ViewBuilder private var rows: some View {
      ForEach(isLazy ? numbers : Array(numbers.prefix(100)), id: \.self) { number in
        Text(verbatim: "Row \(number)").frame(height: number % 3 == 0 ? 80 : 40)
      }
      Text("End").frame(height: 40).id("end")
    }

    private func jump<ID: Hashable>(_ proxy: ScrollViewProxy, _ id: ID) {
      if let animation {
        withAnimation(animation) { proxy.scrollTo(id, anchor: anchor) }
      } else {
        proxy.scrollTo(id, anchor: anchor)
      }
    }
  }

  func rows(_ screen: Screen) -> [String] { screen.texts.filter { $0.hasPrefix("Row") } }

  @Test func `a row that is not made is scrolled to, and lies exactly there`() throws {
    let screen = Screen(Jumping(anchor: .top), size: CGSize(width: 600, height: 436))
    try screen.tap("To 5000")
    #expect(rows(screen).first == "Row 5000")
    #expect(try screen.frame(of: .text("Row 5000")).midY == 56)
    #expect(screen.bodyCount(of: Jumping.self) == 1)
  }

  @Test func `an anchor says where it comes to lie`() throws {
    let middle = Screen(Jumping(anchor: .center), size: CGSize(width: 600, height: 436))
    try middle.tap("To 5000")
    #expect(try middle.frame(of: .text("Row 5000")).midY == 236)
    let bottom = Screen(Jumping(anchor: .bottom), size: CGSize(width: 600, height: 436))
    try bottom.tap("To 5000")
    #expect(try bottom.frame(of: .text("Row 5000")).midY == 416)
  }

  @Test func `without an anchor it moves as far as is needed`() throws {
    let screen = Screen(Jumping(), size: CGSize(width: 600, height: 436))
    try screen.tap("To 3")
    #expect(rows(screen).first == "Row 0")
    try screen.tap("To 5000")
    #expect(rows(screen).last == "Row 5000")
    try screen.tap("To 3")
    #expect(rows(screen).first == "Row 3")
    try screen.tap("Nowhere")
    #expect(rows(screen).first == "Row 3")
  }

  @Test func `what has an id of its own is found, made or not`() throws {
    for isLazy in [true, false] {
      let screen = Screen(Jumping(isLazy: isLazy), size: CGSize(width: 600, height: 436))
      try screen.tap("To end")
      #expect(screen.texts.last == "End")
      #expect(rows(screen).last == (isLazy ? "Row 9999" : "Row 99"))
    }
  }

  @Test func `what was added before is there to be scrolled to`() throws {
    let screen = Screen(Jumping(), size: CGSize(width: 600, height: 436))
    try screen.tap("Add")
    #expect(rows(screen).last == "Row 10000")
  }

  @Test func `with an animation it moves there, making rows on the way`() throws {
    let screen = Screen(
      Jumping(anchor: .top, animation: .linear(duration: 1)),
      size: CGSize(width: 600, height: 436), animations: .on)
    try screen.tap("To 5000")
    #expect(rows(screen).first == "Row 0")
    screen.clock.advance(by: .milliseconds(500))
    let half = try #require(rows(screen).first.flatMap { Int($0.dropFirst(4)) })
    #expect((2400...2600).contains(half))
    screen.clock.advance(by: .seconds(1))
    #expect(rows(screen).first == "Row 5000")
    #expect(try screen.frame(of: .text("Row 5000")).midY == 56)
    #expect(!screen.graph.isFrameNeeded)
  }

  @Test func `a person who scrolls meanwhile is not pulled back`() throws {
    let screen = Screen(
      Jumping(anchor: .top, animation: .linear(duration: 1)),
      size: CGSize(width: 600, height: 436), animations: .on)
    try screen.tap("To 5000")
    screen.clock.advance(by: .milliseconds(500))
    try screen.swipe(.up)
    let seen = rows(screen)
    screen.clock.advance(by: .seconds(2))
    #expect(rows(screen) == seen)
  }

  @Test func `one in another is scrolled, and so is what is around it`() throws {
    let screen = Screen(
      ScrollViewReader { proxy in
        Button("Go") { proxy.scrollTo("9:9") }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { row in
              ScrollView(.horizontal) {
                HStack(spacing: 0) {
                  ForEach(0..<20, id: \.self) { column in
                    Text(verbatim: "\(row):\(column)").frame(width: 100, height: 100)
                      .id("\(row):\(column)")
                  }
                }
              }
            }
          }
        }
      }, size: CGSize(width: 300, height: 1000))
    try screen.tap("Go")
    #expect(screen.exists("9:9"))
  }
}
