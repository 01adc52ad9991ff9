import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// Lists that go on by themselves while a row is held near one of their edges.
@MainActor
struct EdgeScrollingTests {
  private final class Log { var moves: [String] = [] }

  private struct Numbers: View {
    let log: Log
    var height: CGFloat?
    @State private var numbers: [Int]

    init(_ count: Int = 200, log: Log = Log(), height: CGFloat? = nil) {
      self.log = log
      self.height = height
      _numbers = State(initialValue: Array(0..<count))
    }

    var body: some View {
      List {
        ForEach(numbers, id: \.self) { number in
          Text(verbatim: "Row \(number)").frame(height: height)
        }
        .onMove {
          log.moves.append("\(Array($0)) to \($1)")
          numbers.move(fromOffsets: $0, toOffset: $1)
        }
      }
      .listStyle(.plain)
    }
  }

  /// The lower edge of the screen, and of the lists on it.
  private let end = 844.0

  private func rowElement(_ words: String, in inspector: Inspector) throws -> Element {
    var element = inspector.text(words)
    while let current = element, current.content.layer?.row == nil { element = current.parent }
    return try #require(element)
  }

  /// Where the middle of `row` is in the content of its list.
  private func middle(of row: Element, in inspector: Inspector) throws -> Double {
    let frame = try #require(inspector.frame(of: row))
    return frame.minY + frame.size.height / 2
  }

  /// Has the pointer that took `row` by its middle, when nothing was scrolled, hold it at `place` in
  /// the window.
  private func hold(_ row: Element, at place: Double, in inspector: Inspector) throws {
    let start = try middle(of: row, in: inspector)
    inspector.send(.dragRow(by: place - start), to: row)
  }

  private func offset(_ inspector: Inspector) -> Double {
    inspector.only(\.scroll)?.content.offset.y ?? -1
  }

  /// How far the list goes in a second.
  private func way(_ inspector: Inspector) -> Double {
    let before = offset(inspector)
    inspector.screen.clock.advance(by: .seconds(1))
    return offset(inspector) - before
  }

  /// Whether something would go on by itself.
  private func isMoving(_ inspector: Inspector) -> Bool {
    inspector.screen.clock.pendingCount > 0
  }

  /// The words of the row at which a line shows where the one that is held would land.
  private func goal(_ inspector: Inspector) -> [String] {
    let rows = inspector.elements.filter { $0.content.layer?.row?.dropEdge != nil }
    return rows.flatMap(\.all).compactMap { $0.content.text?.text }
  }

  @Test func `a list goes on at both edges, also where nothing is to be seen moving`() throws {
    for animations in [Screen.Animations.off, .on] {
      let inspector = Inspector(Numbers(), animations: animations)
      let row = try rowElement("Row 2", in: inspector)
      try hold(row, at: end - 10, in: inspector)
      #expect(offset(inspector) == 0)
      let down = way(inspector)
      #expect(down > 400 && down < 750)
      // In the middle it stands still.
      try hold(row, at: end / 2, in: inspector)
      #expect(abs(way(inspector)) < 1)
      #expect(!isMoving(inspector))
      try hold(row, at: 10, in: inspector)
      #expect(way(inspector) < -400)
      #expect(way(inspector) <= 0)
      #expect(abs(offset(inspector)) < 0.001)
      #expect(!isMoving(inspector))
      inspector.send(.dragRow(by: 0), to: row)
      inspector.send(.dropRow, to: row)
    }
  }

  @Test func `the nearer a row is to the edge, the faster the list goes`() throws {
    let inspector = Inspector(Numbers())
    let row = try rowElement("Row 2", in: inspector)
    try hold(row, at: end - 35, in: inspector)
    _ = way(inspector)
    let slow = way(inspector)
    #expect(slow > 150 && slow < 350)
    try hold(row, at: end - 5, in: inspector)
    let fast = way(inspector)
    #expect(fast > 700 && fast < 900)
    try hold(row, at: end + 300, in: inspector)
    #expect(abs(way(inspector) - 900) < 1)
    inspector.send(.dropRow, to: row)
  }

  @Test func `a list that goes on stops at its end, where the row lands`() throws {
    let log = Log()
    let inspector = Inspector(Numbers(log: log))
    let row = try rowElement("Row 2", in: inspector)
    try hold(row, at: end, in: inspector)
    inspector.screen.clock.advance(by: .seconds(30))
    let scroll = try #require(inspector.only(\.scroll)).content
    #expect(abs(scroll.offset.y - (scroll.contentSize.height - end)) < 1)
    #expect(!isMoving(inspector))
    #expect(goal(inspector) == ["Row 199"])
    inspector.send(.dropRow, to: row)
    #expect(log.moves == ["[2] to 200"])
    #expect(inspector.texts.last == "Row 2")
    #expect(!isMoving(inspector))
  }

  @Test func `a row lands where the pointer is once the list has gone on`() throws {
    let log = Log()
    let inspector = Inspector(Numbers(log: log))
    let row = try rowElement("Row 2", in: inspector)
    let (start, height) = (try middle(of: row, in: inspector), row.frame.size.height)
    let place = end - 20
    try hold(row, at: place, in: inspector)
    #expect(way(inspector) > 0)
    #expect(way(inspector) > 0)
    let passed = Int(((offset(inspector) + place - start) / height).rounded())
    #expect(goal(inspector) == ["Row \(2 + passed)"])
    inspector.send(.dropRow, to: row)
    #expect(log.moves == ["[2] to \(3 + passed)"])
    #expect(!isMoving(inspector) && goal(inspector) == [])
    let frame = try inspector.screen.frame(of: .row("Row 2"))
    #expect(Double(frame.minY) < place && Double(frame.maxY) > place)
  }

  @Test func `what was taken back leaves all as it was, and the list stands`() throws {
    let log = Log()
    let inspector = Inspector(Numbers(log: log))
    let row = try rowElement("Row 2", in: inspector)
    try hold(row, at: end, in: inspector)
    inspector.screen.clock.advance(by: .seconds(3))
    // It is far out of sight, and kept while it is dragged.
    #expect(offset(inspector) > 2000 && !row.isDropped)
    inspector.send(.dragRow(by: 0), to: row)
    #expect(goal(inspector) == [])
    inspector.send(.dropRow, to: row)
    #expect(row.isDropped && !isMoving(inspector))
    #expect(way(inspector) == 0)
    #expect(log.moves.isEmpty)
  }

  @Test func `a wheel that is turned while a row is dragged counts`() throws {
    let log = Log()
    let inspector = Inspector(Numbers(log: log))
    let row = try rowElement("Row 2", in: inspector)
    let height = row.frame.size.height
    inspector.send(.dragRow(by: 3 * height), to: row)
    #expect(goal(inspector) == ["Row 5"])
    let list = try #require(inspector.only(\.scroll)).element
    inspector.send(.scroll(to: Point(x: 0, y: 50 * height)), to: list)
    #expect(goal(inspector) == ["Row 55"])
    inspector.send(.scroll(to: Point(x: 0, y: 10 * height)), to: list)
    inspector.send(.scrollEnd, to: list)
    #expect(goal(inspector) == ["Row 15"] && !isMoving(inspector))
    inspector.send(.dropRow, to: row)
    #expect(log.moves == ["[2] to 16"])
  }

  @Test func `a row stays among those of its own ForEach`() throws {
    struct Sections: View {
      let log: Log

      var body: some View {
        List {
          section("A")
          section("B")
        }
        .listStyle(.plain)
      }

      private func section(_ name: String) -> some View {
        Section(name) {
          ForEach(0..<50, id: \.self) { Text(verbatim: "\(name) \($0)") }
            .onMove { log.moves.append("\(name): \(Array($0)) to \($1)") }
        }
      }
    }
    let log = Log()
    let inspector = Inspector(Sections(log: log))
    let row = try rowElement("A 2", in: inspector)
    try hold(row, at: end, in: inspector)
    inspector.screen.clock.advance(by: .seconds(30))
    #expect(inspector.text("B 49") != nil && goal(inspector) == [])
    inspector.send(.dropRow, to: row)
    #expect(log.moves == ["A: [2] to 50"])
    #expect(!isMoving(inspector))
  }

  @Test func `a row that is led away from an edge, or to one without more, moves no list`() throws {
    let inspector = Inspector(Numbers())
    let row = try rowElement("Row 22", in: inspector)
    let start = try middle(of: row, in: inspector)
    #expect(start > end - 40)
    inspector.send(.dragRow(by: -9), to: row)
    #expect(way(inspector) == 0 && !isMoving(inspector))
    inspector.send(.dropRow, to: row)
    let short = Inspector(Numbers(4))
    let first = try rowElement("Row 0", in: short)
    try hold(first, at: end, in: short)
    #expect(!isMoving(short))
    let fixed = Inspector(Numbers().scrollDisabled(true))
    let other = try rowElement("Row 2", in: fixed)
    try hold(other, at: end, in: fixed)
    #expect(way(fixed) == 0 && !isMoving(fixed))
  }

  @Test func `a row on its way past an edge does not move the list at once`() throws {
    let inspector = Inspector(Numbers())
    let row = try rowElement("Row 2", in: inspector)
    try hold(row, at: end - 5, in: inspector)
    inspector.screen.clock.advance(by: .milliseconds(150))
    #expect(offset(inspector) == 0)
    try hold(row, at: end / 2, in: inspector)
    #expect(way(inspector) == 0 && !isMoving(inspector))
  }

  @Test func `of a high row counts where it is held`() throws {
    let inspector = Inspector(Numbers(height: 300))
    let row = try rowElement("Row 0", in: inspector)
    let frame = try #require(inspector.frame(of: row))
    // By its lower end it is at the edge while its middle is far from there.
    let place = frame.size.height - 10
    inspector.send(.dragRow(by: end - 10 - frame.minY - place, from: place), to: row)
    #expect(way(inspector) > 0)
    inspector.send(.dragRow(by: 0), to: row)
    inspector.send(.dropRow, to: row)
    #expect(!isMoving(inspector))
  }

  // MARK: Handles

  @Test func `a handle that is held at the edge moves the list, too`() throws {
    let log = Log()
    let inspector = Inspector(Numbers(log: log).environment(\.editMode, .constant(.active)))
    let start = try middle(of: rowElement("Row 2", in: inspector), in: inspector)
    // So slowly that it is near the edge for a second.
    try inspector.screen.drag(
      .named("Reorder").at(2), by: CGSize(width: 0, height: end - 1 - start), steps: 1200)
    #expect(offset(inspector) > 100)
    let goal = try #require(log.moves.first?.split(separator: " ").last.flatMap { Int($0) })
    #expect(goal > 25 && log.moves.count == 1)
    #expect(!isMoving(inspector))
  }

  @Test func `a handle that is taken from the pointer moves nothing any more`() throws {
    let log = Log()
    let inspector = Inspector(Numbers(log: log).environment(\.editMode, .constant(.active)))
    let start = try middle(of: rowElement("Row 2", in: inspector), in: inspector)
    let handles = inspector.elements.filter {
      $0.content.layer?.pointers.contains(.presses) ?? false
    }
    let handle = handles[2]
    let (width, height) = (handle.frame.size.width, handle.frame.size.height)
    func send(_ kind: PointerEvent.Kind, _ way: Double, at time: Double) {
      let place = Point(x: width / 2, y: height / 2 + way)
      _ = handle.receive(PointerEvent(kind, at: place, time: time))
      inspector.screen.graph.runFrame()
    }
    send(.down, 0, at: 0)
    send(.move, end - 5 - start, at: 0.1)
    #expect(way(inspector) > 0)
    send(.cancel, end - 5 - start, at: 1.2)
    #expect(!isMoving(inspector) && goal(inspector) == [])
    #expect(way(inspector) == 0)
    #expect(log.moves.isEmpty)
  }
}
