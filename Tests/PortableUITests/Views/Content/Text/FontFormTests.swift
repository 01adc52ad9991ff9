import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// Letters of other forms, and how they are set.
@MainActor struct FontFormTests {
  private func width(_ text: Text) -> Double {
    Inspector(text).text("Wide Words")?.frame.size.width ?? 0
  }

  private let words = Text("Wide Words")

  @Test func `a font has small capitals, a width and a distance of lines`() {
    let font = Font.body.smallCaps().width(.condensed).leading(.tight)
    #expect(font.smallCapitals == [.lowercase, .uppercase])
    #expect(Font.body.lowercaseSmallCaps().smallCapitals == .lowercase)
    #expect(Font.body.uppercaseSmallCaps().smallCapitals == .uppercase)
    #expect(font.stretch == .condensed && font.lineDistance == .tight)
    #expect(Font.body.width(-0.2) == Font.body.width(.condensed))
  }

  @Test func `a screen has narrower and wider letters, and small capitals`() {
    let usual = width(words)
    #expect(width(words.font(.body.width(.condensed))) < usual)
    #expect(width(words.fontWidth(.expanded)) > usual)
    #expect(width(words.font(.body.smallCaps())) != usual)
    #expect(
      Inspector(words.font(.body.leading(.loose))).text("Wide Words")!.frame.size.height
        > Inspector(words).text("Wide Words")!.frame.size.height)
  }

  @Test func `a text is smaller than its font by its scale, also where it is part of another`() {
    let usual = width(words)
    #expect(width(words.textScale(.secondary)) < usual)
    #expect(width(words.textScale(.secondary, isEnabled: false)) == usual)
    #expect(width(words.textScale(.default)) == usual)
    let joined = Inspector(Text("12") + Text("km").textScale(.secondary))
    let runs = joined.only(\.text)?.content.look?.runs ?? []
    #expect(runs.count == 2 && runs[0].font == nil && runs[1].font != nil)
    #expect(
      Inspector(words.font(.largeTitle.scaled(by: 0.5))).text("Wide Words")!.frame.size.height
        < Inspector(words.font(.largeTitle)).text("Wide Words")!.frame.size.height)
  }

  @Test func `a font that was scaled grows with the type size`() {
    func height(_ factor: CGFloat) -> Double {
      let text = words.font(.body.scaled(by: factor)).dynamicTypeSize(.accessibility3)
      return Inspector(text).text("Wide Words")!.frame.size.height
    }
    #expect(height(2) > 1.8 * height(1))
  }

  @Test func `words with a look of their own grow with the type size as others do`() {
    func height(_ text: Text) -> Double {
      Inspector(text.dynamicTypeSize(.accessibility3)).text("Wide Words")!.frame.size.height
    }
    let plain = height(words)
    #expect(plain > 1.5 * Inspector(words).text("Wide Words")!.frame.size.height)
    #expect(height(words.foregroundStyle(.secondary)) == plain)
    #expect(height(words.underline()) == plain)
  }

  @Test func `letters come nearer where that makes room for all words`() {
    let room = width(words) - 3
    func shown(_ view: some View) -> String { Screen(view.frame(width: room).lineLimit(1)).svg() }
    #expect(shown(words).contains("…"))
    #expect(!shown(words.allowsTightening(true)).contains("…"))
    #expect(!shown(VStack { words }.allowsTightening(true)).contains("…"))
  }

  @Test func `words have a colour behind them`() {
    var marked = AttributedString("marked")
    marked.backgroundColor = .yellow
    let inspector = Inspector(Text(AttributedString("not ") + marked))
    let runs = inspector.only(\.text)?.content.look?.runs ?? []
    #expect(runs.map(\.background) == [nil, .yellow])
    #expect(inspector.screen.svg().contains("<rect"))
  }

  @Test func `a picture says how its points become more`() {
    let image = Image(systemName: "star").interpolation(.none).antialiased(false)
    let scaling = Inspector(image).only(\.image)?.content.scaling
    #expect(
      scaling?.interpolation == ImageScaling.Interpolation.none && scaling?.isAntialiased == false)
  }
}
