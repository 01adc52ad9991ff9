import Testing

@testable import PortableUI

/// What is understood of Markdown in a line.
struct MarkdownTests {
  /// The words with what is said of each part: `s` strong, `g` gentle, `c` code, `x` struck out, and
  /// where it leads.
  private func read(_ source: String) -> String {
    guard let markdown = Markdown.mayBe(source) ? Markdown(source) : nil else { return "as it is" }
    return markdown.pieces.map { piece in
      let looks = piece.looks
      let signs: [(Bool, String)] = [
        (looks.isStrong, "s"), (looks.isGentle, "g"), (looks.isCode, "c"), (looks.isStruckOut, "x"),
      ]
      let all = signs.filter(\.0).map(\.1).joined() + (looks.address.map { "→\($0)" } ?? "")
      return all.isEmpty ? piece.words : "{\(all)|\(piece.words)}"
    }
    .joined()
  }

  @Test(arguments: [
    ("**A** b", "{s|A} b"), ("__A__ b", "{s|A} b"), ("*A* b", "{g|A} b"), ("_A_ b", "{g|A} b"),
    ("***A***", "{sg|A}"), ("**a *b* c**", "{s|a }{sg|b}{s| c}"),
    ("*a **b** c*", "{g|a }{sg|b}{g| c}"),
    ("~~old~~ new", "{x|old} new"), ("~old~", "{x|old}"), ("**~~a~~**", "{sx|a}"),
    ("`a*b*`", "{c|a*b*}"), ("``a`b``", "{c|a`b}"), ("` `` `", "{c|``}"), ("**`a`**", "{sc|a}"),
    ("a**b**c", "a{s|b}c"), ("(**a**)", "({s|a})"), ("**a**.", "{s|a}."), ("**%@**b", "{s|%@}b"),
  ])
  func `marks in pairs`(source: String, expected: String) { #expect(read(source) == expected) }

  @Test(arguments: [
    "a_long_name", "5 * 3 * 2", "2*3", "*", "**", "* a", "a *", "**a", "a`b", "~~~a~~~", "[a]",
    "[a](b",
    "a](b)", "[a] (b)", "<none>", "a & b", "AT&T;", "1 < 2 > 1", "snake_case and __init", "a//b",
    "http://", "C:\\path", "** a **", "~~a~",
  ])
  func `what is no pair stays as it is`(source: String) {
    let read = read(source)
    #expect(read == "as it is" || read == source)
  }

  @Test(arguments: [
    ("**a*", "*{g|a}"), ("*a**", "{g|a}*"), ("*a **b*", "*a *{g|b}"),
    ("**a *b** c*", "{g|a b c}"),
    ("*a _b* c_", "{g|a _b} c_"), ("****a****", "{s|a}"), ("*(**a**)*", "{g|(}{sg|a}{g|)}"),
    ("a*b**c*", "a{g|b**c}"), ("*a*b*c*", "{g|a}b{g|c}"),
  ])
  func `marks that cross, and those left over`(source: String, expected: String) {
    #expect(read(source) == expected)
  }

  @Test(arguments: [
    ("^[3 dogs](inflect: true) bark", "3 dogs bark"),
    ("^[*3* dogs](morphology: { a: 1 })", "{g|3} dogs"),
    ("^[a] b", "as it is"), ("^[a](b)", "^{→b|a}"), ("x^2 **a**", "x^2 {s|a}"),
    ("2^[1](https://x.org)", "2^{→https://x.org|1}"),
    ("^[[a](b:c)](inflect: true)", "^[{→b:c|a}](inflect: true)"),
  ])
  func `words that another language would inflect stay as they are`(
    source: String, expected: String
  ) {
    #expect(read(source) == expected || expected == "as it is" && read(source) == source)
  }

  @Test(arguments: [
    (#"\*a\*"#, "*a*"), (#"**a\***"#, "{s|a*}"), (#"\\*a*"#, #"\{g|a}"#), (#"\[a](b)"#, "[a](b)"),
    ("a &amp; *b* &lt;&#65;&#x42;", "a & {g|b} <AB"),
  ])
  func `what takes the meaning of a mark away`(source: String, expected: String) {
    #expect(read(source) == expected)
  }

  @Test(arguments: [
    ("[a](https://x.org)", "{→https://x.org|a}"), ("**[a](b)**", "{s→b|a}"),
    ("[**a** b](c)", "{s→c|a}{→c| b}"),
    ("[a](b \"title\") c", "{→b|a} c"), ("[a](<b>)", "{→b|a}"), ("[a](b(c)d)", "{→b(c)d|a}"),
    ("[a [b](c)](d)", "[a {→c|b}](d)"), ("[a*](b)*", "{→b|a*}*"), ("![a](b)", "a"),
    ("<https://x.org> b", "{→https://x.org|https://x.org} b"),
    ("<a@x.org>", "{→mailto:a@x.org|a@x.org}"),
    ("see https://x.org/a_b_c.", "see {→https://x.org/a_b_c|https://x.org/a_b_c}."),
    ("(http://x.org/(a))", "({→http://x.org/(a)|http://x.org/(a)})"),
  ])
  func `links`(source: String, expected: String) { #expect(read(source) == expected) }

  @Test func `spaces and ends of lines stay`() {
    #expect(read("  a\n\n**b**  c\n") == "  a\n\n{s|b}  c\n")
  }

  /// Twice as much takes no more than about twice as long: a look at each earlier mark would take hours.
  @Test(arguments: ["*a ", "[", "[a](", "`", "*a_ ", "<a ", "**a*", "a&", "https://(", "~a~~ "])
  func `a hundred thousand hostile marks are read, too`(mark: String) {
    let source = String(repeating: mark, count: 100_000)
    let words = Markdown(source)?.pieces.map(\.words).joined() ?? source
    #expect(!words.isEmpty)
  }
}
