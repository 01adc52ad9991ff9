import Foundation
import Testing

@testable import PortableUI
@testable import ViewTesting

/// Texts that are written with Markdown.
@MainActor
struct MarkedTextTests {
  private func content(of text: some View) -> TextContent? {
    func first(in element: Element) -> TextContent? {
      if case .text(let content) = element.content { return content }
      return element.children.lazy.compactMap(first).first
    }
    return first(in: Screen(text).graph.rootElement)
  }

  private func runs(of text: some View) -> [TextRun] { content(of: text)?.look?.runs ?? [] }

  @Test func `a literal shows what its marks say, and its words without them`() {
    let screen = Screen(Text("Very **bold**, *gentle*, `code`, ~~gone~~"))
    #expect(screen.texts == ["Very bold, gentle, code, gone"])
    let runs = runs(of: Text("**a** *b* `c` ~~d~~"))
    #expect(runs.map(\.font?.weight) == [.bold, nil, nil, nil, nil, nil, nil])
    #expect(
      runs.map { $0.font?.isItalic == true } == [false, false, true, false, false, false, false])
    #expect(runs.map { $0.font?.design == .monospaced }.filter { $0 }.count == 1)
    #expect(runs.last?.isStruckOut == true)
  }

  @Test func `a string is no Markdown, and neither is a value in a literal`() {
    let name = "**Ann**"
    #expect(content(of: Text(name))?.text == "**Ann**")
    #expect(content(of: Text(verbatim: "*a*"))?.text == "*a*")
    #expect(content(of: Text("I am \(name)"))?.text == "I am **Ann**")
    #expect(content(of: Text("I am **\(name)** of \(2)"))?.text == "I am **Ann** of 2")
    #expect(runs(of: Text("I am **\(name)** of \(2)")).map(\.length) == [5, 7, 5])
    #expect(content(of: Text(LocalizedStringKey(name)))?.text == "Ann")
  }

  @Test func `percent signs and values in the order of a translation`() {
    #expect(content(of: Text("**100%** of \(3)%"))?.text == "100% of 3%")
    #expect(content(of: Text("**100%**"))?.text == "100%")
    #expect(Placeholders.numbered("%@ %% %lld %2$@") == "%1$@ %% %2$@ %2$@")
  }

  @Test func `a text in a text keeps its looks`() {
    let inner = Text("red").foregroundColor(.red)
    let runs = runs(of: Text("a \(inner) **b \(inner)**"))
    #expect(runs.map(\.color) == [nil, .red, nil, nil, .red])
    #expect(runs.map(\.font?.weight) == [nil, nil, nil, .bold, .bold])
    #expect(content(of: Text("a \(Text("**b**"))"))?.text == "a b")
  }

  @Test func `names of controls have no marks`() throws {
    let screen = Screen(
      Button("**Go**") {}.accessibilityHint(Text("*soon*")).navigationTitle("**Title**"))
    try screen.tap(.button("Go"))
    #expect(screen.tree.contains("soon") && !screen.tree.contains("*"))
    #expect(screen.title == "Title")
  }

  @Test func `capitals are made of the words alone`() {
    #expect(content(of: Text("**a** b").textCase(.uppercase))?.text == "A B")
  }

  @Test func `links lead where the environment says`() throws {
    var opened: [String] = []
    let place = "x.org"
    let screen = Screen(
      VStack {
        Text("Read the [terms](https://\(place)/terms), and **[more](https://x.org/more)**.")
        Text("https://x.org/\(3)")
      }
      .environment(
        \.openURL,
        OpenURLAction {
          opened.append($0.absoluteString)
          return .handled
        }))
    try screen.tap("terms")
    try screen.tap("more")
    try screen.tap("https://x.org/3")
    #expect(opened == ["https://x.org/terms", "https://x.org/more", "https://x.org/3"])
    #expect(throws: ScreenError.self) { try screen.tap("Read the") }
  }

  @Test func `a picture shows each part as it looks, on the line where it is`() {
    let svg = Screen(Text("a **bo<ld** *it* ö ~~x~~").frame(width: 60)).svg()
    #expect(svg.contains(">bo&lt;ld</tspan>") && svg.contains("font-weight=\"700\""))
    #expect(svg.contains("font-style=\"italic\">it</tspan>"))
    #expect(svg.contains("text-decoration=\"line-through\">x</tspan>"))
    let short = Screen(Text("**bold** words that go on").lineLimit(1).frame(width: 60)).svg()
    #expect(short.contains(">bold</tspan> "))
  }

  @Test func `a link has the tint, and a line below`() {
    let runs = runs(of: Text("see [this](https://x.org)").tint(.red))
    #expect(runs.last?.color == .red && runs.last?.isUnderlined == true)
    #expect(runs.last?.link == URL(string: "https://x.org"))
  }

  @Test func `in a button there are no links`() throws {
    var isPressed = false
    let screen = Screen(
      Button {
        isPressed = true
      } label: {
        Text("[Go](https://x.org)")
      })
    try screen.tap("Go")
    #expect(isPressed)
  }

  @Test func `two links of one name are told apart`() throws {
    var opened: [String] = []
    let screen = Screen(
      Text("[here](https://x.org/1) or [here](https://x.org/2)").environment(
        \.openURL,
        OpenURLAction {
          opened.append($0.path)
          return .handled
        }))
    #expect(throws: ScreenError.self) { try screen.tap("here") }
    try screen.tap(.named("here").at(1))
    #expect(opened == ["/2"])
  }
}
