import Foundation

/// What a feed has said of an article so far.
nonisolated struct ArticleDraft {
  var link: String?
  private var id: String?
  private var title: String?
  private var author: String?
  private var date: Date?
  private var summary: String?
  private var content: String?

  /// Takes what was written in an element, which is named together with the one around it.
  mutating func take(_ words: String, as path: String) {
    // What is told of the feed that it came from first.
    guard !words.isEmpty, !path.hasPrefix("source") else { return }
    switch path.split(separator: "/").last {
    case "guid", "id": id = words
    case "title": title = words
    case "link": link = words
    case "author", "dc:creator": author = words
    case "name" where path.hasPrefix("author"): author = words
    case "pubDate", "published", "dc:date": date = FeedDate.date(of: words)
    case "updated": date = date ?? FeedDate.date(of: words)
    case "description", "summary": summary = words
    case "content", "content:encoded": content = words
    default: break
    }
  }

  /// The article, if there is anything to read. One without a date is as old as can be.
  func article(of feed: URL) -> Article? {
    guard let name = id ?? link ?? title else { return nil }
    let markup = content ?? summary ?? ""
    let place = link.flatMap { URL(string: $0, relativeTo: feed)?.absoluteURL }
    let words = ArticleText(markup).words
    return Article(
      id: Article.id(name, of: feed), feed: feed,
      title: title.map { ArticleText($0).words } ?? String(words.prefix(60)),
      author: author, date: date ?? .distantPast, link: place, markup: markup, words: words)
  }
}
