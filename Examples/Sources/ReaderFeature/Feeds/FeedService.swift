public import Foundation

/// What brings feeds.
public protocol FeedService: Sendable {
  /// The feed that is read at `address`, as it is now.
  nonisolated func feed(at address: URL) async throws(FeedError) -> FetchedFeed
}

/// A feed as it came.
public nonisolated struct FetchedFeed: Equatable, Sendable {
  var feed: Feed
  var articles: [Article]

  /// The same as what came of `known`, which is followed: by now its address may lead to another one.
  func news(of known: Feed) -> FetchedFeed {
    FetchedFeed(feed: known, articles: articles.map { $0.moved(to: known.id) })
  }
}

/// Why a feed was not brought.
public nonisolated enum FeedError: Error, Equatable, Sendable {
  /// There is no way to the server.
  case unreachable

  /// The server answers that it cannot.
  case refused(status: Int)

  /// Something is there, but it is no feed.
  case notAFeed

  /// It is a feed, of which a line cannot be understood.
  case broken(line: Int)
}
