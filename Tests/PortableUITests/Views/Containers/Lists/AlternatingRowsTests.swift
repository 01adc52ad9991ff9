import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// Rows of which every other one has another ground.
@MainActor
struct AlternatingRowsTests {
  private static let size = CGSize(width: 300, height: 400)

  /// The words of the rows that stand out, and of the others.
  private func grounds(_ screen: Screen) -> (striped: [String], others: [String]) {
    var grounds: (striped: [String], others: [String]) = ([], [])
    for element in screen.graph.rootElement.all {
      guard let row = element.content.layer?.row else { continue }
      let words = element.all.compactMap { inner -> String? in
        if case .text(let text) = inner.content { text.text } else { nil }
      }
      if row.isStriped {
        grounds.striped.append(words.joined(separator: " "))
      } else {
        grounds.others.append(words.joined(separator: " "))
      }
    }
    return grounds
  }

  private struct Letters: View {
    var body: some View {
      List {
        Section("First") {
          Text("A")
          Text("B")
          Text("C")
        }
        Section("Second") {
          Text("D")
          Text("E")
        }
      }
    }
  }

  @Test func `titles do not count, and the next section goes on`() {
    let screen = Screen(
      Letters().listStyle(.inset(alternatesRowBackgrounds: true)), size: Self.size)
    #expect(grounds(screen).striped == ["B", "D"])
    #expect(grounds(screen).others == ["A", "C", "E"])
    let bordered = Screen(
      Letters().listStyle(BorderedListStyle(alternatesRowBackgrounds: true)), size: Self.size)
    #expect(grounds(bordered).striped == ["B", "D"])
    #expect(grounds(bordered).others == ["A", "C", "E"])
  }

  @Test func `without saying so all rows are alike, and so are those in boxes`() {
    #expect(grounds(Screen(Letters().listStyle(.inset), size: Self.size)).striped == [])
    let inner = Letters().listStyle(.bordered)
      .listStyle(.inset(alternatesRowBackgrounds: true))
    #expect(grounds(Screen(inner, size: Self.size)).striped == [])
    let boxes = Letters().alternatingRowBackgrounds()
    #expect(grounds(Screen(boxes, size: Self.size)).striped == [])
  }

  @Test func `a modifier says so for any style, and takes it back`() {
    let plain = Letters().listStyle(.plain).alternatingRowBackgrounds()
    #expect(grounds(Screen(plain, size: Self.size)).striped == ["B", "D"])
    let none = Letters().listStyle(.inset(alternatesRowBackgrounds: true))
      .alternatingRowBackgrounds(.disabled)
    #expect(grounds(Screen(none, size: Self.size)).striped == [])
    let usual = Letters().listStyle(.inset(alternatesRowBackgrounds: true))
      .alternatingRowBackgrounds(.automatic)
    #expect(grounds(Screen(usual, size: Self.size)).striped == ["B", "D"])
  }

  @Test func `rows keep their ground while a list is scrolled`() throws {
    let screen = Screen(
      List {
        ForEach(0..<3, id: \.self) { part in
          Section("Part \(part)") {
            ForEach(part * 201..<(part + 1) * 201, id: \.self) { Text(verbatim: "\($0)") }
          }
        }
      }
      .listStyle(.plain).alternatingRowBackgrounds(), size: Self.size)
    for goal in ["0", "100", "201", "202", "500", "602", "200", "7"] {
      try screen.scroll(to: .text(goal))
      let (striped, others) = grounds(screen)
      #expect(striped.count > 3 && others.count > 3, "at \(goal)")
      #expect(striped.allSatisfy { (Int($0) ?? 0) % 2 == 1 }, "at \(goal)")
      #expect(others.allSatisfy { (Int($0) ?? 1) % 2 == 0 }, "at \(goal)")
    }
  }

  @Test func `a row that comes before others changes their grounds`() throws {
    struct Growing: View {
      @State private var names = ["A", "B", "C"]
      var body: some View {
        VStack {
          Button("Add") { names.insert("Z", at: 0) }
          List(names, id: \.self) { Text(verbatim: $0) }
            .listStyle(.inset(alternatesRowBackgrounds: true))
        }
      }
    }
    let screen = Screen(Growing(), size: Self.size)
    #expect(grounds(screen).striped == ["B"])
    try screen.tap("Add")
    #expect(grounds(screen).striped == ["A", "C"])
  }

  @Test func `an app's own background takes its place`() {
    let screen = Screen(
      List {
        Text("A")
        Text("B").listRowBackground(Color.red)
        Text("C")
        Text("D")
      }
      .listStyle(.plain).alternatingRowBackgrounds(), size: Self.size)
    #expect(grounds(screen).striped == ["D"])
  }

  @Test func `tables do so, too`() {
    let people = ["Ada", "Grace", "Alan"].enumerated().map {
      Pioneer(id: $0.offset, name: $0.element, age: 1)
    }
    func table(_ style: some TableStyle) -> some View {
      Table(people) { TableColumn("Name", value: \.name) }.tableStyle(style)
    }
    let size = CGSize(width: 700, height: 400)
    #expect(
      grounds(Screen(table(.inset(alternatesRowBackgrounds: true)), size: size)).striped
        == ["Grace"])
    #expect(
      grounds(Screen(table(.bordered(alternatesRowBackgrounds: true)), size: size)).striped
        == ["Grace"])
    #expect(grounds(Screen(table(.bordered), size: size)).striped == [])
    #expect(
      grounds(Screen(table(.automatic).alternatingRowBackgrounds(), size: size)).striped
        == ["Grace"])
  }

  private func list(where isShown: @escaping (Int) -> Bool) -> some View {
    List {
      ForEach(0..<1_000, id: \.self) { number in
        if isShown(number) { Text(verbatim: "\(number)") }
      }
    }
    .listStyle(.inset(alternatesRowBackgrounds: true))
  }

  @Test func `elements that show nothing do not count`() {
    let screen = Screen(list { $0 % 10 == 0 }, size: Self.size)
    #expect(grounds(screen).striped.prefix(3) == ["10", "30", "50"])
    #expect(grounds(screen).others.prefix(3) == ["0", "20", "40"])
  }

  @Test func `rows among such elements keep their ground while a list is scrolled`() throws {
    let screen = Screen(list { $0 % 3 != 0 }, size: Self.size)
    var known: [String: Bool] = [:]
    for _ in 0..<20 {
      let (striped, others) = grounds(screen)
      for (names, isStriped) in [(striped, true), (others, false)] {
        for name in names {
          #expect(known.updateValue(isStriped, forKey: name) ?? isStriped == isStriped)
        }
      }
      try screen.swipe(.up)
    }
    #expect(known.count > 100)
  }
}
