import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// What pages do that have another one over them.
@MainActor
struct PageSleepTests {
  @MainActor
  final class Log {
    var lines: [String] = []
  }

  struct Told: View {
    let log: Log
    @State private var ticks = 0
    @State private var rows = 1

    var body: some View {
      NavigationStack {
        VStack {
          Text(verbatim: "Ticks \(ticks)")
          ForEach(0..<rows, id: \.self) { Text(verbatim: "Row \($0)") }
          TextField("Name", text: .constant(""))
          NavigationLink("Go") {
            VStack {
              Text("Page")
              Button("Tick") {
                ticks += 1
                rows += 2
              }
              TextField("Inner", text: .constant(""))
            }
            .onAppear { log.lines.append("page came") }
            .onDisappear { log.lines.append("page went") }
          }
        }
        .onAppear { log.lines.append("root came") }
        .onDisappear { log.lines.append("root went") }
        .task {
          log.lines.append("task")
          await withTaskCancellationHandler {
            let endless = AsyncStream<Int>.makeStream()
            for await _ in endless.stream {}
            endless.continuation.finish()
          } onCancel: {
            Task { @MainActor in log.lines.append("cancelled") }
          }
        }
      }
    }
  }

  struct Editor: View {
    @State private var path: [Int] = []
    @State private var isEditing = true

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          if isEditing { HStack { TextField("Note", text: .constant("")) } }
          Button("Done") {
            isEditing = false
            path = [1]
          }
        }
        .navigationDestination(for: Int.self) { Text(verbatim: "Page \($0)") }
      }
    }
  }

  // The address sanitizer sees whether what was around the field is asked after it was released.
  @Test func `a page falls asleep in the frame in which what had its keyboard goes`() throws {
    let screen = Screen(Editor())
    try screen.type("a", into: "Note")
    try screen.tap("Done")
    #expect(screen.texts.contains("Page 1"))
    try screen.back()
    #expect(screen.exists(.button("Done")) && !screen.exists("Note"))
  }

  @Test func `a page is told that it goes out of sight and that it comes back`() async throws {
    let log = Log()
    let screen = Screen(Told(log: log))
    #expect(log.lines == ["root came", "task"] || log.lines == ["root came"])
    try screen.tap("Go")
    #expect(
      log.lines.filter { $0.contains("page") || $0.contains("went") } == ["page came", "root went"])
    try screen.back()
    #expect(log.lines.suffix(2) == ["root came", "page went"] || log.lines.contains("page went"))
    #expect(log.lines.count { $0 == "root came" } == 2)
    #expect(log.lines.count { $0 == "page went" } == 1)
  }

  @Test func `what sleeps is neither laid out nor shown, and right when it wakes`() throws {
    let screen = Screen(Told(log: Log()))
    try screen.tap("Go")
    let before = screen.counts
    try screen.tap("Tick")
    let spent = screen.counts - before
    #expect(spent.measures == 0 && spent.mutations == 0, "\(spent)")
    #expect(spent.bodies > 0)
    try screen.back()
    #expect(screen.texts.contains("Ticks 1"))
    #expect(screen.texts.contains("Row 2"))
    let rows = try (0...2).map { try screen.frame(of: "Row \($0)").minY }
    #expect(rows == rows.sorted() && Set(rows).count == 3)
  }

  @Test func `what sleeps cannot be reached`() throws {
    let screen = Screen(Told(log: Log()))
    try screen.tap("Go")
    #expect(throws: ScreenError.self) { try screen.tap("Go") }
    #expect(!screen.tree.contains("Ticks"))
    #expect(!screen.svg().contains("Ticks"))
  }

  @Test func `the keyboard goes to the new page, and comes back to where it was`() throws {
    let screen = Screen(Told(log: Log()))
    try screen.tap(.textField("Name"))
    #expect(screen.focused == "Name")
    try screen.tap("Go")
    #expect(screen.focused == "Tick")
    try screen.back()
    #expect(screen.focused == "Name")
  }

  @Test func `a page keeps how far it is scrolled`() throws {
    let screen = Screen(
      NavigationStack {
        ScrollView {
          VStack {
            ForEach(0..<100, id: \.self) { row in
              NavigationLink("Row \(row)") { Text(verbatim: "Page \(row)") }
            }
          }
        }
      })
    try screen.scroll(to: "Row 80")
    let place = try screen.frame(of: "Row 80")
    try screen.tap("Row 80")
    #expect(screen.texts == ["Page 80"])
    try screen.back()
    #expect(try screen.frame(of: "Row 80") == place)
  }

  @Test func `rows of a lazy stack are there again, and their links lead on`() throws {
    let screen = Screen(
      NavigationStack {
        ScrollView {
          LazyVStack {
            ForEach(0..<1_000, id: \.self) { row in
              NavigationLink("Row \(row)") { Text(verbatim: "Page \(row)") }
            }
          }
        }
      })
    for row in [3, 500, 900] {
      try screen.scroll(to: .button("Row \(row)"))
      try screen.tap(.button("Row \(row)"))
      #expect(screen.texts == ["Page \(row)"])
      try screen.back()
      #expect(screen.exists(.button("Row \(row)")))
    }
  }

  @Test func `a page beneath takes another size when it wakes`() throws {
    let screen = Screen(
      NavigationStack {
        HStack {
          NavigationLink("Go") { Text("Page") }
          Spacer()
          Text("End")
        }
      })
    try screen.tap("Go")
    screen.graph.resize(to: .init(width: 600, height: 500))
    screen.graph.runFrame()
    try screen.back()
    #expect(try screen.frame(of: "End").maxX == 600)
  }

  @Test func `a sheet of a page beneath is shown, and is awake`() throws {
    struct Page: View {
      @State private var isShown = false
      @State private var count = 0

      var body: some View {
        NavigationStack {
          NavigationLink("Go") { Button("Show") { isShown = true } }
            .sheet(isPresented: $isShown) {
              Button("Count \(count)") { count += 1 }
            }
        }
      }
    }
    let screen = Screen(Page())
    try screen.tap("Go")
    try screen.tap("Show")
    #expect(screen.exists("Count 0"))
    try screen.tap("Count 0")
    #expect(screen.exists("Count 1"))
    try screen.dismiss()
    try screen.back()
    #expect(screen.exists("Go"))
  }

  /// Counts those that live.
  @MainActor
  final class Alive {
    static var count = 0
    init() { Alive.count += 1 }
    isolated deinit { Alive.count -= 1 }
  }

  struct Leaf: View {
    @State private var alive = Alive()

    var body: some View {
      Button("Hold") { _ = alive }.navigationTitle("Leaf").toolbar { Button("Item") {} }
    }
  }

  @Test func `a thousand pages come and go and leave nothing`() throws {
    let screen = Screen(NavigationStack { NavigationLink("Open") { Leaf() } })
    let atRest = Alive.count
    try screen.tap("Open")
    try screen.back()
    let tree = screen.tree
    for _ in 1...1_000 {
      try screen.tap("Open")
      try screen.back()
    }
    #expect(Alive.count == atRest)
    #expect(screen.tree == tree)
  }
}
