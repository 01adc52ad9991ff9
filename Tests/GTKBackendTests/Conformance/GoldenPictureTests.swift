import Foundation
import ProbeViews
import Testing

extension WindowTests {
  struct GoldenPictureTests {
    /// What is said about a page that has something on it of which there is none here.
    static let warnings: [Page: [String]] = [
      .symbols: [SymbolTests.warning], .textLooks: [FontFamiliesTests.warning],
    ]

    @Test(arguments: [
      Page.controls, .texts, .symbols, .buttons, .layers, .shapes, .looks, .fields, .focus, .speech,
      .frames, .effects, .units, .textLooks, .listView, .form, .grid, .masks,
      .sizes, .toggles, .settings, .selection, .blending, .table, .canvas, .mirrored,
      .charts, .chartAxes, .paints, .drawings, .manyColors, .splits, .shaded,
      .navigation, .tabs, .columns, .sidebar, .outline, .groceries, .mail, .rowKeys, .search,
      .nuances,
    ])
    func `a page looks as it did when it was found right, light and dark`(page: Page) throws {
      let desktop = try Desktop(showing: page.rawValue)
      try desktop.movePointerAway()
      try Golden.expect("\(page)", on: desktop)
      try desktop.expectNoComplaints(but: Self.warnings[page] ?? [])
    }

    @Test func `another colour and another place are differences, a hint of both is none`() {
      let plain = Photograph(width: 64, height: 64, color: [250, 250, 250])
      #expect(Comparison(plain, plain).isSame)
      #expect(Comparison(plain, plain.filled([230, 250, 250], 0..<64, 0..<64)).isSame)
      let line = plain.filled([0, 0, 0], 10..<42, 20..<21)
      #expect(!Comparison(line, plain).isSame)
      #expect(!Comparison(line, plain.filled([0, 0, 0], 10..<42, 21..<22)).isSame)
      #expect(!Comparison(line, plain.filled([90, 0, 0], 10..<42, 20..<21)).isSame)
      #expect(!Comparison(plain, Photograph(width: 64, height: 32, color: [250, 250, 250])).isSame)
      #expect(Comparison(plain, plain.filled([0, 0, 0], 10..<12, 20..<22)).isSame)
      #expect(
        "\(Comparison(line, plain))" == "2 squares of 16 points differ, the first at 16, 16")
    }
  }
}

extension Photograph {
  fileprivate init(width: Int, height: Int, color: [UInt8]) {
    self.init(
      width: width, height: height,
      points: Data((0..<width * height).flatMap { _ in color }))
  }

  fileprivate func filled(
    _ color: [UInt8], _ columns: Range<Int>, _ rows: Range<Int>
  ) -> Photograph {
    var points = points
    for row in rows {
      for column in columns {
        let start = (row * width + column) * 3
        points.replaceSubrange(start..<start + 3, with: color)
      }
    }
    return Photograph(width: width, height: height, points: points)
  }
}
