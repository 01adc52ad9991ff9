import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads a feed that is written in RSS or in Atom.
nonisolated final class FeedParser: NSObject, XMLParserDelegate {
  /// The feed that `data` is, which was found at `address`.
  static func feed(in data: Data, at address: URL) throws(FeedError) -> FetchedFeed {
    let reader = FeedParser(address)
    let parser = XMLParser(data: data)
    parser.delegate = reader
    let isWhole = parser.parse()
    guard reader.isFeed else { throw .notAFeed }
    guard isWhole, reader.brokenLine == nil else {
      throw .broken(line: reader.brokenLine ?? parser.lineNumber)
    }
    return FetchedFeed(
      feed: Feed(address: address, title: reader.title ?? address.host() ?? address.absoluteString),
      articles: reader.articles)
  }

  private let address: URL
  private var isFeed = false

  /// Where something could not be understood, though the rest may have been read.
  private var brokenLine: Int?
  private var title: String?
  private var articles: [Article] = []

  /// The elements around, the last one innermost.
  private var path: [String] = []
  private var text = ""

  /// What is known of the article that is being read.
  private var draft: ArticleDraft?

  /// How many elements are around the markup that is being read, which is not of the feed.
  private var markupDepth: Int?

  private init(_ address: URL) { self.address = address }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if path.isEmpty { isFeed = ["rss", "feed", "rdf:RDF"].contains(name) }
    path.append(name)
    if markupDepth != nil {
      let place = attributes["href"].map { " href=\"\(Entities.escaped($0))\"" } ?? ""
      text += "<\(name)\(place)>"
      return
    }
    text = ""
    switch name {
    case "item", "entry": draft = ArticleDraft()
    case "link":
      let isIt = attributes["rel"] ?? "alternate" == "alternate" && !path.contains("source")
      if isIt, let place = attributes["href"] { draft?.link = place }
    case "content", "summary": if attributes["type"] == "xhtml" { markupDepth = path.count }
    default: break
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    brokenLine = brokenLine ?? parser.lineNumber
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += markupDepth == nil ? string : Entities.escaped(string)
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    text += String(decoding: block, as: UTF8.self)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    defer { path.removeLast() }
    if let markupDepth, path.count > markupDepth {
      text += "</\(name)>"
      return
    }
    markupDepth = nil
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if name == "item" || name == "entry" {
      if let article = draft?.article(of: address) { articles.append(article) }
      draft = nil
    } else if draft != nil {
      draft?.take(words, as: path.suffix(2).joined(separator: "/"))
    } else if name == "title", path.count <= 3, !words.isEmpty, path.dropLast().last != "image" {
      title = ArticleText(words).words
    }
    text = ""
  }
}
