import Foundation
import Testing

@testable import PortableUI
@testable import ViewTesting

/// Texts of attributed strings, and letters above and below their line.
@MainActor
struct AttributedTextTests {
  private func content(of text: some View) throws -> TextContent {
    let screen = Screen(text)
    guard case .text(let content)? = screen.graph.rootElement.children.first?.content else {
      return try #require(nil)
    }
    return content
  }

  private func runs(of words: AttributedString) throws -> [TextRun] {
    try content(of: Text(words)).look?.runs ?? []
  }

  @Test func `each part looks as is said of it`() throws {
    var words = AttributedString("plain ")
    var all = AttributedString("all")
    all.font = .title
    all.foregroundColor = .red
    all.underlineStyle = .single
    all.strikethroughStyle = .single
    all.kern = 1
    all.baselineOffset = 3
    words += all
    let run = try #require(try runs(of: words).last)
    #expect(try runs(of: words).map(\.length) == [6, 3])
    #expect(run.font == .title && run.color == .red)
    #expect(run.isUnderlined == true && run.isStruckOut == true)
    #expect(run.tracking == 1 && run.rise == 3)
    var tracked = AttributedString("x")
    tracked.kern = 1
    tracked.tracking = 2
    #expect(try runs(of: "a" + tracked).last?.tracking == 2)
  }

  @Test func `words of which nothing is said are a plain text, and equal ones the same view`()
    throws
  {
    #expect(try content(of: Text(AttributedString("plain"))).look == nil)
    var red = AttributedString("words")
    red.foregroundColor = .red
    #expect(Text(red) == Text(red))
    #expect(Text(red) != Text(AttributedString("words")))
  }

  @Test func `a link is opened`() throws {
    var opened: URL?
    var words = AttributedString("read on")
    words.link = URL(string: "https://example.org")
    let screen = Screen(
      Text(words).environment(
        \.openURL,
        OpenURLAction {
          opened = $0
          return .handled
        }))
    try screen.tap("read on")
    #expect(opened == URL(string: "https://example.org"))
  }

  @Test func `they stand within other words`() throws {
    var name = AttributedString("Ada")
    name.inlinePresentationIntent = .stronglyEmphasized
    let content = try content(of: Text("Dear \(name)!"))
    #expect(content.text == "Dear Ada!")
    #expect(content.look?.runs.map(\.font?.weight) == [nil, .bold, nil])
  }

  @Test func `Markdown says what its marks say`() throws {
    let words = try AttributedString(
      markdown: "**a** *b* `c` ~~d~~ [e](more)", baseURL: URL(string: "https://example.org/"))
    #expect(String(words.characters) == "a b c d e")
    let said = words.runs.compactMap(\.inlinePresentationIntent)
    #expect(said == [.stronglyEmphasized, .emphasized, .code, .strikethrough])
    #expect(words.runs.compactMap(\.link?.absoluteString) == ["https://example.org/more"])
  }

  @Test(
    arguments: [
      (.full, "Titleone twothree[quote]ab"),
      (.inlineOnly, "# Title one two three > [quote] - a 2. b"),
      (.inlineOnlyPreservingWhitespace, "# Title\none\ntwo\n\nthree\n> [quote]\n- a\n2. b"),
    ] as [(AttributedString.MarkdownParsingOptions.InterpretedSyntax, String)])
  func `paragraphs are read as is asked for`(
    syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax, expected: String
  ) throws {
    let words = try AttributedString(
      markdown: "# Title\none\ntwo\n\nthree\n> [quote]\n- a\n2. b",
      options: .init(interpretedSyntax: syntax))
    #expect(String(words.characters) == expected)
  }

  @Test func `letters above and below their line make room for themselves`() throws {
    func frame(_ text: some View) throws -> CGRect { try Screen(text).frame(of: .text("ab")) }
    let plain = try frame(Text("ab"))
    #expect(try frame(Text("ab").baselineOffset(6)).height == plain.height + 6)
    #expect(
      try frame(Text("a").baselineOffset(6) + Text("b").baselineOffset(-4)).height
        == plain.height + 10)
    #expect(try frame(VStack { Text("ab") }.baselineOffset(-5)).height == plain.height + 5)
  }

  @Test func `a raised text stands on the line of its neighbours`() throws {
    let screen = Screen(
      HStack(alignment: .firstTextBaseline) {
        Text("low")
        Text("high").baselineOffset(8)
      })
    let (low, high) = (try screen.frame(of: .text("low")), try screen.frame(of: .text("high")))
    #expect(high.minY == low.minY - 8 && high.maxY == low.maxY)
  }

  @Test func `numbers that are none change nothing`() throws {
    let words = Text("a") + Text("b").baselineOffset(.nan).tracking(.infinity)
    let runs = try content(of: words).look?.runs ?? []
    #expect(runs.map(\.rise) == [nil, 0] && runs.map(\.tracking) == [nil, 1_000])
  }
}
