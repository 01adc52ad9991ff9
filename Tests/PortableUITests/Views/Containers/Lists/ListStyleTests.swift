import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// What the styles of lists make of the same rows.
@MainActor
struct ListStyleTests {
  private struct Numbers: View {
    var body: some View {
      List {
        Section("Low") {
          Text("One")
          Text("Two")
        }
        Section("High") { Text("Nine") }
      }
    }
  }

  private let size = CGSize(width: 300, height: 400)
  private let names = ["One", "Two", "Nine"]

  private func rows(_ screen: Screen) -> [RowContent] {
    screen.graph.rootElement.all.compactMap { $0.content.layer?.row }
  }

  private func list(_ screen: Screen) -> ListContent? {
    screen.graph.rootElement.all.lazy.compactMap { $0.content.layer?.list }.first
  }

  private func frames(_ screen: Screen) throws -> [CGRect] {
    try names.map { try screen.frame(of: .row($0)) }
  }

  @Test func `inset rows have lines between them, and room beside them`() throws {
    let screen = Screen(Numbers().listStyle(.inset), size: size)
    #expect(rows(screen).map(\.look) == [.plain, .plain, .plain])
    // The last row of a section has no line.
    #expect(rows(screen).map { $0.separator != nil } == [true, false, false])
    #expect(list(screen)?.background == .view && list(screen)?.isFramed == false)
    let (inset, plain) = (
      try frames(screen), try frames(Screen(Numbers().listStyle(.plain), size: size))
    )
    #expect(inset.map(\.minX) == [6, 6, 6] && inset.map(\.width) == [288, 288, 288])
    #expect(plain.map(\.minX) == [0, 0, 0] && plain.map(\.width) == [300, 300, 300])
    #expect(inset.map(\.height) == plain.map(\.height))
    #expect(inset[0].minY == plain[0].minY + 6 && inset[1].minY == inset[0].maxY)
  }

  @Test func `grouped rows are boxes with room beside them, as those of inset groups`() throws {
    let screen = Screen(Numbers().listStyle(.grouped), size: size)
    #expect(rows(screen).map(\.look) == [.boxed, .boxed, .boxed])
    #expect(rows(screen).map(\.hasRoundTop) == [true, false, true])
    #expect(rows(screen).map(\.hasRoundBottom) == [false, true, true])
    #expect(list(screen)?.background == .window)
    let grouped = try frames(screen)
    #expect(grouped.map(\.minX) == [12, 12, 12] && grouped.map(\.width) == [276, 276, 276])
    #expect(try grouped == frames(Screen(Numbers().listStyle(.insetGrouped), size: size)))
    #expect(try grouped == frames(Screen(Numbers(), size: size)))
  }

  @Test func `a style further in counts`() {
    let screen = Screen(Numbers().listStyle(.grouped).listStyle(.plain), size: size)
    #expect(rows(screen).map(\.look) == [.boxed, .boxed, .boxed])
  }

  @Test func `the bars of a list are hidden as those of a scroll view are`() {
    func bars(_ view: some View) -> LayoutAxes? {
      Inspector(view).only(\.scroll)?.content.indicators
    }
    #expect(bars(Numbers()) == .vertical)
    #expect(bars(Numbers().scrollIndicators(.hidden)) == [])
    #expect(bars(Numbers().scrollIndicators(.hidden, axes: .horizontal)) == .vertical)
  }
}
