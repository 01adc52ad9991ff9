import PortableUI
import Testing
import ViewTesting

/// What presentations leave behind.
@MainActor
struct PresentationMemoryTests {
  @MainActor
  final class Alive {
    static var count = 0
    init() { Alive.count += 1 }
    isolated deinit { Alive.count -= 1 }
  }

  struct Page: View {
    @State private var isShown = false
    @State private var asks = false

    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) { Inside() }
      Button("Ask") { asks = true }
        .alert("Sure?", isPresented: $asks) {
          Holding()
          Button("Yes") {}
        }
    }
  }

  struct Inside: View {
    @State private var alive = Alive()
    @State private var asks = true

    var body: some View {
      Holding()
        .navigationTitle("Inside").toolbar { Button("Item") {} }
        .alert("Over it", isPresented: $asks) { Button("Yes") {} }
    }
  }

  struct Holding: View {
    @State private var alive = Alive()

    var body: some View { Button("Hold") { _ = alive } }
  }

  @Test func `a thousand presentations leave nothing alive`() throws {
    let screen = Screen(Page())
    // What could be presented next is there already, as a value.
    let atRest = Alive.count
    var nodes = 0
    for round in 1...500 {
      let before = screen.counts
      try screen.tap("Show")
      #expect(Alive.count >= atRest + 2)
      try screen.tap("Yes")
      try screen.dismiss()
      try screen.tap("Ask")
      try screen.tap("Yes")
      #expect(screen.sheets.isEmpty && screen.alerts.isEmpty)
      if round == 1 { nodes = (screen.counts - before).nodesMade }
      #expect((screen.counts - before).nodesMade == nodes)
    }
    #expect(Alive.count == atRest)
  }

  @Test func `a screen that goes takes its presentations along`() throws {
    do {
      let screen = Screen(Page())
      try screen.tap("Show")
      #expect(screen.alerts == ["Over it"])
    }
    #expect(Alive.count == 0)
  }
}
