import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor struct TextLooksTests {
  private func text(_ view: some View) -> TextContent? { Inspector(view).only(\.text)?.content }

  @Test func `letters are set as the views around say`() {
    let text0 = Text("Word")
    #expect(text(text0)?.look == nil)
    #expect(text(text0.italic())?.font.isItalic == true)
    #expect(text(VStack { text0 }.italic())?.font.isItalic == true)
    #expect(text(VStack { text0 }.monospacedDigit())?.font.hasEvenDigits == true)
    #expect(text(text0.monospacedDigit())?.font.hasEvenDigits == true)
    #expect(text(VStack { text0 }.fontDesign(.serif))?.font.design == .serif)
    #expect(text(VStack { text0 }.monospaced())?.font.design == .monospaced)
    #expect(text(VStack { text0 }.underline())?.look?.isUnderlined == true)
    #expect(text(text0.strikethrough())?.look?.isStruckOut == true)
    #expect(text(VStack { text0 }.tracking(2))?.look?.tracking == 2)
    #expect(text(text0.kerning(3))?.look?.tracking == 3)
  }

  @Test func `a text's own word counts before those around it`() {
    let view = VStack { Text("A").italic(false).underline(false).tracking(1) }
    #expect(text(view.italic().underline().tracking(5))?.font.isItalic == false)
    #expect(text(view.italic().underline().tracking(5))?.look?.isUnderlined == false)
    #expect(text(view.italic().underline().tracking(5))?.look?.tracking == 1)
    #expect(text(Text("A").font(.title).italic())?.font.isItalic == true)
    #expect(text(VStack { Text("A").font(.title) }.monospacedDigit())?.font.hasEvenDigits == true)
  }

  @Test func `capitals and small letters follow the language`() {
    #expect(text(Text("Straße").textCase(.uppercase))?.text == "STRASSE")
    #expect(text(Text("ÄB").textCase(.lowercase))?.text == "äb")
    #expect(text(VStack { Text("Aa").textCase(nil) }.textCase(.uppercase))?.text == "Aa")
    let turkish = Text("i").textCase(.uppercase).environment(\.locale, Locale(identifier: "tr_TR"))
    #expect(text(turkish)?.text == "İ")
  }

  private func shown(_ mode: Text.TruncationMode) -> String {
    let view = Text("abcdefghijklmnopqrstuvwxyz").lineLimit(1).truncationMode(mode)
    let svg = Screen(view, size: CGSize(width: 100, height: 40)).svg()
    return String(svg.split(separator: ">").last { $0.contains("…") }?.prefix { $0 != "<" } ?? "")
  }

  @Test func `a text is shortened where it is told`() {
    #expect(shown(.tail).hasPrefix("abc") && shown(.tail).hasSuffix("…"))
    #expect(shown(.head).hasPrefix("…") && shown(.head).hasSuffix("xyz"))
    let middle = shown(.middle)
    #expect(middle.hasPrefix("ab") && middle.hasSuffix("yz") && middle.contains("…"))
  }

  @Test func `lines and letters take the room between them`() throws {
    func size(_ view: some View) throws -> CGSize {
      try Screen(view.accessibilityLabel("T")).frame(of: .text("T")).size
    }
    let text = Text("one\ntwo\nthree")
    #expect(try size(text.lineSpacing(10)).height == size(text).height + 20)
    #expect(try size(text.lineSpacing(10)).width == size(text).width)
    let word = Text("word")
    #expect(try abs(size(word.tracking(5)).width - size(word).width - 20) <= 1)
    #expect(try size(word.underline().strikethrough()) == size(word))
  }

  @Test func `a picture has the lines below and through words`() {
    let svg = Screen(Text("A").underline().strikethrough()).svg()
    #expect(svg.contains("text-decoration=\"underline line-through\""))
  }

  @Test func `numbers that no screen can show are shown as near as can be`() {
    #expect(text(Text("A").tracking(.nan))?.look?.tracking == 0)
    #expect(text(VStack { Text("A") }.lineSpacing(-.infinity))?.look?.lineSpacing == 0)
    #expect(text(VStack { Text("A") }.lineSpacing(.infinity))?.look?.lineSpacing == 10_000)
  }

  private struct Metric: View {
    @ScaledMetric private var side = 20.0
    @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 20

    var body: some View { Text(verbatim: "\(Int(side)) \(Int(title))") }
  }

  @Test func `lengths grow with the letters, large ones less`() {
    #expect(Screen(Metric()).texts == ["20 20"])
    #expect(Screen(Metric().dynamicTypeSize(.accessibility5)).texts == ["62 36"])
    #expect(Screen(Metric().dynamicTypeSize(.xSmall)).texts == ["16 16"])
  }

  @Test func `letters of the desktop's styles grow, and others stay`() throws {
    func height(_ font: Font, _ size: DynamicTypeSize) throws -> Double {
      try Screen(Text("A").font(font).dynamicTypeSize(size)).frame(of: .text("A")).height
    }
    #expect(try height(.body, .xxxLarge) > height(.body, .large))
    #expect(try height(.body, .small) < height(.body, .large))
    #expect(try height(.system(size: 20), .xxxLarge) == height(.system(size: 20), .large))
  }

  @Test func `sizes of letters have bounds where a view says so`() {
    struct Size: View {
      @Environment(\.dynamicTypeSize) private var size
      var body: some View { Text(verbatim: "\(size)") }
    }
    func shown(_ view: some View) -> [String] { Screen(view).texts }
    #expect(shown(Size().dynamicTypeSize(...DynamicTypeSize.xLarge)) == ["large"])
    #expect(
      shown(Size().dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(.xxxLarge))
        == ["xLarge"])
    #expect(shown(Size().dynamicTypeSize(DynamicTypeSize.xxLarge...)) == ["xxLarge"])
  }
}
