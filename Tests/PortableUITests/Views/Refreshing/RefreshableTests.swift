import Foundation
import PortableUI
import StreamTesting
import Testing
import ViewTesting

@MainActor
struct RefreshableTests {
  private struct Inbox: View {
    let load: @Sendable () async -> Void
    @State private var count = 0
    @Environment(\.refresh) private var refresh

    var body: some View {
      List {
        Text(verbatim: refresh == nil ? "outside of what is refreshed" : "inside")
        Asking()
      }
      .refreshable { await load() }
    }
  }

  private struct Asking: View {
    @Environment(\.refresh) private var refresh
    var body: some View { Text(verbatim: refresh == nil ? "cannot ask" : "can ask") }
  }

  @Test func `a person asks for news, and sees that they come`() async throws {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let screen = Screen(
      Inbox {
        begin.yield()
        for await _ in stream { return }
      })
    #expect(screen.texts == ["outside of what is refreshed", "can ask"])
    #expect(!screen.exists(.progress))
    try screen.pullToRefresh()
    for await _ in begun { break }
    #expect(screen.exists(.progress))
    // Once is enough.
    try screen.pullToRefresh()
    continuation.yield()
    await screen.settle()
    #expect(!screen.exists(.progress))
    await screen.close()
  }

  @Test func `where nothing can be asked for, a test is told`() {
    let screen = Screen(Text(verbatim: "Words"))
    #expect(throws: ScreenError.self) { try screen.pullToRefresh() }
  }
}
