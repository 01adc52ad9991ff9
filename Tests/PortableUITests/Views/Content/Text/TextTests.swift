import Foundation
import LayoutEngine
import PortableUI
import Testing

@MainActor struct TextTests {
  private func content(_ view: some View) -> TextContent? { Inspector(view).only(\.text)?.content }
  private func words(_ text: Text) -> String? { content(text)?.text }

  @Test func `strings are shown as they are`() {
    let string = "100% \\(sure)"
    #expect(words(Text(string)) == string)
    #expect(words(Text(verbatim: "100%")) == "100%")
    #expect(words(Text("100%")) == "100%")
    #expect(words(Text(Substring("abc"))) == "abc")
  }

  @Test func `values in a literal`() {
    let name = "Blob"
    #expect(words(Text("Hello, \(name)!")) == "Hello, Blob!")
    #expect(words(Text("\(3) of \(4), 100%")) == "3 of 4, 100%")
    #expect(words(Text("\(1.5)")) == "1.500000")
    #expect(words(Text("\(1.256, specifier: "%.1f") m")) == "1.3 m")
    #expect(words(Text("\(7, specifier: "%03d")")) == "007")
    #expect(words(Text("\(Text("in")) a text")) == "in a text")
    #expect(words(Text("\(0.5, format: .percent) done")) == "50% done")
  }

  @Test func `numbers are written as the locale does`() {
    func german(_ text: Text) -> String? {
      content(text.environment(\.locale, Locale(identifier: "de_DE")))?.text
    }
    #expect(words(Text("\(1_234_567)")) == "1,234,567")
    #expect(words(Text("\(-1234)")) == "-1,234")
    #expect(words(Text("\(999)")) == "999")
    #expect(german(Text("\(1_234_567)")) == "1.234.567")
    #expect(german(Text("\(1234.5, specifier: "%.2f")")) == "1.234,50")
    #expect(words(Text("\(UInt8(200))")) == "200")
  }

  @Test func `formats follow the locale, unless they name one`() {
    let price = 1099.97
    #expect(words(Text(price, format: .currency(code: "USD"))) == "$1,099.97")
    let german = Locale(identifier: "de_DE")
    let own = Text(price, format: .currency(code: "USD").locale(german))
    #expect(words(own) == price.formatted(.currency(code: "USD").locale(german)))
    let inGermany = Text(1234.5, format: .number).environment(\.locale, german)
    #expect(content(inGermany)?.text == "1.234,5")
  }

  @Test func `equal texts are equal`() {
    #expect(Text("A \(1)") == Text("A \(1)"))
    #expect(Text("A \(1)") != Text("A \(2)"))
    #expect(Text("A").bold() == Text("A").bold())
    #expect(Text("A").bold() != Text("A"))
    #expect(Text(1.5, format: .number) == Text(1.5, format: .number))
    #expect(Text("A").foregroundColor(.red) != Text("A").foregroundColor(.blue))
  }

  @Test func `its font, its own or that around it`() {
    #expect(content(Text("A"))?.font == .body)
    #expect(content(Text("A").font(.title))?.font == .title)
    #expect(content(VStack { Text("A") }.font(.caption))?.font == .caption)
    #expect(content(VStack { Text("A").font(.title) }.font(.caption))?.font == .title)
    #expect(content(Text("A").bold())?.font == .body.bold())
    #expect(content(VStack { Text("A") }.fontWeight(.heavy))?.font.weight == .heavy)
    let system = Font.system(size: 20, weight: .bold, design: .monospaced)
    #expect(content(Text("A").font(system))?.font == system)
  }

  @Test func `its colour, its own or that around it`() {
    #expect(content(Text("A"))?.color == .primary)
    #expect(content(Text("A").foregroundColor(.red))?.color == .red)
    #expect(content(VStack { Text("A") }.foregroundColor(.red))?.color == .red)
    #expect(content(Text("A").foregroundStyle(.blue))?.color == .blue)
    #expect(content(Text("A").foregroundStyle(.secondary))?.color == .secondary)
    let faint = VStack { Text("A").foregroundStyle(.secondary) }.foregroundStyle(.red)
    #expect(content(faint)?.color == .red.opacity(0.5))
    #expect(content(VStack { Text("A").foregroundStyle(.tint) }.tint(.green))?.color == .green)
  }

  @Test func `lines and their alignment`() {
    let text = VStack { Text("A") }.lineLimit(2).multilineTextAlignment(.center)
    #expect(content(text)?.lineLimit == 2)
    #expect(content(text)?.alignment == .center)
  }

  @Test func `bars stand for the words of what is not there yet`() {
    #expect(content(Text("A"))?.isRedacted == false)
    #expect(content(VStack { Text("A") }.redacted(reason: .placeholder))?.isRedacted == true)
    #expect(content(Text("A").unredacted().redacted(reason: .placeholder))?.isRedacted == false)
  }

  private struct Warning: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color {
      environment.isEnabled ? .red : .gray
    }
  }

  @Test func `a style of one's own`() {
    #expect(content(Text("A").foregroundStyle(Warning()))?.color == .red)
    #expect(content(Text("A").foregroundStyle(Warning()).disabled(true))?.color == .gray)
  }
}
