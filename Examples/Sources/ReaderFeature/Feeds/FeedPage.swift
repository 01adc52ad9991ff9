import Foundation

/// A page of the web, which may name a feed of what is on it.
nonisolated struct FeedPage {
  /// Where that feed is.
  let feed: URL?

  init(_ data: Data, at address: URL) {
    let words = String(decoding: data.prefix(100_000), as: UTF8.self)
    guard words.prefix(1000).lowercased().contains("<html") else {
      feed = nil
      return
    }
    let links = words.matches(of: /<link\s[^>]*>/.ignoresCase()).map { String($0.output) }
    let named = links.first {
      $0.contains("application/rss+xml") || $0.contains("application/atom+xml")
    }
    let place = named?.firstMatch(of: /href\s*=\s*["']([^"']*)["']/.ignoresCase())
    feed = place.flatMap {
      URL(string: Entities.resolved(in: $0.output.1), relativeTo: address)?.absoluteURL
    }
  }
}
