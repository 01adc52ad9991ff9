import Foundation
import LayoutEngine
import PortableUI
import Testing

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let third = VerticalAlignment(Third.self)
}

@MainActor struct AlignmentGuideTests {
  private func tops(_ view: some View) -> [Double] {
    let inspector = Inspector(view)
    let panes = inspector.elements.filter { $0.content.fill != nil }
    return panes.map { $0.frame.minY - panes[0].frame.minY }
  }

  @Test func `a guide says where the line lies`() {
    let row = HStack(alignment: .top) {
      Color.red.frame(width: 10, height: 30)
      Color.blue.frame(width: 10, height: 30).alignmentGuide(.top) { _ in -12 }
      Color.green.frame(width: 10, height: 30).alignmentGuide(.top) { $0[.bottom] - $0.width }
    }
    #expect(tops(row) == [0, 12, -20])
  }

  @Test func `an alignment of one's own has a place in every view`() {
    let row = HStack(alignment: .third) {
      Color.red.frame(width: 10, height: 30)
      Color.blue.frame(width: 10, height: 60)
      Color.green.frame(width: 10, height: 30).alignmentGuide(.third) {
        $0[VerticalAlignment.bottom]
      }
    }
    #expect(tops(row) == [0, -10, -20])
  }

  @Test func `a guide set further in holds for what is around`() {
    let row = HStack(alignment: .third) {
      Color.red.frame(width: 10, height: 30)
      VStack(spacing: 0) {
        Color.blue.frame(width: 10, height: 10)
        Color.green.frame(width: 10, height: 10).alignmentGuide(.third) { _ in 5 }
      }
    }
    #expect(tops(row) == [0, -5, 5])
  }

  private struct Moving: View {
    @State private var line: CGFloat = 0

    var body: some View {
      VStack(alignment: .leading) {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in line }
        Button("Move") { line = 7 }
      }
    }
  }

  @Test func `a guide that changes moves the view`() {
    let inspector = Inspector(Moving())
    let blue = inspector.elements.first { $0.content.fill == .blue }!
    let red = inspector.elements.first { $0.content.fill == .red }!
    #expect(blue.frame.minX == red.frame.minX)
    inspector.send(.press, to: inspector.only(\.button)?.element)
    #expect(red.frame.minX - blue.frame.minX == 7)
  }
}
