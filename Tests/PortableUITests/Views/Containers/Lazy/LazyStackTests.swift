import Foundation
import LayoutEngine
import PortableCombine
import PortableUI
import Testing
import ViewTesting

@MainActor
struct LazyStackTests {
  struct Row: View {
    let number: Int
    var body: some View { Text(verbatim: "Row \(number)").frame(height: 40) }
  }

  struct Rows: View {
    var count = 100_000
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 10) { ForEach(0..<count, id: \.self) { Row(number: $0) } }
      }
    }
  }

  func offset(_ screen: Screen) -> Double { content(screen)?.offset.y ?? -1 }
  func content(_ screen: Screen) -> ScrollContent? {
    var found: ScrollContent?
    func look(_ element: Element) {
      if let scroll = element.content.scroll { found = scroll }
      for child in element.children { look(child) }
    }
    look(screen.graph.rootElement)
    return found
  }

  /// How many texts there are, in sight or not.
  func made(_ screen: Screen) -> Int {
    func count(_ element: Element) -> Int {
      element.children.reduce(element.content.text == nil ? 0 : 1) { $0 + count($1) }
    }
    return count(screen.graph.rootElement)
  }

  @Test func `of a hundred thousand rows those near what is seen are made`() {
    let screen = Screen(Rows())
    #expect(screen.texts.first == "Row 0")
    #expect(screen.texts.count == 17)
    #expect(screen.bodyCount(of: Row.self) == 26)
    #expect(content(screen)?.contentSize.height == 4_999_990)
  }

  @Test func `scrolling makes rows and gives them up, so that there are never many`() throws {
    let screen = Screen(Rows(count: 1000))
    var most = 0
    for _ in 0..<100 {
      try screen.swipe(.up)
      most = max(most, made(screen))
    }
    #expect(screen.texts.last == "Row 999")
    #expect(most <= 51)
    #expect(screen.bodyCount(of: Row.self) <= 1010)
    for _ in 0..<100 { try screen.swipe(.down) }
    #expect(screen.texts.first == "Row 0")
    #expect(offset(screen) == 0)
  }

  @Test func `a step of the wheel makes the few rows that come near`() throws {
    let screen = Screen(Rows())
    let area = try #require(screen.graph.rootElement.first(\.scroll))
    for step in 1...40 {
      let before = screen.counts
      area.receive(.scroll(to: Point(x: 0, y: Double(step) * 50)))
      screen.graph.runFrame()
      let spent = screen.counts - before
      #expect(spent.bodies <= 1)
      #expect(spent.mutations < 12)
    }
    #expect(screen.texts.first == "Row 40")
  }

  @Test func `rows that were never seen take a mean length, and what is seen does not jump`() throws
  {
    struct Uneven: View {
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<2000, id: \.self) { row in
              Text(verbatim: "Row \(row)").frame(height: row % 7 == 0 ? 90 : 30)
            }
          }
        }
      }
    }
    let screen = Screen(Uneven(), size: CGSize(width: 300, height: 400))
    let area = try #require(screen.graph.rootElement.first(\.scroll))
    // Far down at once, and back from there in small steps.
    area.receive(.scroll(to: Point(x: 0, y: 40_000)))
    screen.graph.runFrame()
    for _ in 0..<800 {
      let text = try #require(screen.texts.dropFirst(2).first)
      let before = try screen.frame(of: .text(text)).minY
      area.receive(.scroll(to: Point(x: 0, y: offset(screen) - 47)))
      screen.graph.runFrame()
      guard offset(screen) > 0 else { break }
      #expect(try abs(screen.frame(of: .text(text)).minY - before - 47) < 0.01)
    }
    for _ in 0..<200 { try screen.swipe(.down) }
    #expect(screen.texts.first == "Row 0")
    #expect(try screen.frame(of: .text("Row 1")).minY == 90 + 4)
  }

  @Test func `rows appear and disappear as they come and go`() throws {
    let log = Log()
    let screen = Screen(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { row in
            Text(verbatim: "Row \(row)").frame(height: 100)
              .onAppear { log.note("+\(row)") }.onDisappear { log.note("-\(row)") }
          }
        }
      }, size: CGSize(width: 300, height: 400))
    #expect(log.take() == ["+0", "+1", "+2", "+3", "+4", "+5"])
    let area = try #require(screen.graph.rootElement.first(\.scroll))
    area.receive(.scroll(to: Point(x: 0, y: 5000)))
    screen.graph.runFrame()
    let lines = log.take()
    #expect(lines.filter { $0.hasPrefix("+") } == (48...55).map { "+\($0)" })
    #expect(lines.filter { $0.hasPrefix("-") } == (0...5).map { "-\($0)" })
  }

  @Test func `a view behind the rows is made when it comes near`() throws {
    struct Pages: View {
      @State private var count = 30
      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 40) }
            if count < 60 { ProgressView().onAppear { count += 30 } }
          }
        }
      }
    }
    let screen = Screen(Pages(), size: CGSize(width: 300, height: 400))
    #expect(!screen.exists("Row 29"))
    try screen.scroll(to: "Row 29")
    try screen.scroll(to: "Row 59")
    try screen.swipe(.up)
    #expect(screen.texts.last == "Row 59")
    #expect(!screen.exists(.progress))
  }

  @Test func `what was changed in a row is there when it comes back`() throws {
    final class Model: ObservableObject {
      @Published var count = 0
    }
    struct Counter: View {
      let number: Int
      @State private var count = 0
      @StateObject private var model = Model()
      var body: some View {
        VStack(spacing: 0) {
          Button(String("Count \(number)")) {
            count += 1
            model.count += 10
          }
          Text(verbatim: "\(number) has \(count) and \(model.count)")
        }
      }
    }
    let screen = Screen(
      ScrollView { LazyVStack { ForEach(0..<1000, id: \.self) { Counter(number: $0) } } })
    try screen.tap("Count 2")
    try screen.tap("Count 2")
    try screen.tap("Count 3")
    for _ in 0..<10 { try screen.swipe(.up) }
    #expect(!screen.exists("2 has 2 and 20"))
    for _ in 0..<10 { try screen.swipe(.down) }
    #expect(screen.exists("2 has 2 and 20"))
    #expect(screen.exists("3 has 1 and 10"))
    #expect(screen.exists("4 has 0 and 0"))
    try screen.tap("Count 2")
    #expect(screen.exists("2 has 3 and 30"))
  }

  @Test func `a row with the keyboard stays, wherever one scrolls`() throws {
    struct Form: View {
      @State private var texts = Array(repeating: "", count: 300)
      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(0..<300, id: \.self) { row in TextField("Field \(row)", text: $texts[row]) }
          }
        }
      }
    }
    let screen = Screen(Form())
    try screen.type("abc", into: "Field 3")
    for _ in 0..<8 { try screen.swipe(.up) }
    #expect(screen.focused == "Field 3")
    #expect(!screen.exists("Field 3"))
    for _ in 0..<8 { try screen.swipe(.down) }
    #expect(try screen.value(of: "Field 3") == "abc")
  }

  @Test func `elements that move take their rows along, those that go take them away`() throws {
    struct Shuffled: View {
      @State private var numbers = Array(0..<1000)
      var body: some View {
        Button("Reverse") { numbers.reverse() }
        Button("Less") { numbers.removeFirst(3) }
        Button("More") { numbers.insert(contentsOf: [-2, -1], at: 0) }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(numbers, id: \.self) { number in
              Stepper(number: number).frame(height: number % 2 == 0 ? 40 : 60)
            }
          }
        }
      }
      struct Stepper: View {
        let number: Int
        @State private var count = 0
        var body: some View { Button(String("\(number): \(count)")) { count += 1 } }
      }
    }
    let screen = Screen(Shuffled(), size: CGSize(width: 300, height: 600))
    try screen.tap("5: 0")
    try screen.tap("Less")
    #expect(screen.texts.dropFirst(3).prefix(3) == ["3: 0", "4: 0", "5: 1"])
    try screen.tap("More")
    #expect(screen.texts.dropFirst(3).prefix(5) == ["-2: 0", "-1: 0", "3: 0", "4: 0", "5: 1"])
    try screen.tap("Reverse")
    #expect(screen.texts.dropFirst(3).first == "999: 0")
    try screen.scroll(to: "5: 1")
    try screen.scroll(to: "-2: 0")
    #expect(screen.texts.suffix(5) == ["5: 1", "4: 0", "3: 0", "-1: 0", "-2: 0"])
  }

  @Test func `a row without a view takes no room, one with several takes room for each`() {
    let screen = Screen(
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(0..<6, id: \.self) { row in
            if row == 1 || row == 5 {
            } else if row == 3 {
              Text("3a").frame(height: 30)
              Text("3b").frame(height: 30)
            } else {
              Text(verbatim: "\(row)").frame(height: 30)
            }
          }
        }
      })
    #expect(screen.texts == ["0", "2", "3a", "3b", "4"])
    #expect(content(screen)?.contentSize.height == 190)
  }

  @Test func `a modifier on many rows is around each, and views of a user's own are seen through`()
  {
    struct Many: View {
      var body: some View {
        Group { ForEach(0..<10_000, id: \.self) { Row(number: $0) } }
      }
    }
    let screen = Screen(
      ScrollView { LazyVStack(spacing: 0) { Many().padding(.vertical, 5) } })
    #expect(screen.bodyCount(of: Row.self) == 26)
    #expect(content(screen)?.contentSize.height == 500_000)
  }

  @Test func `rows of a stack across lie side by side`() throws {
    let screen = Screen(
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 10) {
          ForEach(0..<10_000, id: \.self) { Text(verbatim: "\($0)").frame(width: 90, height: 50) }
        }
      })
    #expect(screen.texts == ["0", "1", "2", "3"])
    try screen.swipe(.left)
    #expect(screen.texts == ["3", "4", "5", "6"])
    #expect(made(screen) <= 14)
  }

  @Test func `lazy rows in lazy rows are as high as what is in them, and stay where they were`()
    throws
  {
    let screen = Screen(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { row in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<100, id: \.self) { column in
                  Text(verbatim: "\(row):\(column)").frame(width: 100, height: 100)
                }
              }
            }
            .frame(height: 100)
          }
        }
      }, size: CGSize(width: 300, height: 300))
    #expect(screen.texts.prefix(3) == ["0:0", "0:1", "0:2"])
    try screen.swipe(.left, over: "1:1")
    let seen = screen.texts
    for _ in 0..<20 { try screen.swipe(.up, over: .text(screen.texts[4])) }
    for _ in 0..<20 { try screen.swipe(.down, over: .text(screen.texts[4])) }
    #expect(screen.texts == seen)
  }

  @Test func `another width measures the rows anew, and the first one seen stays the first`() throws
  {
    struct Wide: View {
      @State private var isNarrow = false
      var body: some View {
        Button("Turn") { isNarrow.toggle() }
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(0..<500, id: \.self) { row in
              Text(verbatim: "Row \(row) with rather many words that wrap where they must")
            }
          }
        }
        .frame(width: isNarrow ? 150 : 300)
      }
    }
    let screen = Screen(Wide(), size: CGSize(width: 390, height: 400))
    for _ in 0..<10 { try screen.swipe(.up) }
    let first = try #require(screen.texts.dropFirst().first)
    try screen.tap("Turn")
    #expect(screen.texts.dropFirst().first == first)
  }

  @Test func `a stack that is not scrolled makes what the window shows`() {
    let screen = Screen(LazyVStack { ForEach(0..<1000, id: \.self) { Row(number: $0) } })
    #expect(made(screen) < 60)
  }
}

extension Element {
  /// The first element that has such a content.
  func first<Content>(_ kind: (ElementContent) -> Content?) -> Element? {
    if kind(content) != nil { return self }
    for child in children {
      if let found = child.first(kind) { return found }
    }
    return nil
  }
}
