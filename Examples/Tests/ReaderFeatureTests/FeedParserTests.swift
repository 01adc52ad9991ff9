import Foundation
import SwiftUI
import Testing

@testable import ReaderFeature

/// What feeds say, as articles.
@MainActor @Suite struct FeedParserTests {
  private let address = URL(filePath: "/feed")

  private func feed(_ words: String) throws -> FetchedFeed {
    try FeedParser.feed(in: Data(words.utf8), at: address)
  }

  @Test func `RSS brings titles, writers, dates, links and markup`() throws {
    let feed = try feed(
      """
      <rss xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>News &amp; more</title>
      <image><title>A picture</title></image>
      <item><title>One &lt;i&gt;day&lt;/i&gt;</title><link>http://example.org/1</link><guid>g1</guid>
      <author>Ada</author><pubDate>Wed, 25 Nov 2026 07:30:00 +0100</pubDate>
      <description>Short</description><content:encoded><![CDATA[<p>Long</p>]]></content:encoded></item>
      <item><description>Only words, and no title</description></item></channel></rss>
      """)
    #expect(feed.feed.title == "News & more")
    let first = try #require(feed.articles.first)
    #expect(first.title == "One day" && first.author == "Ada" && first.markup == "<p>Long</p>")
    #expect(first.link == URL(string: "http://example.org/1") && first.id.hasSuffix(" g1"))
    #expect(first.date == Date(timeIntervalSince1970: 1_795_588_200))
    #expect(feed.articles.count == 1)
  }

  @Test func `Atom brings the same, its own markup too`() throws {
    let feed = try feed(
      """
      <feed xmlns="http://www.w3.org/2005/Atom"><title>Notes</title>
      <entry><source><id>other</id><title>Other</title><link href="/other"/></source>
      <title>A</title><id>a</id><link rel="self" href="/self"/><link href="http://example.org/a"/>
      <updated>2026-11-25T06:30:00.250Z</updated><author><name>Mira</name></author>
      <content type="xhtml"><div><p>So <em>it</em> is <a href="http://example.org/b">there</a>, 1 &lt;b.</p></div>
      </content></entry></feed>
      """)
    let first = try #require(feed.articles.first)
    #expect(first.link == URL(string: "http://example.org/a") && first.author == "Mira")
    #expect(
      first.words == "So it is there, 1 <b." && first.title == "A" && first.id.hasSuffix(" a"))
    #expect(first.date == Date(timeIntervalSince1970: 1_795_588_200.25))
    let runs = try #require(ArticleText(first.markup).paragraphs.first).text.runs
    #expect(runs.contains { $0.inlinePresentationIntent == .emphasized })
    #expect(runs.contains { $0.link == URL(string: "http://example.org/b") })
  }

  @Test func `what is no feed, and where one is broken, is said`() {
    #expect(throws: FeedError.notAFeed) { try feed("<html><body>Hello</body></html>") }
    #expect(throws: FeedError.notAFeed) { try feed("no XML at all") }
    #expect(throws: FeedError.notAFeed) { try feed("") }
    #expect(throws: FeedError.broken(line: 3)) {
      try feed("<rss><channel>\n<title>T</title>\n<item></channel></rss>")
    }
  }

  @Test func `hostile markup ends`() {
    #expect(ArticleText(String(repeating: "<!-- -->", count: 100_000)).paragraphs.isEmpty)
    #expect(ArticleText(String(repeating: "<a", count: 100_000)).words.count == 200_000)
  }

  @Test func `paragraphs, headings, lists, quotes and code are told apart`() {
    let text = ArticleText(
      """
      <h2>A &amp; B</h2>loose <b>words</b>, &#8220;quoted&#x201D;<p>one<br/>two</p>
      <ul><li>first</li><li>second</li></ul><blockquote><p>said</p></blockquote>
      <pre>let a = 1
        // deep</pre><script>alert("no")</script><p>3 < 4</p><p> </p>
      """)
    let told = text.paragraphs.map { "\($0.kind): \(String($0.text.characters))" }
    #expect(
      told == [
        "heading: A & B", "plain: loose words, “quoted”", "plain: one\ntwo", "item: first",
        "item: second", "quote: said", "code: let a = 1\n  // deep", "plain: 3 < 4",
      ])
  }

  @Test func `addresses are told from where they stand, and by what HTML means`() throws {
    let place = try #require(URL(string: "http://example.org/blog/"))
    let page = "<html><link type='application/rss+xml' href='feed?a=1&amp;b=2'></html>"
    #expect(
      FeedPage(Data(page.utf8), at: place).feed?.absoluteString
        == "http://example.org/blog/feed?a=1&b=2")
    let text = ArticleText("<a href='/about'>About</a>", at: place)
    let link = try #require(text.paragraphs.first?.text.runs.first?.link)
    #expect(link.absoluteString == "http://example.org/about")
  }
}
