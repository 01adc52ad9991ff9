import Foundation
import LayoutEngine
import Testing
import ViewTesting

@testable import PortableUI

/// Symbols of an app's own, from the asset catalogues of a bundle.
@MainActor
struct SymbolSetTests {
  /// A page with a square for each size, whose letters are 70 units high.
  private nonisolated static let page = """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
     <g id="Guides">
      <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
      <line x1="263" id="Capline-M" x2="3036" y1="1056" y2="1056"/>
      <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>
      <line id="right-margin-Regular-M" x1="1519" x2="1519" y1="1030" y2="1150"/>
     </g>
     <g id="Symbols">
      <g id="Black-M" transform="matrix(1 0 0 1 2800 1126)"><path d="M 0 0"/></g>
      <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)">
       <g class="monochrome-0"><path d="M 0 0 L 119 0 L 119 -70 L 0 -70 Z"/></g><g/>
      </g>
      <g id="Thin-M"><path d="M 1 1"/></g>
     </g>
    </svg>
    """

  private func bundle(_ page: String = page) throws -> TestBundle {
    let folder = "Media.xcassets/Marks.symbolset"
    return try TestBundle([
      "\(folder)/Contents.json": """
      {"info": {"version": 1}, "symbols": [{"filename": "marks.svg", "idiom": "universal"}]}
      """, "\(folder)/marks.svg": page,
    ])
  }

  @Test func `a symbol is read of the layer for the usual weight and size`() throws {
    let drawing = try #require(SymbolTemplate(Self.page)?.drawing)
    #expect(drawing.contains("L 119 0") && drawing.contains("<g/>"))
    #expect(!drawing.contains("Thin-M") && !drawing.contains("Black-M"))
    #expect(drawing.contains("viewBox=\"1400.0 1031.6"))
    #expect(drawing.hasSuffix("</g></svg>"))
  }

  @Test func `a symbol is as high as a line of its font, in the colour of texts`() throws {
    let files = try bundle()
    let inspector = Inspector(
      VStack {
        Image("Marks", bundle: files.bundle).foregroundStyle(.red)
        Image("Marks", bundle: files.bundle).font(.system(size: 40)).imageScale(.large)
        Image("Marks", bundle: files.bundle).resizable().frame(width: 90, height: 20)
        Image("Marks", bundle: files.bundle).renderingMode(.original)
      })
    let images = inspector.elements.compactMap { element -> (ImageContent, Size)? in
      if case .image(let image) = element.content { (image, element.frame.size) } else { nil }
    }
    #expect(images.map(\.0.isTemplate) == [true, true, true, false])
    #expect(images.map(\.0.color).first == .red)
    // A line is 118.6 units high, and the symbol 119 wide: it is nearly a square.
    let sizes = images.map(\.1)
    #expect(sizes[0].width == sizes[0].height && sizes[0] == sizes[3])
    #expect(sizes[1].height > 2 * sizes[0].height)
    #expect(sizes[2] == Size(width: 90, height: 20))
    #expect(inspector.screen.exists("Marks"))
  }

  @Test(arguments: ["", "<svg/>", page.replacing("Capline-M", with: "Line")])
  func `what is no template is said, and nothing is shown`(page: String) throws {
    let files = try bundle(page)
    #expect(AssetCatalog.of(files.bundle).symbol(named: "Marks") == nil)
  }

  @Test func `the first templates had one margin for all weights`() throws {
    let old = Self.page.replacing("left-margin-Regular-M", with: "left-margin")
      .replacing("right-margin-Regular-M", with: "right-margin")
    #expect(SymbolTemplate(old)?.drawing == SymbolTemplate(Self.page)?.drawing)
  }
}
