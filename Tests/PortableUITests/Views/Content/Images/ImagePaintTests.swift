import Foundation
import LayoutEngine
import PortableUI
import SystemTesting
import Testing
import ViewTesting

@MainActor struct ImagePaintTests {
  private func picture(_ view: some View) -> PicturePaint? {
    let shape = Inspector(view).only(\.shape)?.content
    guard case .picture(let picture)? = shape?.fill ?? shape?.stroke?.paint else { return nil }
    return picture
  }

  /// A picture of 40 by 30 points.
  private var paper: Image {
    UIImage(data: PictureHeads.png(width: 40, height: 30)).map { Image(uiImage: $0) }
      ?? Image(systemName: "star")
  }

  @Test func `a shape, a background and a border are painted with a picture`() {
    #expect(picture(Circle().fill(.image(paper))) != nil)
    #expect(picture(Text("A").background(ImagePaint(image: paper))) != nil)
    #expect(picture(Text("A").border(ImagePaint(image: paper, scale: 0.5), width: 4))?.scale == 0.5)
    #expect(picture(Circle().fill(.red)) == nil)
  }

  @Test func `its pictures are as large as the part that is seen, by the scale`() {
    let whole = picture(Circle().fill(.image(paper)))
    #expect(whole?.tile(of: Size(width: 40, height: 30)) == Size(width: 40, height: 30))
    let corner = CGRect(x: 0.5, y: 0.25, width: 0.25, height: 0.5)
    let part = picture(Circle().fill(.image(paper, sourceRect: corner, scale: 2)))
    let tile = Size(width: 20, height: 30)
    #expect(part?.tile(of: Size(width: 40, height: 30)) == tile)
    #expect(part?.whole(around: tile) == Rect(x: -40, y: -15, width: 80, height: 60))
  }

  @Test func `nothing is seen of a part without size, nor at no scale`() {
    let size = Size(width: 40, height: 30)
    for rect in [CGRect(x: 0, y: 0, width: 0, height: 1), CGRect(x: 2, y: 0, width: 1, height: 1)] {
      let paint = picture(Circle().fill(.image(paper, sourceRect: rect)))
      #expect(paint != nil && paint?.tile(of: size) == nil)
    }
    #expect(picture(Circle().fill(.image(paper, scale: 0)))?.tile(of: size) == nil)
    #expect(picture(Circle().fill(.image(paper, scale: .nan)))?.tile(of: size) == size)
  }

  @Test func `it may be fainter, and of a symbol in the colour of texts`() {
    let faint = picture(
      Circle().fill(.image(Image(systemName: "star")).opacity(0.5)).foregroundStyle(.red))
    #expect(faint?.opacity == 0.5 && faint?.image.color == .red)
  }

  @Test func `pictures that are drawn repeat it from the corner of what is painted`() {
    let svg = Screen(
      Rectangle().fill(.image(paper)).frame(width: 100, height: 100),
      size: CGSize(width: 100, height: 100)
    ).svg()
    #expect(
      svg.contains(
        "<pattern id=\"pattern1\" patternUnits=\"userSpaceOnUse\" width=\"40\" height=\"30\""))
    #expect(svg.contains("fill=\"url(#pattern1)\""))
    let words = Screen(Text("A").foregroundStyle(.image(paper))).svg()
    #expect(words.contains("<pattern") && words.contains("url(#pattern1)"))
  }

  @Test func `a canvas repeats it from a point of its own`() {
    let canvas = Canvas { context, _ in
      context.fill(
        Path(CGRect(x: 10, y: 10, width: 80, height: 80)),
        with: .tiledImage(paper, origin: CGPoint(x: 3, y: 4)))
    }
    let svg = Screen(canvas, size: CGSize(width: 100, height: 100)).svg()
    #expect(svg.contains("translate(3 4)"))
  }
}
