import Foundation
import Testing
import ViewStateController
import ViewTesting

/// Where each type of loading puts the view and its indicator, on a screen of 400 by 200.
@MainActor
struct LoadingFramesTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let type: LoadingModifierType
    var content: CGRect? = rect(150, 80, 100, 40)
    var indicator: CGRect?
  }

  nonisolated static let rowCount = 15

  static let rows = [
    Row(testDescription: "none", type: .none),
    Row(testDescription: "material", type: .material(), indicator: rect(190, 95, 20, 10)),
    Row(
      testDescription: "material, padded", type: .material(padding: 12),
      indicator: rect(190, 95, 20, 10)),
    Row(
      testDescription: "material, in a corner",
      type: .material(padding: 12, indicatorPadding: 2, alignment: .topLeading),
      indicator: rect(140, 70, 20, 10)),
    Row(
      testDescription: "material without indicator", type: .material(displayIndicator: false)),
    Row(testDescription: "over", type: .overCurrentContent(), indicator: rect(222, 95, 20, 10)),
    Row(
      testDescription: "over, in a corner",
      type: .overCurrentContent(padding: 10, indicatorPadding: 0, alignment: .bottomLeading),
      indicator: rect(140, 120, 20, 10)),
    Row(
      testDescription: "over without indicator", type: .overCurrentContent(displayIndicator: false)),
    Row(
      testDescription: "horizontal", type: .horizontal(), content: rect(136, 80, 100, 40),
      indicator: rect(244, 95, 20, 10)),
    Row(
      testDescription: "horizontal, leading", type: .horizontal(option: .leading),
      content: rect(164, 80, 100, 40), indicator: rect(136, 95, 20, 10)),
    Row(
      testDescription: "horizontal, top, spaced",
      type: .horizontal(option: .leading, alignment: .top, spacing: 20),
      content: rect(170, 80, 100, 40), indicator: rect(130, 80, 20, 10)),
    Row(
      testDescription: "vertical", type: .vertical(), content: rect(150, 71, 100, 40),
      indicator: rect(150, 119, 20, 10)),
    Row(
      testDescription: "vertical, top", type: .vertical(option: .top),
      content: rect(150, 89, 100, 40), indicator: rect(150, 71, 20, 10)),
    Row(
      testDescription: "vertical, trailing, spaced",
      type: .vertical(alignment: .trailing, spacing: 30), content: rect(150, 60, 100, 40),
      indicator: rect(230, 130, 20, 10)),
    Row(
      testDescription: "custom", type: .custom(IndicatorBlock().asAnyView()), content: nil,
      indicator: rect(190, 95, 20, 10)),
  ]

  @Test(arguments: 0..<rowCount)
  func `each type puts the view and its indicator where it says`(index: Int) {
    let row = Self.rows[index]
    let screen = Screen(
      ContentBlock().modifier(
        LoadingViewModifier(type: row.type, indicatorView: IndicatorBlock())),
      size: CGSize(width: 400, height: 200))
    #expect(screen.place(of: "content") == row.content, "\(row.testDescription)")
    #expect(screen.place(of: "indicator") == row.indicator, "\(row.testDescription)")
  }

  @Test(arguments: 0..<rowCount)
  func `each type leaves the view as it is while nothing loads`(index: Int) {
    let screen = Screen(
      ContentBlock().modifier(
        LoadingViewModifier(
          type: Self.rows[index].type, indicatorView: IndicatorBlock(), isLoading: false)),
      size: CGSize(width: 400, height: 200))
    #expect(screen.place(of: "content") == rect(150, 80, 100, 40))
    #expect(screen.place(of: "indicator") == nil)
  }

  @Test func `a bar has the indicator while something loads, and leaves the view alone`() throws {
    struct Page: View {
      @State private var isLoading = false

      var body: some View {
        VStack {
          ContentBlock().modifier(
            LoadingViewModifier(
              type: .toolbar(contentOpacity: 0.4), indicatorView: Text("Wait"),
              isLoading: isLoading))
          Button("Switch") { isLoading.toggle() }
        }
      }
    }
    let screen = Screen(Page(), size: CGSize(width: 400, height: 200))
    let before = screen.place(of: "content")
    #expect(screen.texts == ["Switch"])
    try screen.tap("Switch")
    let content = try #require(screen.place(of: "content"))
    #expect(content.size == before?.size)
    #expect(try screen.frame(of: .text("Wait")).maxY <= content.minY)
    #expect(try screen.frame(of: .text("Wait")).minX > content.maxX)
    #expect(screen.tree.contains("opacity 0.4"))
    try screen.tap("Switch")
    #expect(screen.texts == ["Switch"])
    #expect(screen.place(of: "content")?.size == before?.size)
  }

  @Test func `no row is left out`() { #expect(Self.rows.count == Self.rowCount) }

  @Test func `the indicator is read where it stands`() {
    func texts(_ type: LoadingModifierType) -> [String] {
      Screen(
        Text("Name").modifier(LoadingViewModifier(type: type, indicatorView: Text("Wait")))
      ).texts
    }
    #expect(texts(.horizontal(option: .leading)) == ["Wait", "Name"])
    #expect(texts(.horizontal(option: .trailing)) == ["Name", "Wait"])
    #expect(texts(.vertical(option: .top)) == ["Wait", "Name"])
    #expect(texts(.vertical(option: .bottom)) == ["Name", "Wait"])
    #expect(texts(.material()) == ["Name", "Wait"])
    #expect(texts(.overCurrentContent()) == ["Name", "Wait"])
  }

  @Test func `a view that fills its room leaves the indicator what it needs`() throws {
    let filling = Color.blue.accessibilityIdentifier("content")
    let across = Screen(
      filling.modifier(
        LoadingViewModifier(type: .horizontal(), indicatorView: IndicatorBlock())),
      size: CGSize(width: 400, height: 200))
    #expect(across.place(of: "content") == rect(0, 0, 372, 200))
    #expect(across.place(of: "indicator") == rect(380, 95, 20, 10))
    let down = Screen(
      filling.modifier(
        LoadingViewModifier(type: .vertical(option: .top), indicatorView: IndicatorBlock())),
      size: CGSize(width: 400, height: 200))
    #expect(down.place(of: "content") == rect(0, 18, 400, 182))
    #expect(down.place(of: "indicator") == rect(0, 0, 20, 10))
  }

  @Test func `several views are one to their indicator`() throws {
    let screen = Screen(
      Group {
        ContentBlock()
        Color.green.frame(width: 60, height: 20).accessibilityIdentifier("second")
      }
      .modifier(LoadingViewModifier(type: .horizontal(), indicatorView: IndicatorBlock())),
      size: CGSize(width: 400, height: 200))
    #expect(screen.place(of: "content") == rect(136, 66, 100, 40))
    #expect(screen.place(of: "second") == rect(156, 114, 60, 20))
    #expect(screen.place(of: "indicator") == rect(244, 95, 20, 10))
  }

  @Test func `the lines of a view are still its own`() throws {
    let screen = Screen(
      HStack(alignment: .firstTextBaseline) {
        Text("Small").font(.caption)
        Text("Large").font(.largeTitle)
          .modifier(LoadingViewModifier(type: .horizontal(), indicatorView: IndicatorBlock()))
      })
    let plain = Screen(
      HStack(alignment: .firstTextBaseline) {
        Text("Small").font(.caption)
        Text("Large").font(.largeTitle)
      })
    let distance = { (screen: Screen) in
      try screen.frame(of: .text("Small")).minY - screen.frame(of: .text("Large")).minY
    }
    #expect(try distance(screen) == distance(plain))
    #expect(try distance(plain) > 0)
  }
}
