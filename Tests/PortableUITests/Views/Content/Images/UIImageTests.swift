import Foundation
import LayoutEngine
import PortableUI
import SystemTesting
import Testing

@MainActor struct UIImageTests {
  private let png = PictureHeads.png(width: 40, height: 30)

  private func bytes(_ image: UIImage?) -> Data? {
    guard case .loaded(let picture) = source(image) else { return nil }
    return picture.data
  }

  private func source(_ image: UIImage?) -> ImageSource? {
    image.flatMap { Inspector(Image(uiImage: $0)).only(\.image)?.content.source }
  }

  @Test func `bytes that are a picture are shown`() {
    #expect(bytes(UIImage(data: png)) == png)
    let drawing = Data("<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg'/>".utf8)
    #expect(bytes(UIImage(data: drawing)) == drawing)
    #expect(UIImage(data: PictureHeads.jpeg(width: 4, height: 3)) != nil)
    #expect(UIImage(data: PictureHeads.gif(width: 4, height: 3)) != nil)
  }

  @Test func `a picture is as large as its bytes say`() throws {
    let image = try #require(UIImage(data: png))
    let shown = Inspector(Image(uiImage: image)).only(\.image)?.element
    #expect(shown?.frame.size == Size(width: 40, height: 30))
  }

  @Test func `other bytes are no picture`() {
    #expect(UIImage(data: Data("hello".utf8)) == nil)
    #expect(UIImage(data: Data()) == nil)
  }

  @Test func `a file is shown by its path`() throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("picture-\(UUID().uuidString).png")
    try png.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(source(UIImage(contentsOfFile: file.path)) == .file(file.path))
    #expect(UIImage(contentsOfFile: file.path + ".none") == nil)
    try Data("hello".utf8).write(to: file)
    #expect(UIImage(contentsOfFile: file.path) == nil)
  }

  @Test func `it is not read aloud unless it is named`() throws {
    let image = try #require(UIImage(data: png))
    #expect(Inspector(Image(uiImage: image)).only(\.image)?.element.name == "")
    let named = Inspector(Image(uiImage: image).accessibilityLabel("Ada"))
    #expect(named.only(\.image)?.element.name == "Ada")
    #expect(UIImage(named: "nowhere") == nil)
    #expect(UIImage(data: png) == image)
  }
}
