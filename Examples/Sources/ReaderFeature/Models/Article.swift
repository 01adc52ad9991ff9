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
}
