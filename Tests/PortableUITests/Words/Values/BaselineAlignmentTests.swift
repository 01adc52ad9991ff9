import Foundation
import LayoutEngine
import PortableUI
import Testing

/// Alignments by a side and a line of text.
@MainActor struct BaselineAlignmentTests {
  /// Where a small square lies that is aligned with a text of two lines in a frame.
  private func place(_ alignment: Alignment) -> Point? {
    let stage = Inspector(
      ZStack(alignment: alignment) {
        Text(verbatim: "one\ntwo").frame(width: 100)
        Color.red.frame(width: 10, height: 10)
          .alignmentGuide(.firstTextBaseline) { $0[.bottom] }
          .alignmentGuide(.lastTextBaseline) { $0[.bottom] }
      })
    guard let text = stage.frame(of: stage.text("one\ntwo")),
      let square = stage.frame(of: stage.elements.first { $0.content.fill == .red })
    else { return nil }
    // From the corner of the frame around the text.
    let corner = Point(x: text.minX - (100 - text.size.width) / 2, y: text.minY)
    return square.origin - corner
  }

  @Test func `a square stands on the first line, at each side`() {
    let line = 16.0 - 10
    #expect(place(.leadingFirstTextBaseline) == Point(x: 0, y: line))
    #expect(place(.centerFirstTextBaseline) == Point(x: 45, y: line))
    #expect(place(.trailingFirstTextBaseline) == Point(x: 90, y: line))
  }

  @Test func `a square stands on the last line, at each side`() {
    let line = 16.0 - 10 + 22
    #expect(place(.leadingLastTextBaseline) == Point(x: 0, y: line))
    #expect(place(.centerLastTextBaseline) == Point(x: 45, y: line))
    #expect(place(.trailingLastTextBaseline) == Point(x: 90, y: line))
  }
}
