import SwiftUI
import Testing
import ViewTesting

@testable import ReaderFeature

/// The reader as a person uses it.
@MainActor @Suite struct ReaderFeatureTests {
  static let news = URL(filePath: "/news")
  static let letters = URL(filePath: "/letters")
  private let folder = TemporaryFolder()
  private let service = StubFeeds()

  init() {
    service[Self.news] = .success(.stub("News", at: Self.news, "Crane", "Fog"))
    service[Self.letters] = .success(.stub("Letters", at: Self.letters, "Soup", "Bread", "Pears"))
  }

  private func library() -> ReaderLibrary { ReaderLibrary(in: folder.url) }

  private func open(
    _ library: ReaderLibrary, size: CGSize = CGSize(width: 1000, height: 700),
    suggestions: [URL] = []
  ) async -> Screen {
    let screen = Screen(
      ReaderView(library: library, service: service, suggestions: suggestions),
      commands: ReaderCommands(), size: size)
    await screen.settle()
    return screen
  }

  /// How many articles the first column says that nobody has read.
  private func unread(on screen: Screen) -> Int {
    (1...9).first { screen.exists(.row("Unread, \($0)")) } ?? 0
  }

  /// A reader who follows both feeds.
  private func openBoth(size: CGSize = CGSize(width: 1000, height: 700)) async throws -> Screen {
    let library = library()
    for address in [Self.news, Self.letters] { library.follow(try service[address].get()) }
    return await open(library, size: size)
  }

  @Test func `who follows nothing yet is offered samples`() async throws {
    let screen = await open(library(), suggestions: [Self.news, Self.letters])
    #expect(screen.exists("No Feeds"))
    try screen.tap("Follow Samples")
    await screen.settle()
    #expect(screen.exists(.row("Letters, 3")) && screen.exists(.row("News, 2")))
    #expect(screen.title == "All Articles" && unread(on: screen) == 5)
  }

  @Test func `what is wrong with an address is said, and what is there is shown first`()
    async throws
  {
    let known = try #require(URL(string: "https://example.org/known"))
    let page = try #require(URL(string: "http://example.org/page"))
    let fresh = try #require(URL(string: "https://example.org/feed"))
    let library = library()
    library.follow(.stub("Known", at: known, "Old"))
    service[known] = .failure(.unreachable)
    service[page] = .failure(.notAFeed)
    service[fresh] = .success(.stub("Fresh", at: fresh, "New", "Newer"))
    let screen = await open(library)
    try screen.press("n", modifiers: [.command, .shift])
    func look(at words: String) async throws {
      try screen.set(words, in: "Address")
      try screen.tap("Look Up")
      await screen.settle()
    }
    try await look(at: "  ")
    #expect(screen.exists("Write the address of a feed."))
    for words in ["mailto:ada@example.org", "ftp://example.org", "no spaces.org", "nothing"] {
      try await look(at: words)
      #expect(screen.exists("This is no address of the web."), "\(words)")
    }
    try await look(at: "example.org/known")
    #expect(screen.exists("You follow “Known” already."))
    try await look(at: "example.org/missing")
    #expect(screen.exists("There is nothing at this address."))
    try await look(at: "http://example.org/page")
    #expect(screen.exists("There is no feed at this address."))
    try await look(at: "example.org/feed")
    #expect(screen.exists("Fresh") && !screen.exists("Look Up"))
    try screen.tap("Follow")
    #expect(!screen.exists("Address") && screen.title == "Fresh")
    #expect(screen.exists(.row("Fresh, 2")))
  }

  @Test func `an article that is opened is read, unless that is not wanted`() async throws {
    let screen = try await openBoth()
    try screen.tap(.row("Crane"))
    #expect(screen.exists("About Crane.") && unread(on: screen) == 4)
    try screen.press("u", modifiers: [.command, .shift])
    #expect(unread(on: screen) == 5)
    screen.defaults.set(false, forKey: "marksAsRead")
    await screen.settle()
    try screen.tap(.row("Fog"))
    #expect(screen.exists("About Fog.") && unread(on: screen) == 5)
  }

  @Test func `what was read stays among the unread as long as it is open`() async throws {
    let screen = try await openBoth()
    try screen.tap(.row("Unread, 5"))
    try screen.tap(.row("Crane"))
    #expect(screen.exists(.row("Crane")) && unread(on: screen) == 4)
    try screen.press("j", modifiers: .command)
    #expect(screen.exists("About Fog.") && !screen.exists(.row("Crane")))
    try screen.press("k", modifiers: [.command, .shift])
    #expect(unread(on: screen) == 0)
    try screen.tap(.row("All Articles"))
    try screen.tap(.row("Unread"))
    #expect(screen.exists("Everything Is Read"))
  }

  @Test func `favourites and marks are there the next time`() async throws {
    let screen = try await openBoth()
    try screen.tap(.row("Soup"))
    try screen.press("d", modifiers: .command)
    let later = await open(library())
    try later.tap(.row("Favourites"))
    #expect(later.exists(.row("Soup")) && !later.exists(.row("Crane")))
    #expect(later.exists(.row("Unread, 4")))
    try later.swipe(.left, over: .row("Soup"))
    try later.tap(.button("Remove from Favourites"))
    #expect(later.exists("No Articles"))
  }

  @Test func `words are looked for in titles and in what is written`() async throws {
    let screen = try await openBoth()
    try screen.search("about b")
    #expect(screen.exists(.row("Bread")) && !screen.exists(.row("Crane")))
    try screen.search("nowhere")
    #expect(screen.exists("Check the spelling or try a new search."))
    try screen.tap(.row("News"))
    #expect(screen.exists(.row("Crane")) && screen.title == "News")
  }

  @Test func `a feed is left once that is said twice`() async throws {
    let screen = try await openBoth()
    try screen.tap(.row("Letters, 3"))
    try screen.contextMenu(of: .row("Letters, 3"))
    try screen.choose("Unfollow…")
    #expect(screen.exists("Unfollow “Letters”?"))
    try screen.tap("Cancel")
    #expect(screen.exists(.row("Letters, 3")))
    try screen.contextMenu(of: .row("Letters, 3"))
    try screen.choose("Unfollow…")
    try screen.tap("Unfollow")
    #expect(screen.title == "All Articles" && !screen.exists(.row("Soup")))
    #expect(library().feeds.map(\.title) == ["News"])
  }

  @Test func `news come, the old goes, and what does not come is said`() async throws {
    let screen = try await openBoth()
    service[Self.news] = .success(.stub("News", at: Self.news, "Flood", "Crane"))
    service[Self.letters] = .failure(.unreachable)
    try screen.press("r", modifiers: .command)
    await screen.settle()
    #expect(screen.exists(.row("Flood")) && screen.exists(.row("Fog")))
    #expect(screen.exists("Letters: The server cannot be reached."))
    try screen.tap("OK")
    service[Self.news] = .failure(.broken(line: 7))
    try screen.pullToRefresh()
    await screen.settle()
    #expect(screen.exists("2 feeds did not come."))
    #expect(screen.exists(.row("Flood")) && screen.exists(.row("Soup")))
  }

  @Test func `a narrow window shows one column after the other`() async throws {
    let screen = try await openBoth(size: CGSize(width: 400, height: 700))
    #expect(screen.title == "All Articles")
    try screen.tap(.row("Crane"))
    #expect(screen.title == "Crane")
    try screen.back()
    try screen.back()
    try screen.tap(.row("Letters"))
    #expect(screen.title == "Letters")
  }

  @Test func `settings say how articles look`() throws {
    let screen = Screen(ReaderSettingsView(), size: CGSize(width: 440, height: 500))
    try screen.increment(.stepper("Text Size, 16"))
    try screen.select("Monospaced", in: .picker("Typeface"))
    try screen.select("90 days", in: .picker("Keep Articles"))
    try screen.toggle("Refresh When Opened")
    let kept = screen.defaults
    #expect(kept.double(forKey: "textSize") == 17)
    #expect(kept.string(forKey: "typeface") == "monospaced")
    #expect(kept.integer(forKey: "daysKept") == 90)
    #expect(!kept.bool(forKey: "refreshesOnOpening"))
  }
}
