import Foundation
import LayoutEngine
import PortableUI
import Testing

@testable import ViewTesting

/// Screens that people watch: another backend is told all that this one is told.
@MainActor
@Suite(.serialized)
struct WatchingTests {
  /// Watches on a screen of its own.
  private final class Watcher: Onlooker {
    let widgets = HeadlessBackend(
      clock: TestScheduler(), palette: Palette(.light), showsMotion: false, bell: Bell())
    private(set) var said: [String] = []
    private(set) var isOpen = false
    private(set) var size = Size.zero

    var backend: any Backend { widgets }
    func open(_ graph: Graph, size: Size) { (isOpen, self.size) = (true, size) }
    func look(at words: String, for pause: Duration) { said.append(words) }
    func close() { isOpen = false }

    /// The words that are seen in it.
    var texts: [String] { texts(in: widgets.root) }

    private func texts(in shown: Shown?) -> [String] {
      guard let shown else { return [] }
      var words: [String] = []
      if case .text(let text) = shown.content { words = [text.text] }
      return words + shown.children.flatMap { texts(in: $0) }
    }
  }

  private struct Rows: View {
    @State private var count = 3
    @State private var isSheet = false

    var body: some View {
      VStack {
        Button("More") { count += 1 }
        Button("Fewer") { count -= 1 }
        Button("Sheet") { isSheet = true }
        ForEach(0..<count, id: \.self) { Text("row \($0)") }
      }
      .sheet(isPresented: $isSheet) { Text("in front") }
    }
  }

  private func watched(
    _ body: (Screen, Watcher) async throws -> Void
  ) async throws {
    let watcher = Watcher()
    Onlookers.standIn = { watcher }
    defer { Onlookers.standIn = nil }
    try await Watching.$pause.withValue(.zero) {
      let screen = Screen(Rows(), size: CGSize(width: 200, height: 300))
      try await body(screen, watcher)
      await screen.close()
    }
    #expect(!watcher.isOpen)
  }

  @Test func `what a test does is seen in the window, step by step`() async throws {
    try await watched { screen, watcher in
      #expect(watcher.isOpen && watcher.size == Size(width: 200, height: 300))
      try screen.tap("More")
      #expect(screen.texts.contains("row 3") && watcher.texts.contains("row 3"))
      try screen.tap("Fewer")
      try screen.tap("Fewer")
      #expect(!screen.texts.contains("row 2") && !watcher.texts.contains("row 2"))
      try screen.tap("Sheet")
      #expect(watcher.texts.contains("in front"))
      try screen.dismiss()
      #expect(!watcher.texts.contains("in front"))
      screen.look(at: "When I dismiss")
      #expect(watcher.said == ["When I dismiss"])
    }
  }

  @Test func `where nobody watches there is no window`() throws {
    Onlookers.standIn = {
      Issue.record("A window was opened.")
      return Watcher()
    }
    defer { Onlookers.standIn = nil }
    let screen = Screen(Rows())
    screen.look(at: "nothing")
  }
}
