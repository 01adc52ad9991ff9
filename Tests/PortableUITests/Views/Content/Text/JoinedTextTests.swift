import Testing

@testable import PortableUI
@testable import ViewTesting

/// Texts that are joined of others.
@MainActor
struct JoinedTextTests {
  private func shownText(of text: Text) -> TextContent? {
    let screen = Screen(text)
    guard case .text(let content)? = screen.graph.rootElement.children.first?.content else {
      return nil
    }
    return content
  }

  @Test func `the words are those of all parts, as one text`() {
    let screen = Screen(Text("one ") + Text(verbatim: "two ") + Text("three \(3)"))
    #expect(screen.texts == ["one two three 3"])
    #expect(Text("a") + Text("b") == Text("a") + Text("b"))
    #expect(Text("a") + Text("b") != Text("a") + Text("b").bold())
  }

  @Test func `each part looks as it does by itself, and all of them as is said of all`() throws {
    let bold = Text("ö ").bold()
    let joined = (Text("a ") + bold + Text("c").foregroundColor(.red)).underline()
    let content = try #require(shownText(of: joined))
    let look = try #require(content.look)
    #expect(look.isUnderlined)
    #expect(look.runs.map(\.length) == [2, 3, 1])
    #expect(look.runs.map(\.font?.weight) == [nil, .bold, nil])
    #expect(look.runs.map(\.color) == [nil, nil, .red])
    #expect(look.runs.allSatisfy { $0.isUnderlined == nil })
  }

  @Test func `parts that look as the whole need nothing of their own`() throws {
    let content = try #require(shownText(of: Text("a ") + Text("b")))
    #expect(content.look == nil)
    #expect(content.text == "a b")
  }
}
