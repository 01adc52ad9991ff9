import Foundation
import PortableUI
import Testing

@MainActor struct UIImageTests {
  private let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])

  private func source(_ image: UIImage?) -> ImageSource? {
    image.flatMap { Stage(Image(uiImage: $0)).only(\.image)?.content.source }
  }

  @Test func `bytes that are a picture are shown`() {
    #expect(source(UIImage(data: png)) == .data(png))
    let drawing = Data("<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg'/>".utf8)
    #expect(source(UIImage(data: drawing)) == .data(drawing))
    #expect(UIImage(data: Data([0xFF, 0xD8, 0xFF, 0xE0])) != nil)
    #expect(UIImage(data: Data("GIF89a".utf8)) != nil)
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
    #expect(Stage(Image(uiImage: image)).only(\.image)?.element.name == "")
    let named = Stage(Image(uiImage: image).accessibilityLabel("Ada"))
    #expect(named.only(\.image)?.element.name == "Ada")
    #expect(UIImage(named: "nowhere") == nil)
    #expect(UIImage(data: png) == image)
  }
}
