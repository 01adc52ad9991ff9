import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor
struct LayoutPassTests {
  @Test func `the first frame measures every box of a thousand rows once`() {
    let screen = Screen(Column())
    // A row, its two texts, its button and the button's label; then the column, what is around it,
    // and the button at its top with a label.
    #expect(screen.counts.measures <= 5 * 1_000 + 4)
  }

  @Test func `rows in another order are placed, not measured`() throws {
    let screen = Screen(Column())
    let before = screen.counts
    try screen.tap("turn")
    let work = screen.counts - before
    #expect(work.measures <= 3)
    #expect(work.bodies == 1 && work.nodesMade == 0)
    // Three elements in each row are placed, and those of one row can stay where they are in the order.
    #expect(work.mutations == 3 * 1_000 + 3 * 999)
  }

  @Test func `a text that changes is measured once, and the backend is told once`() {
    let trigger = Trigger()
    let rig = Rig(Count(trigger: trigger))
    let before = rig.graph.counts
    trigger.pull()
    rig.frame()
    let after = rig.graph.counts
    #expect(rig.texts == ["Count: 1"])
    #expect(after.bodies - before.bodies == 1)
    #expect(after.measures - before.measures == 1)
    #expect(after.mutations - before.mutations == 1)
  }

  @Test func `a change inside and a change of size elsewhere are both laid out`() {
    let rig = Rig(Mixed())
    #expect(rig.texts == ["aaa", "b", "x", "change"])
    #expect(rig.lefts(of: ["aaa", "b"]) == [175, 207])
    rig.tap("change")
    #expect(rig.texts == ["b", "aaa", Mixed.wide, "change"])
    #expect(rig.lefts(of: ["aaa", "b"]) == [161, 145])
  }

  @Test func `the content stands in the middle of the room, several views below each other`() {
    let room = Size(width: 100, height: 100)
    let one = Rig(Text("abc"), size: room)
    #expect(one.frames(of: ["abc"])[0].origin == Point(x: 38, y: 40))
    let two = Rig(
      Group {
        Text("abc")
        Text("a")
      }, size: room)
    #expect(
      two.frames(of: ["abc", "a"]).map(\.origin) == [Point(x: 38, y: 26), Point(x: 46, y: 54)])
  }

  @Test func `another size of the window lays everything out again`() {
    let rig = Rig(Text("some words that wrap in a narrow window"))
    rig.graph.resize(to: Size(width: 100, height: 500))
    rig.frame()
    let frame = rig.frames(of: ["some words that wrap in a narrow window"])[0]
    #expect(frame.size == Size(width: 100, height: 80))
    let counts = rig.graph.counts
    rig.graph.resize(to: Size(width: 100, height: 500))
    rig.frame()
    #expect(rig.graph.counts == counts)
  }

  @Test func `a frame in which nothing changed sends nothing`() {
    let rig = Rig(Mixed())
    let counts = rig.graph.counts
    rig.frame()
    #expect(rig.graph.counts == counts)
  }
}

extension Rig {
  fileprivate func lefts(of words: [String]) -> [Double] { frames(of: words).map(\.origin.x) }

  fileprivate func frames(of words: [String]) -> [Rect] {
    words.compactMap { word in
      elements.first { if case .text(let text) = $0.content { text.text == word } else { false } }?
        .frame
    }
  }
}

private struct Column: View {
  @State private var numbers = Array(0..<1_000)

  var body: some View {
    VStack {
      Button("turn") { numbers.reverse() }
      ForEach(numbers, id: \.self) { ColumnRow(number: $0) }
    }
    .frame(height: 844, alignment: .top)
  }
}

private struct ColumnRow: View {
  let number: Int

  var body: some View {
    HStack {
      Text(verbatim: "Row \(number)")
      Text(verbatim: "0")
      Button(String("Add")) {}
    }
  }
}

private struct Mixed: View {
  static let wide = String(repeating: "x", count: 45)
  @State private var isChanged = false

  var body: some View {
    VStack(alignment: .leading) {
      VStack(alignment: .leading) {
        VStack(alignment: .leading) {
          HStack {
            ForEach(isChanged ? ["b", "aaa"] : ["aaa", "b"], id: \.self) { Text($0) }
          }
        }
      }
      .frame(width: 300)
      Text(isChanged ? Mixed.wide : "x")
      Button("change") { isChanged = true }
    }
  }
}

@MainActor
private final class Trigger {
  var pull: () -> Void = {}
}

private struct Count: View {
  let trigger: Trigger
  @State private var count = 0

  var body: some View {
    trigger.pull = { count += 1 }
    return Text(verbatim: "Count: \(count)")
  }
}
