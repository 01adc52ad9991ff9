import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct TextLineTests {
  private func look(_ view: some View) -> TextLook? {
    Inspector(view).only(\.text)?.content.look
  }

  @Test func `a line has a pattern and a colour, of a text and of the texts inside`() {
    let text = Text("Word").underline(pattern: .dash, color: .red)
    #expect(look(text)?.underline == TextLook.Line(pattern: .dash, color: .red))
    #expect(look(Text("Word").strikethrough(color: .blue))?.strikethrough.color == .blue)
    let inside = VStack { Text("Word") }.strikethrough(true, pattern: .dot)
    #expect(look(inside)?.strikethrough.pattern == .dot)
    #expect(look(VStack { text }.underline(pattern: .dot))?.underline.pattern == .dash)
    #expect(look(VStack { text.underline(false) }.underline()) == nil)
  }

  @Test func `an attributed text has such lines`() {
    var words = AttributedString("Word")
    words.underlineStyle = Text.LineStyle(pattern: .dashDot, color: .green)
    let runs = look(Text(words))?.runs
    #expect(runs?.first?.underline == TextLook.Line(pattern: .dashDot, color: .green))
    #expect(Text.LineStyle.single == Text.LineStyle(pattern: .solid))
  }

  @Test func `a part of a text has a line of its own`() {
    let look = look(Text("a ") + Text("b").underline(pattern: .dash, color: .red))
    #expect(look?.runs.map(\.underline?.pattern) == [nil, .dash])
  }

  @Test func `a picture shows the line`() {
    func line(_ text: Text) -> String? {
      let svg = Screen(text, size: CGSize(width: 80, height: 30)).svg()
      return svg.firstMatch(of: /text-decoration[:=]"?([^">]*)/).map { String($0.1) }
    }
    #expect(line(Text("a").underline()) == "underline")
    #expect(line(Text("a").underline(pattern: .dot)) == "underline dotted")
    #expect(line(Text("a").strikethrough(color: .white)) == "line-through solid #ffffff")
    #expect(line(Text("a")) == nil)
  }
}
