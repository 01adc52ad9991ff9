import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct MinimumScaleFactorTests {
  private let words = "Words for which there is little room"

  private func size(_ view: some View, width: CGFloat) -> CGSize {
    let screen = Screen(
      view.frame(width: width, height: 100), size: CGSize(width: 800, height: 200))
    return (try? screen.frame(of: .text(words)).size) ?? .zero
  }

  private func line(_ factor: CGFloat) -> some View {
    Text(words).lineLimit(1).minimumScaleFactor(factor)
  }

  @Test func `letters are as small as they must be, and no smaller than they may be`() {
    let whole = size(line(0.5), width: 800)
    #expect(whole == size(Text(words).lineLimit(1), width: 800))
    let less = size(line(0.5), width: whole.width * 0.8)
    #expect(less.height < whole.height)
    #expect(less.width <= whole.width * 0.8)
    #expect(less.width > whole.width * 0.74)
    let least = size(line(0.5), width: whole.width * 0.3)
    #expect(abs(least.height - whole.height / 2) < 1)
  }

  @Test func `more lines than there may be are smaller too`() {
    let view = Text(words).lineLimit(2).minimumScaleFactor(0.2)
    let usual = size(Text(words).lineLimit(1), width: 800)
    let small = size(view, width: usual.width / 4)
    #expect(small.height < usual.height * 2)
    #expect(small.height > usual.height * 0.5)
  }

  @Test func `a text is drawn in the size that it was measured in, whole`() throws {
    for width in stride(from: 120.0, to: 260, by: 7) {
      let screen = Screen(line(0.3).frame(width: width), size: CGSize(width: 400, height: 100))
      let picture = screen.svg()
      #expect(picture.contains(">\(words)</text>"), "\(width)")
      let drawn = try #require(picture.firstMatch(of: /font-size="([0-9.]+)"/)).1
      let height = try screen.frame(of: .text(words)).height
      #expect(abs(Double(drawn)! * 1.3 - height) < height * 0.3)
    }
  }
}
