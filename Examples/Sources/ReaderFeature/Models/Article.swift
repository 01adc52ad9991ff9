import Foundation

/// Something to read.
nonisolated struct Article: Identifiable, Codable, Hashable, Sendable {
  /// What its feed calls it, together with the feed.
  let id: String
  let feed: Feed.ID
  let title: String
  let author: String?
  let date: Date

  /// Where it stands on the web.
  let link: URL?

  /// What is written, in HTML.
  let markup: String

  /// The same without any looks.
  let words: String

  /// What tells an article from all others that `feed` calls `name`.
  static func id(_ name: some StringProtocol, of feed: Feed.ID) -> String {
    "\(feed.absoluteString) \(name)"
  }

  /// The same as an article of `other`.
  func moved(to other: Feed.ID) -> Article {
    guard other != feed else { return self }
    let name = id.dropFirst(Self.id("", of: feed).count)
    return Article(
      id: Self.id(name, of: other), feed: other, title: title, author: author, date: date,
      link: link,
      markup: markup, words: words)
  }
}
