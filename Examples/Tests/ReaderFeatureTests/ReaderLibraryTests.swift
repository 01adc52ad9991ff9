import Foundation
import SampleFeeds
import Testing

@testable import ReaderFeature

/// What is kept of feeds, and for how long.
@MainActor @Suite struct ReaderLibraryTests {
  private let folder = TemporaryFolder()
  private let address = URL(filePath: "/news")

  private func feed(_ titles: String..., daysOld: Double = 0) -> FetchedFeed {
    var feed = FetchedFeed.stub("News", at: address)
    feed.articles = titles.map { title in
      Article(
        id: title, feed: address, title: title, author: nil,
        date: Date.now.addingTimeInterval(-86_400 * daysOld), link: nil, markup: "", words: "")
    }
    return feed
  }

  @Test func `what is old goes with its marks, unless it is a favourite or in its feed still`() {
    let library = ReaderLibrary(in: folder.url)
    library.follow(feed("kept", "gone", "favourite", daysOld: 40))
    library.setRead(true, ["gone", "favourite"])
    library.setFavourite(true, ["favourite"])
    library.take([feed("kept", daysOld: 40), feed("new")], keeping: 30, on: .now)
    #expect(Set(library.articles.map(\.title)) == ["kept", "favourite", "new"])
    #expect(!library.isRead("gone") && library.isRead("favourite"))
    library.take([], keeping: 1, on: .now)
    #expect(library.articles.count == 3)
  }

  @Test func `what an article says is known anew, and it is there once`() throws {
    let library = ReaderLibrary(in: folder.url)
    library.follow(feed("one", "one"))
    #expect(library.articles.count == 1)
    library.follow(feed("other"))
    #expect(library.articles.count == 1)
    library.take([feed("one", daysOld: 2)], keeping: 1, on: .now)
    #expect(library.articles.count == 1)
    #expect(try #require(library.article("one")).date < .now.addingTimeInterval(-86_400))
  }

  @Test func `a file that was damaged is put aside, and that is said`() throws {
    ReaderLibrary(in: folder.url).follow(feed("one"))
    try Data("{".utf8).write(to: folder.url.appending(path: "marks.json"))
    let library = ReaderLibrary(in: folder.url)
    #expect(library.articles.count == 1)
    #expect(library.notice?.contains("marks.damaged.json") == true)
    library.setRead(true, ["one"])
    #expect(library.notice != nil)
    library.dismissNotice()
    #expect(library.notice == nil && ReaderLibrary(in: folder.url).isRead("one"))
  }

  @Test func `marks of articles whose file was damaged are kept`() throws {
    do {
      let library = ReaderLibrary(in: folder.url)
      library.follow(feed("one", "two"))
      library.setFavourite(true, ["two"])
    }
    try Data("{".utf8).write(to: folder.url.appending(path: "articles.json"))
    let library = ReaderLibrary(in: folder.url)
    library.take([feed("one")], keeping: 30, on: .now)
    #expect(library.isFavourite("two"))
  }

  @Test func `feeds come over HTTP, by a page that names one too`() async throws {
    let samples = try SampleFeeds()
    let web = HTTPFeeds(standingIn: [SampleFeeds.host: samples.url])
    let library = ReaderLibrary(in: folder.url)
    for address in SampleFeeds.addresses { library.follow(try await web.feed(at: address)) }
    #expect(
      library.feeds.map(\.title) == ["Kitchen Letters", "The Harbour Gazette", "Workbench Notes"])
    #expect(library.feeds.first?.address.path == "/kitchen.xml")
    #expect(library.articles.count == 10 && library.articles.allSatisfy { !$0.words.isEmpty })
    #expect(library.articles.first?.title == "One place for each state")
    let nothing = try #require(URL(string: "http://\(SampleFeeds.host)/nothing"))
    await #expect(throws: FeedError.refused(status: 404)) { try await web.feed(at: nothing) }
    let nobody = try #require(URL(string: "http://127.0.0.1:1/feed"))
    await #expect(throws: FeedError.unreachable) { try await web.feed(at: nobody) }
  }

  @Test
  func
    `what comes of an address that leads to another feed by now is news of that which is followed`()
  {
    let library = ReaderLibrary(in: folder.url)
    let moved = URL(filePath: "/moved")
    library.follow(.stub("News", at: address, "old"))
    let news = FetchedFeed.stub("Moved", at: moved, "old", "new").news(of: library.feeds[0])
    library.take([news], keeping: 30, on: .now)
    #expect(Set(library.articles.map(\.feed)) == [address])
    #expect(
      library.articles.map(\.title) == ["old", "new"] && library.unreadCounts == [address: 2])
    library.unfollow(address)
    #expect(library.articles.isEmpty)
  }

  @Test func `where a file cannot be read it is said once that nothing is saved`() throws {
    // A folder is there under its name, which not even the system's own user can read as a file.
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "marks.json"), withIntermediateDirectories: true)
    let library = ReaderLibrary(in: folder.url)
    #expect(library.notice?.contains("cannot be read") == true)
    library.dismissNotice()
    library.setRead(true, ["one"])
    #expect(library.notice?.contains("not saved") == true)
    library.dismissNotice()
    library.setRead(true, ["two"])
    #expect(library.notice == nil && library.isRead("one") && library.isRead("two"))
  }
}
