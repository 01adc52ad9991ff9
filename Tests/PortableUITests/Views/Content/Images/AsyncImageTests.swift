import Foundation
import LayoutEngine
import LoopbackServer
import PortableUI
import SystemTesting
import Testing
import ViewTesting

/// Pictures over real HTTP.
@MainActor struct AsyncImageTests {
  private static let answers: [String: Answer] = [
    "/ada.png": .body(PictureHeads.png(width: 60, height: 40)),
    "/bob.png": .body(PictureHeads.png(width: 30, height: 20)),
    "/fresh.png": .body(
      PictureHeads.png(width: 9, height: 9), headers: ["Cache-Control": "private, No-Cache"]),
    "/private.png": .body(
      PictureHeads.png(width: 9, height: 9), headers: ["Cache-Control": "no-store, max-age=9"]),
    "/brief.png": .body(
      PictureHeads.png(width: 9, height: 9), headers: ["Cache-Control": "max-age=0"]),
    "/lasting.png": .body(
      PictureHeads.png(width: 9, height: 9), headers: ["Cache-Control": "public, max-age=600"]),
    "/words": .words("hello world, this is no picture"),
    "/byte": .body(Data([7])),
    "/nothing": .body(Data()),
    "/silence": .silence,
    "/stalled": .promise(of: 1_000),
    "/promise": .promise(of: 104_857_600),
    "/long.png": .stream(PictureHeads.png(width: 3, height: 3) + Data(count: 200_000)),
    "/bomb.png": .body(PictureHeads.png(width: 4_000_000_000, height: 4_000_000_000)),
  ]

  private let server: LoopbackServer
  private let came = AsyncStream.makeStream(of: Void.self)
  private let left = AsyncStream.makeStream(of: Void.self)

  init() throws {
    server = try LoopbackServer(Self.answers) { [came] in
      came.continuation.yield()
    } clientLeft: { [left] in
      left.continuation.yield()
    }
  }

  /// Waits until it has happened once more.
  private func next(_ facts: AsyncStream<Void>) async { for await _ in facts { return } }

  /// Has `library` ask for another picture: its news come one after the other, so what was on the
  /// way before has come by then.
  private func answer(of library: PictureLibrary) async throws {
    _ = try await library.picture(from: server.url("/fresh.png")) { _ in true }
  }

  /// What phase a picture is in, in words.
  private struct Phases: View {
    let url: URL?
    var scale: CGFloat = 1

    var body: some View {
      AsyncImage(url: url, scale: scale) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image
        case .failure(let error): Text(error.localizedDescription)
        }
      }
    }
  }

  private func screen(
    _ view: some View, limits: PictureLibrary.Limits = .init()
  ) -> Screen {
    Screen(view.environment(\.pictureLibrary, PictureLibrary(limits: limits)))
  }

  private func shown(_ screen: Screen) -> [ImageContent] {
    func all(_ element: Element) -> [Element] { [element] + element.children.flatMap(all) }
    return all(screen.graph.rootElement).compactMap {
      if case .image(let image) = $0.content { image } else { nil }
    }
  }

  @Test func `a picture comes, as large as it is`() async throws {
    let screen = screen(Phases(url: try server.url("/ada.png")))
    #expect(screen.texts == ["empty"])
    await screen.settle()
    #expect(screen.texts.isEmpty)
    #expect(try screen.frame(of: .role(.image)).size == CGSize(width: 60, height: 40))
  }

  @Test func `a scale makes it smaller`() async throws {
    let screen = screen(Phases(url: try server.url("/ada.png"), scale: 2))
    await screen.settle()
    #expect(try screen.frame(of: .role(.image)).size == CGSize(width: 30, height: 20))
  }

  @Test func `another scale of the same picture is another request`() async throws {
    struct Zoom: View {
      let url: URL
      @State private var scale: CGFloat = 1
      var body: some View {
        Phases(url: url, scale: scale)
        Button("Smaller") { scale = 4 }
      }
    }
    let screen = screen(Zoom(url: try server.url("/ada.png")))
    await screen.settle()
    try screen.tap("Smaller")
    #expect(try screen.frame(of: .role(.image)).size == CGSize(width: 15, height: 10))
    #expect(server.requestCount == 1)
  }

  @Test(arguments: [0, 1])
  func `every form knows of scales`(form: Int) async throws {
    let url = try server.url("/ada.png")
    let screen =
      form == 0
      ? screen(AsyncImage(url: url, scale: 2))
      : screen(
        AsyncImage(url: url, scale: 2) {
          $0
        } placeholder: {
          Text("coming")
        })
    await screen.settle()
    #expect(try screen.frame(of: .role(.image)).size == CGSize(width: 30, height: 20))
  }

  @Test func `without more words a grey field stands for it until it comes`() async throws {
    let screen = screen(AsyncImage(url: try server.url("/ada.png")))
    #expect(shown(screen).map(\.isRedacted) == [true])
    await screen.settle()
    #expect(shown(screen).map(\.isRedacted) == [false])
  }

  @Test func `content and placeholder take turns`() async throws {
    let screen = screen(
      AsyncImage(url: try server.url("/ada.png")) { image in
        image.resizable().frame(width: 10, height: 10)
      } placeholder: {
        ProgressView("coming")
      })
    #expect(screen.texts == ["coming"])
    await screen.settle()
    #expect(screen.texts.isEmpty)
    #expect(try screen.frame(of: .role(.image)).size == CGSize(width: 10, height: 10))
  }

  @Test func `without an address nothing comes`() async {
    let screen = screen(Phases(url: nil))
    await screen.settle()
    #expect(screen.texts == ["empty"])
  }

  @Test func `a file is read`() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("picture-\(UUID().uuidString).png")
    try PictureHeads.png(width: 8, height: 8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = screen(Phases(url: file))
    await screen.settle()
    #expect(try screen.frame(of: .role(.image)).size == CGSize(width: 8, height: 8))
  }

  @Test func `another address shows another picture, and never the old one in its place`()
    async throws
  {
    struct Album: View {
      let urls: [URL]
      @State private var index = 0
      var body: some View {
        Phases(url: urls[index])
        Button("Next") { index += 1 }
      }
    }
    let urls = try ["/ada.png", "/silence", "/bob.png"].map(server.url)
    let screen = screen(Album(urls: urls))
    await screen.settle()
    await next(came.stream)
    try screen.tap("Next")
    #expect(screen.texts == ["empty", "Next"])
    await next(came.stream)
    try screen.tap("Next")
    // The answer that was given up is not waited for.
    await next(left.stream)
    await screen.settle()
    #expect(try screen.frame(of: .role(.image)).size == CGSize(width: 30, height: 20))
  }

  @Test func `a request that was given up does not speak for the one that came after`()
    async throws
  {
    struct Album: View {
      let urls: [URL?]
      @State private var index = 0
      var body: some View {
        Phases(url: urls[index])
        Button("Next") { index += 1 }
      }
    }
    let library = PictureLibrary()
    let silence = try server.url("/silence")
    let screen = Screen(
      Album(urls: [silence, nil, silence, nil]).environment(\.pictureLibrary, library))
    await next(came.stream)
    try screen.tap("Next")
    await next(left.stream)
    try screen.tap("Next")
    await next(came.stream)
    try await answer(of: library)
    screen.graph.runFrame()
    #expect(screen.texts == ["empty", "Next"])
    try screen.tap("Next")
    await next(left.stream)
    await screen.settle()
    #expect(screen.texts == ["empty", "Next"])
  }

  @Test func `a view that leaves gives its picture up`() async throws {
    struct Leaving: View {
      let url: URL
      @State private var isThere = true
      var body: some View {
        if isThere { Phases(url: url) }
        Button("Leave") { isThere = false }
      }
    }
    let screen = screen(Leaving(url: try server.url("/silence")))
    await next(came.stream)
    try screen.tap("Leave")
    await screen.settle()
    await next(left.stream)
    #expect(screen.texts == ["Leave"])
  }

  @Test func `views with one address ask once, and it is kept`() async throws {
    struct Twice: View {
      let url: URL
      @State private var count = 2
      var body: some View {
        ForEach(0..<count, id: \.self) { _ in Phases(url: url) }
        Button("One more") { count += 1 }
      }
    }
    let screen = screen(Twice(url: try server.url("/ada.png")))
    await screen.settle()
    #expect(shown(screen).count == 2)
    // What is here is shown at once.
    try screen.tap("One more")
    #expect(shown(screen).count == 3)
    #expect(server.requestCount == 1)
  }

  @Test(arguments: [
    ("/fresh.png", 2), ("/private.png", 2), ("/brief.png", 2), ("/lasting.png", 1),
  ])
  func `a picture is kept as long as its server allows`(path: String, requests: Int) async throws {
    let library = PictureLibrary()
    for _ in 1...2 {
      let screen = Screen(
        Phases(url: try server.url(path)).environment(\.pictureLibrary, library))
      await screen.settle()
      #expect(shown(screen).count == 1)
    }
    #expect(server.requestCount(path) == requests)
  }

  @Test func `the longest unused pictures give way`() async throws {
    var limits = PictureLibrary.Limits()
    limits.room = PictureHeads.png(width: 60, height: 40).count
    let library = PictureLibrary(limits: limits)
    for path in ["/ada.png", "/bob.png", "/ada.png"] {
      let screen = Screen(
        Phases(url: try server.url(path)).environment(\.pictureLibrary, library))
      await screen.settle()
    }
    #expect(server.requestCount("/ada.png") == 2)
  }

  @Test(arguments: [
    (
      "/missing.png",
      "The server answered 404 when it was asked for the picture at URL."
    ),
    (
      "/words",
      "What came from URL is no PNG, JPEG, GIF or SVG picture: 31 bytes that begin with "
        + "\"hello world,\"."
    ),
    (
      "/byte",
      "What came from URL is no PNG, JPEG, GIF or SVG picture: 1 bytes that begin with 07."
    ),
    ("/nothing", "What came from URL is no PNG, JPEG, GIF or SVG picture: nothing at all."),
    (
      "/promise",
      "The picture at URL has more than 64 MB, which is the most that is taken. Ask the server for a "
        + "smaller one."
    ),
    (
      "/bomb.png",
      "The picture at URL has 4000000000 × 4000000000 points, and 64 million are the most. Ask the "
        + "server for a smaller one."
    ),
  ])
  func `what cannot be shown says why`(path: String, words: String) async throws {
    let url = try server.url(path)
    let screen = screen(Phases(url: url))
    await screen.settle()
    #expect(
      screen.texts == [words.replacingOccurrences(of: "URL", with: url.absoluteString)])
  }

  @Test func `what grows too long on the way is given up`() async throws {
    var limits = PictureLibrary.Limits()
    limits.bytes = 100_000
    let screen = screen(Phases(url: try server.url("/long.png")), limits: limits)
    await screen.settle()
    #expect(screen.texts.first?.contains("has more than") == true)
  }

  @Test(arguments: ["/silence", "/stalled"])
  func `a server that says nothing is given up`(path: String) async throws {
    var limits = PictureLibrary.Limits()
    limits.patience = 1
    let library = PictureLibrary(limits: limits)
    let error = await #expect(throws: URLError.self) {
      _ = try await library.picture(from: server.url(path)) { _ in true }
    }
    #expect(error?.code == .timedOut)
  }

  @Test func `a refused connection is a failure, and may be tried again`() async throws {
    struct Retry: View {
      let url: URL
      @State private var attempt = 1
      var body: some View {
        AsyncImage(url: url) { phase in
          Text(phase.error == nil ? "fine" : "failed \(attempt)")
        }
        .id(attempt)
        Button("Again") { attempt += 1 }
      }
    }
    server.stop()
    let screen = screen(Retry(url: try server.url("/ada.png")))
    await screen.settle()
    #expect(screen.texts == ["failed 1", "Again"])
    try screen.tap("Again")
    await screen.settle()
    #expect(screen.texts == ["failed 2", "Again"])
  }

  @Test func `a picture may fade in`() async throws {
    let library = PictureLibrary()
    let view = AsyncImage(
      url: try server.url("/ada.png"), transaction: Transaction(animation: .linear(duration: 1))
    ) { phase in
      if let image = phase.image { image.transition(.opacity) }
    }
    let screen = Screen(view.environment(\.pictureLibrary, library), animations: .on)
    #expect(screen.clock.pendingCount == 0)
    await screen.settle()
    #expect(shown(screen).count == 1)
    #expect(screen.clock.pendingCount > 0)
    screen.clock.advance(by: .seconds(1))
    #expect(screen.clock.pendingCount == 0)
  }

  @Test func `whoever goes last stops what was asked for together`() async throws {
    struct Pair: View {
      let url: URL
      @State private var count = 2
      var body: some View {
        ForEach(0..<count, id: \.self) { _ in Phases(url: url) }
        Button("Fewer") { count -= 1 }
      }
    }
    let library = PictureLibrary()
    let screen = Screen(
      Pair(url: try server.url("/silence")).environment(\.pictureLibrary, library))
    await next(came.stream)
    try screen.tap("Fewer")
    try await answer(of: library)
    screen.graph.runFrame()
    #expect(screen.texts == ["empty", "Fewer"])
    try screen.tap("Fewer")
    await next(left.stream)
    await screen.settle()
    #expect(server.requestCount("/silence") == 1)
  }
}
