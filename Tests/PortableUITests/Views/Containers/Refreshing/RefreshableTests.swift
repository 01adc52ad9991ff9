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

  @Test func `a list that is pulled down from its beginning is asked for anew`() async throws {
    struct Numbers: View {
      @State private var loads = 0
      var body: some View {
        VStack {
          Text(verbatim: "\(loads) loads")
          List(0..<100, id: \.self) { Text(verbatim: "row \($0)") }
            .refreshable { await MainActor.run { loads += 1 } }
        }
      }
    }
    let screen = Screen(Numbers())
    try screen.swipe(.down, over: "row 0")
    await screen.settle()
    #expect(screen.exists("1 loads"))
    // From elsewhere it is only moved.
    try screen.swipe(.up, over: "row 0")
    try screen.swipe(.down)
    await screen.settle()
    #expect(screen.exists("1 loads"))
    try screen.swipe(.down)
    await screen.settle()
    #expect(screen.exists("2 loads"))
    await screen.close()
  }

  @Test func `what does not scroll is not pulled`() async throws {
    let screen = Screen(Text(verbatim: "Words").refreshable {})
    #expect(throws: ScreenError.self) { try screen.swipe(.down, over: "Words") }
    await screen.close()
  }

  private struct Nested: View {
    var load: @Sendable () async -> Void = {}
    @State private var inner = 0
    @State private var outer = 0

    var body: some View {
      VStack {
        Text(verbatim: "inner \(inner), outer \(outer)")
        List(0..<40, id: \.self) { Text(verbatim: "row \($0)") }
          .refreshable {
            await MainActor.run { inner += 1 }
            await load()
          }
        ScrollView { ForEach(0..<40, id: \.self) { Text(verbatim: "line \($0)") } }
      }
      .refreshable { await MainActor.run { outer += 1 } }
    }
  }

  @Test func `of two around each other the inner one is asked for anew`() async throws {
    let screen = Screen(Nested())
    try screen.swipe(.down, over: "row 0")
    await screen.settle()
    #expect(screen.exists("inner 1, outer 0"))
    // Beside the inner one it is the outer one's turn.
    try screen.swipe(.down, over: "line 0")
    await screen.settle()
    #expect(screen.exists("inner 1, outer 1"))
    try screen.swipe(.down, over: "row 0")
    await screen.settle()
    #expect(screen.exists("inner 2, outer 1"))
    await screen.close()
  }

  @Test func `one that is busy does not hand a pull on to the one around it`() async throws {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let screen = Screen(
      Nested {
        begin.yield()
        for await _ in stream { return }
      })
    try screen.swipe(.down, over: "row 0")
    for await _ in begun { break }
    try screen.swipe(.down, over: "row 0")
    // From now on news come at once.
    continuation.finish()
    await screen.settle()
    #expect(screen.exists("inner 1, outer 0"))
    try screen.swipe(.down, over: "row 0")
    await screen.settle()
    #expect(screen.exists("inner 2, outer 0"))
    await screen.close()
  }

  @Test func `a test says which of two around each other it means`() async throws {
    let screen = Screen(Nested())
    #expect(throws: ScreenError.self) { try screen.pullToRefresh() }
    try screen.pullToRefresh(in: "row 3")
    await screen.settle()
    #expect(screen.exists("inner 1, outer 0"))
    try screen.pullToRefresh(in: "line 3")
    await screen.settle()
    #expect(screen.exists("inner 1, outer 1"))
    await screen.close()
  }

  @Test func `keys ask for news, and the keyboard may be anywhere`() async throws {
    let screen = Screen(
      VStack {
        Inbox {}
        TextField("Note", text: .constant(""))
      })
    for _ in 1...2 {
      try screen.press("r", modifiers: .control)
      #expect(screen.exists(.progress))
      await screen.settle()
      #expect(!screen.exists(.progress))
      try screen.tap(.textField("Note"))
    }
    try screen.press(.refresh)
    #expect(screen.exists(.progress))
    await screen.settle()
    #expect(throws: ScreenError.self) { try screen.press("r", modifiers: [.control, .shift]) }
    await screen.close()
  }

  private struct WithFields: View {
    @State private var asked: [String] = []
    @State private var text = ""
    @State private var isPresented = false

    var body: some View {
      VStack {
        Text(verbatim: "asked \(asked.joined(separator: " "))")
        VStack { TextField("First", text: $text) }
          .refreshable { await MainActor.run { asked.append("first") } }
        VStack { TextField("Second", text: $text) }
          .refreshable { await MainActor.run { asked.append("second") } }
        TextField("Between", text: $text)
        Button("Present") { isPresented = true }
      }
      .refreshable { await MainActor.run { asked.append("outer") } }
      .sheet(isPresented: $isPresented) { Button("Done") { isPresented = false } }
    }
  }

  @Test func `of several, keys mean the innermost around the keyboard, or else the first inside`()
    async throws
  {
    let screen = Screen(WithFields())
    try screen.press(.refresh)
    await screen.settle()
    #expect(screen.exists("asked first"))
    for field in ["Second", "First", "Between"] {
      try screen.tap(.textField(field))
      try screen.press(.refresh)
      await screen.settle()
    }
    #expect(screen.exists("asked first second first outer"))
    await screen.close()
  }

  @Test func `what is behind a sheet is not asked by keys`() async throws {
    let screen = Screen(WithFields())
    try screen.tap("Present")
    #expect(throws: ScreenError.self) { try screen.press(.refresh) }
    try screen.tap("Done")
    try screen.press(.refresh)
    await screen.settle()
    #expect(screen.exists("asked first"))
    await screen.close()
  }
}
