import Foundation
import PortableUI
import Testing
import ViewTesting

/// Titles that sort the rows.
@MainActor
struct TableSortingTests {
  private let size = CGSize(width: 700, height: 430)

  private struct Sorted: View {
    @State private var people = [
      Pioneer(id: 1, name: "Grace", age: 85), Pioneer(id: 2, name: "Ada", age: 36),
      Pioneer(id: 3, name: "Alan", age: 36),
    ]
    @State private var order: [KeyPathComparator<Pioneer>]

    init(_ order: [KeyPathComparator<Pioneer>] = []) { self.order = order }

    var body: some View {
      VStack {
        Text(verbatim: people.map(\.name).joined(separator: " "))
        Text(verbatim: order.map { $0.order == .forward ? "up" : "down" }.joined(separator: " "))
        Table(people, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }
          TableColumn("State") { CountingCell(name: $0.name) }
        }
        .onChange(of: order) { people.sort(using: order) }
      }
    }
  }

  @Test func `a press on a title sorts, another turns that round`() throws {
    let screen = Screen(Sorted(), size: size)
    #expect(try screen.value(of: .button("Name")) == "not sorted")
    try screen.tap(.button("Name"))
    #expect(screen.texts.prefix(2) == ["Ada Alan Grace", "up"])
    #expect(try screen.value(of: .button("Name")) == "ascending")
    try screen.tap(.button("Name"))
    #expect(screen.texts.prefix(2) == ["Grace Alan Ada", "down"])
    #expect(try screen.value(of: .button("Name")) == "descending")
    #expect(try screen.value(of: .button("Age")) == "not sorted")
  }

  @Test
  func `another title sorts first, and what was sorted by before decides where that is equal`()
    throws
  {
    let screen = Screen(Sorted(), size: size)
    try screen.tap(.button("Name"))
    try screen.tap(.button("Name"))
    try screen.tap(.button("Age"))
    #expect(screen.texts.prefix(2) == ["Alan Ada Grace", "up down"])
    #expect(try screen.value(of: .button("Age")) == "ascending")
    #expect(try screen.value(of: .button("Name")) == "not sorted")
    try screen.tap(.button("Name"))
    #expect(screen.texts.prefix(2) == ["Ada Alan Grace", "up up"])
  }

  @Test func `a sort order that was there from the start is shown`() throws {
    let screen = Screen(Sorted([KeyPathComparator(\.age, order: .reverse)]), size: size)
    #expect(try screen.value(of: .button("Age")) == "descending")
    try screen.tap(.button("Age"))
    #expect(screen.texts[1] == "up")
  }

  @Test func `sorting keeps the states of the rows`() throws {
    let screen = Screen(Sorted(), size: size)
    try screen.tap(.button("Ada 0"))
    try screen.tap(.button("Name"))
    #expect(screen.exists(.button("Ada 1")))
    #expect(screen.exists(.button("Grace 0")))
    #expect(
      try screen.frame(of: .button("Ada 1")).minY < screen.frame(of: .button("Alan 0")).minY)
  }

  @Test func `sorting asks for no bodies of cells`() throws {
    struct Cell: View {
      let words: String
      var body: some View { Text(verbatim: words) }
    }
    struct Cells: View {
      @State private var order = [KeyPathComparator(\Pioneer.age, order: .reverse)]
      @State private var people = (0..<5).map { Pioneer(id: $0, name: "Person \($0)", age: -$0) }
      var body: some View {
        Table(people, sortOrder: $order) {
          TableColumn("Age", value: \.age) { Cell(words: $0.name) }
        }
        .onChange(of: order) { people.sort(using: order) }
      }
    }
    let screen = Screen(Cells(), size: size)
    #expect(screen.texts.dropFirst().first == "Person 0")
    let before = screen.bodyCount(of: Cell.self)
    try screen.tap(.button("Age"))
    #expect(screen.texts.dropFirst().first == "Person 4")
    #expect(screen.bodyCount(of: Cell.self) == before)
  }

  @Test func `columns without a value are titles and no buttons`() {
    let screen = Screen(Sorted(), size: size)
    #expect(screen.exists(.text("State")))
    #expect(!screen.exists(.button("State")))
  }

  @Test func `an app's own comparators sort, too`() throws {
    struct Length: SortComparator {
      var order = SortOrder.forward
      func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let result: ComparisonResult =
          lhs.count < rhs.count
          ? .orderedAscending : lhs.count > rhs.count ? .orderedDescending : .orderedSame
        return order == .forward || result == .orderedSame
          ? result : result == .orderedAscending ? .orderedDescending : .orderedAscending
      }
    }
    struct Lengths: View {
      @State private var order: [KeyPathComparator<Pioneer>] = []
      let people = ["Grace", "Al", "Ada"].map { Pioneer(id: $0.count, name: $0, age: $0.count) }
      var body: some View {
        Table(people.sorted(using: order), sortOrder: $order) {
          TableColumn("Name", value: \.name, comparator: Length()) { Text(verbatim: $0.name) }
          TableColumn("Old", value: \.isOld) { Text(verbatim: $0.isOld ? "yes" : "no") }
        }
      }
    }
    let screen = Screen(Lengths(), size: size)
    try screen.tap(.button("Name"))
    #expect(screen.texts.filter { $0.first == "A" || $0 == "Grace" } == ["Al", "Ada", "Grace"])
    try screen.tap(.button("Name"))
    #expect(screen.texts.filter { $0.first == "A" || $0 == "Grace" } == ["Grace", "Ada", "Al"])
    try screen.tap(.button("Old"))
    #expect(screen.texts.filter { ["yes", "no"].contains($0) } == ["no", "no", "yes"])
  }
}

extension Pioneer {
  var isOld: Bool { age > 3 }
}
