import LoadingGallery
import Testing
import ViewTesting

/// Rows that are removed, and the panel of states.
@MainActor @Suite struct ItemTests {
  /// Holds back what is done with an item until the test lets go.
  @MainActor private final class Server {
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pause() async { await withCheckedContinuation { waiting.append($0) } }

    func answer() {
      for one in waiting { one.resume() }
      waiting = []
    }
  }

  private let server = Server()
  private let screen: Screen

  init() throws {
    screen = Screen(LoadingGalleryView(pause: server.pause))
    try screen.tap(.tab("Items"))
  }

  @Test func `two rows are removed at once, each with an indicator of its own`() async throws {
    #expect(screen.rows.count == 4)
    try screen.tap(.button("Remove North"))
    try screen.tap(.button("Remove East"))
    await screen.settle(leavingTasks: true)
    #expect(screen.exists("North") && !screen.exists(.button("Remove North")))
    #expect(screen.exists(.button("Remove South")))
    server.answer()
    await screen.settle()
    #expect(screen.rows.count == 2)
    #expect(screen.exists(.button("Remove South")) && screen.exists(.button("Remove West")))
    await screen.close()
  }

  @Test func `three taps open a panel of all states`() throws {
    try screen.tap("Tap here three times for the states.", count: 3)
    try screen.tap(.button("Error"))
    #expect(screen.exists(.button("Retry")))
    try screen.tap(.button("Reset"))
    try screen.tap(.button("Loading"))
    #expect(screen.rows.count == 4 && screen.exists(.progress))
    try screen.tap(.button("Loaded"))
    #expect(screen.exists("West") && !screen.exists(.progress))
  }
}
