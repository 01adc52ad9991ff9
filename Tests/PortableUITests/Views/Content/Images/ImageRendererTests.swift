import Foundation
import Observation
import PortableCombine
import PortableUI
import Testing
@_spi(Measuring) import ViewTesting

@MainActor
struct ImageRendererTests {
  /// In a test without a window a screen is what draws.
  private let screen = Screen(Color.red)

  private func svg(_ image: UIImage?) throws -> String {
    guard case .loaded(let picture) = try #require(image).source else { return "" }
    return String(decoding: try #require(picture.data), as: UTF8.self)
  }

  @Test func `what is drawn is in the picture, in the size that the view likes`() throws {
    let renderer = ImageRenderer(content: Color.green.frame(width: 30, height: 20))
    let picture = try svg(renderer.uiImage)
    #expect(picture.contains("viewBox=\"0 0 30 20\""))
    #expect(picture.contains("width=\"30\" height=\"20\""))
    #expect(try svg(ImageRenderer(content: Text("Hello")).uiImage).contains("Hello"))
  }

  @Test func `a view is offered the proposed size`() throws {
    let renderer = ImageRenderer(content: Color.green)
    renderer.proposedSize = ProposedViewSize(width: 70, height: 50)
    #expect(try svg(renderer.uiImage).contains("viewBox=\"0 0 70 50\""))
  }

  @Test func `a picture has more points of colour by its scale, and is shown in the same size`()
    throws
  {
    let renderer = ImageRenderer(content: Color.green.frame(width: 30, height: 20))
    renderer.scale = 3
    let image = try #require(renderer.uiImage)
    #expect(try svg(image).contains("width=\"90\" height=\"60\""))
    #expect(image.scale == 3)
    let shown = Screen(Image(uiImage: image).accessibilityLabel("badge"))
    #expect(try shown.frame(of: "badge").size == CGSize(width: 30, height: 20))
  }

  @Test func `an opaque picture has a ground`() throws {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 30, height: 20))
    let clear = try svg(renderer.uiImage)
    renderer.isOpaque = true
    #expect(try svg(renderer.uiImage) != clear)
  }

  @Test func `other content is in the next picture`() throws {
    let renderer = ImageRenderer(content: Text("before"))
    #expect(try svg(renderer.uiImage).contains("before"))
    renderer.content = Text("after")
    let picture = try svg(renderer.uiImage)
    #expect(picture.contains("after"))
    #expect(!picture.contains("before"))
  }

  @Test func `a renderer tells when the state of its view has changed`() throws {
    let count = Count()
    let renderer = ImageRenderer(content: CountView(count: count))
    var news = 0
    let watching = renderer.objectWillChange.sink { news += 1 }
    #expect(try svg(renderer.uiImage).contains("0 things"))
    renderer.proposedSize = ProposedViewSize(width: 200, height: 50)
    #expect(renderer.uiImage != nil && news == 0)
    count.number = 5
    screen.showChanges()
    #expect(news == 1)
    #expect(try svg(renderer.uiImage).contains("5 things"))
    watching.cancel()
  }

  @Test func `what takes no room, or too much, is no picture`() {
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
    #expect(ImageRenderer(content: Color.red.frame(width: 40_000, height: 1)).uiImage == nil)
  }

  @Test func `a picture that is PNG is written as it is, and a symbol not at all`() throws {
    let png = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJ"
          + "RU5ErkJggg=="))
    #expect(UIImage(data: png)?.pngData() == png)
    #expect(UIImage(source: .symbol("star")).pngData() == nil)
  }
}

@MainActor
@Observable
private final class Count {
  var number = 0
}

private struct CountView: View {
  let count: Count
  var body: some View { Text("\(count.number) things") }
}
