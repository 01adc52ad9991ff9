import Foundation
import SystemTesting
import Testing
import VSM
import ViewTesting

@MainActor
struct ViewStateTests {
  @MainActor
  final class Counts {
    var containers = 0
    func state(_ text: String) -> String {
      containers += 1
      return text
    }

    var states: [String] = []

    func made(_ state: String) -> String {
      states.append(state)
      return state
    }
  }

  struct Row: View {
    let counts: Counts
    @ViewState var state: String

    init(text: String, counts: Counts) {
      self.counts = counts
      _state = ViewState(wrappedValue: counts.state(text))
    }

    var body: some View {
      HStack {
        Text(state)
        Button("Change \(state)") { $state.observe("changed") }
      }
    }
  }

  struct Table: View {
    let counts: Counts
    @State var redraws = 0

    var body: some View {
      VStack {
        Button("Redraw") { redraws += 1 }
        Text("redraw \(redraws)")
        ForEach(0..<100) { Row(text: "row \($0)", counts: counts) }
      }
    }
  }

  @Test func `redrawing rows makes no containers (V18)`() async throws {
    let counts = Counts()
    let screen = Screen(Table(counts: counts), size: .init(width: 390, height: 9000))
    #expect(counts.containers == 100)
    for _ in 0..<3 {
      try screen.tap("Redraw")
      await screen.settle()
    }
    #expect(counts.containers == 100)
    await screen.close()
  }

  struct Chooser: View {
    let counts: Counts
    let isNew: Bool
    @State var name = "a"

    var body: some View {
      VStack {
        Button("Next") { name = "b" }
        if isNew {
          Row(text: name, counts: counts).id(name)
        } else {
          Row(text: name, counts: counts)
        }
      }
    }
  }

  @Test func `the same identity keeps its state; a new id has the new one (V19)`() async throws {
    for (isNew, text) in [(false, "a"), (true, "b")] {
      let screen = Screen(Chooser(counts: Counts(), isNew: isNew))
      #expect(screen.exists("a"))
      try screen.tap("Next")
      await screen.settle()
      #expect(screen.exists(.text(text)))
      await screen.close()
    }
  }

  struct GivenRow: View {
    @ViewState private var state: String

    init(text: String, counts: Counts) {
      _state = ViewState(wrappedValue: counts.made(text))
    }

    var body: some View { Text(state) }
  }

  struct GivenRows: View {
    let counts: Counts
    @State var redraws = 0

    var body: some View {
      VStack {
        Button("Redraw") { redraws += 1 }
        GivenRow(text: "row \(redraws)", counts: counts)
      }
    }
  }

  @Test func `a first state that an initializer sets is made once for the identity`() async throws {
    let counts = Counts()
    let screen = Screen(GivenRows(counts: counts))
    for _ in 0..<3 {
      try screen.tap("Redraw")
      await screen.settle()
    }
    #expect(counts.states == ["row 0"])
    #expect(screen.exists(.text("row 0")))
    await screen.close()
  }

  @Test func `a change is shown`() async throws {
    let screen = Screen(Row(text: "row", counts: Counts()))
    try screen.tap("Change row")
    await screen.settle()
    #expect(screen.texts.first == "changed")
    await screen.close()
  }
}
