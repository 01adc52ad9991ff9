import Foundation
import PortableUI
import Testing
import ViewTesting

/// A picture shows what a window shows.
@MainActor
struct DrawingTests {
  @Test func `the ends, corners and gaps of a line are drawn`() {
    let plain = Screen(Rectangle().stroke(.red, lineWidth: 4)).svg()
    #expect(plain.contains("stroke-width=\"4\" stroke-miterlimit=\"10\"/>"))
    let style = StrokeStyle(
      lineWidth: 4, lineCap: .round, lineJoin: .bevel, miterLimit: 3, dash: [6, 2.5], dashPhase: 1)
    let styled = Screen(Rectangle().stroke(.red, style: style)).svg()
    #expect(
      styled.contains(
        """
        stroke-miterlimit="3" stroke-linecap="round" stroke-linejoin="bevel" \
        stroke-dasharray="6 2.5" stroke-dashoffset="1"
        """))
    let square = StrokeStyle(lineCap: .square, lineJoin: .round, dash: [0, 0])
    let other = Screen(Rectangle().stroke(.red, style: square)).svg()
    #expect(other.contains("stroke-linecap=\"square\" stroke-linejoin=\"round\""))
    #expect(!other.contains("dasharray"))
  }

  @Test func `a field of several lines shows all it has room for, from the top`() {
    let text = "first line\nsecond line\nthird line"
    func picture(_ limit: Int) -> String {
      Screen(
        TextField("Notes", text: .constant(text), axis: .vertical).lineLimit(limit),
        size: CGSize(width: 300, height: 200)
      ).svg()
    }
    let whole = picture(3)
    #expect(whole.contains(">first line</text>"))
    #expect(whole.contains(">third line</text>"))
    let part = picture(2)
    #expect(part.contains(">second line</text>"))
    #expect(!part.contains("third") && !part.contains("…"))
  }

  @Test func `a picture is in the picture`() throws {
    let data = Self.png
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("drawn-\(UUID().uuidString).png")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let expected = "href=\"data:image/png;base64,\(data.base64EncodedString())\"/>"
    let loaded = try #require(UIImage(data: data))
    #expect(Screen(Image(uiImage: loaded)).svg().contains(expected))
    let stored = try #require(UIImage(contentsOfFile: file.path))
    let picture = Screen(
      Image(uiImage: stored).resizable().frame(width: 30, height: 20),
      size: CGSize(width: 100, height: 100)
    ).svg()
    #expect(
      picture.contains(
        "<image x=\"35\" y=\"40\" width=\"30\" height=\"20\" preserveAspectRatio=\"none\" "
          + expected))
  }

  @Test func `letters are of their kind`() {
    func picture(_ design: Font.Design) -> String {
      Screen(Text("a").font(.system(.body, design: design))).svg()
    }
    #expect(picture(.serif).contains("font-family=\"serif\""))
    #expect(picture(.monospaced).contains("font-family=\"monospace\""))
    #expect(picture(.rounded).contains("font-family=\"ui-rounded, "))
    #expect(picture(.default).components(separatedBy: "font-family").count == 2)
  }

  /// One red point.
  private static let png =
    Data(
      base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJg\
        gg==
        """) ?? Data()
}
