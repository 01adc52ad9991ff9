import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct CustomFontTests {
  private func font(_ view: some View) -> Font? { Inspector(view).only(\.text)?.content.font }

  private func size(_ font: Font, _ typeSize: DynamicTypeSize = .large) throws -> CGFloat {
    let screen = Screen(Text("Words").font(font).dynamicTypeSize(typeSize))
    return try screen.frame(of: "Words").height
  }

  @Test func `a font of a family is that family's, and no other's`() {
    let serif = font(Text("A").font(.custom("DejaVu Serif", size: 20)))
    #expect(serif?.family?.name == "DejaVu Serif")
    #expect(serif == .custom("DejaVu Serif", size: 20))
    #expect(serif != .custom("DejaVu Sans", size: 20))
    #expect(font(Text("A"))?.family == nil)
    let heavy = font(Text("A").font(.custom("DejaVu Serif", size: 20).bold().italic()))
    #expect(heavy?.family?.name == "DejaVu Serif")
    #expect(heavy?.weight == .bold && heavy?.isItalic == true)
  }

  @Test func `its letters grow as the role does that they belong to`() throws {
    #expect(try size(.custom("A", size: 20)) == size(.system(size: 20)))
    let body = try size(.custom("A", size: 20), .accessibility3)
    #expect(body > 40)
    #expect(try size(.custom("A", size: 20, relativeTo: .body), .accessibility3) == body)
    #expect(try size(.custom("A", size: 20, relativeTo: .largeTitle), .accessibility3) < body)
    #expect(
      try size(.custom("A", fixedSize: 20), .accessibility3) == size(.custom("A", fixedSize: 20)))
  }

  @Test func `sizes that no letter has are brought within what can be shown`() {
    #expect(font(Text("A").font(.custom("A", size: .nan)))?.size == .style(.body))
    #expect(font(Text("A").font(.custom("A", fixedSize: -3)))?.size == .points(1))
  }

  @Test func `a picture names the family, and what to use instead`() {
    let svg = Screen(Text("A").font(.custom("O'Neil & \"Sons\"", size: 20))).svg()
    #expect(svg.contains("font-family=\"'ONeil &amp; Sons', sans-serif\""))
  }
}
