import Foundation
import Synchronization

@testable import ReaderFeature

/// Feeds of a test, which can fail.
final class StubFeeds: FeedService {
  private let feeds = Mutex<[URL: Result<FetchedFeed, FeedError>]>([:])

  subscript(address: URL) -> Result<FetchedFeed, FeedError> {
    get { feeds.withLock { $0[address] ?? .failure(.refused(status: 404)) } }
    set { feeds.withLock { $0[address] = newValue } }
  }

  func feed(at address: URL) async throws(FeedError) -> FetchedFeed { try self[address].get() }
}

extension FetchedFeed {
  /// A feed with an article for each of `titles`, the first one the newest.
  static func stub(_ title: String, at address: URL, _ titles: String...) -> FetchedFeed {
    FetchedFeed(
      feed: Feed(address: address, title: title),
      articles: titles.enumerated().map { index, title in
        Article(
          id: "\(address) \(title)", feed: address, title: title, author: "Ada",
          date: Date.now.addingTimeInterval(-3600 * Double(index + 1)),
          link: URL(string: "http://example.org/\(index)"), markup: "<p>About \(title).</p>",
          words: "About \(title).")
      })
  }
}
