import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct SymbolLooksTests {
  private func image(_ view: some View) -> ImageContent? { Inspector(view).only(\.image)?.content }
  private func name(_ view: some View) -> String {
    if case .symbol(let name)? = image(view)?.source { name } else { "none" }
  }

  @Test func `a variant is a part of the symbol's name, once`() {
    let heart = Image(systemName: "heart")
    #expect(name(heart.symbolVariant(.fill)) == "heart.fill")
    #expect(name(heart.symbolVariant(.circle.fill)) == "heart.circle.fill")
    #expect(name(heart.symbolVariant(.slash)) == "heart.slash")
    #expect(name(heart.symbolVariant(.none)) == "heart")
    #expect(name(Image(systemName: "heart.fill").symbolVariant(.fill)) == "heart.fill")
    #expect(name(Image(systemName: "heart.fill").symbolVariant(.circle)) == "heart.circle.fill")
    #expect(name(Image(systemName: "circle").symbolVariant(.circle)) == "circle.circle")
    #expect(name(heart.symbolVariant(.fill).symbolVariant(.circle)) == "heart.circle.fill")
  }

  @Test func `variants contain each other`() {
    #expect(SymbolVariants.fill.circle.contains(.fill))
    #expect(!SymbolVariants.fill.contains(.circle))
    #expect(SymbolVariants.fill.contains(.none))
  }

  @Test func `symbols are larger and smaller than texts, and pictures are not`() throws {
    func height(_ scale: Image.Scale) throws -> Double {
      let screen = Screen(Image(systemName: "star").imageScale(scale))
      return try Double(screen.frame(of: .image("star")).height)
    }
    #expect(try height(.small) < height(.medium))
    #expect(try height(.medium) < height(.large))
    #expect(image(Image("nothing").imageScale(.large))?.symbolScale == 1)
  }
}
