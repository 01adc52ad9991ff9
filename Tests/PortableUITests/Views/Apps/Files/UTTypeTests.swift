import PortableUI
import Testing

struct UTTypeTests {
  @Test func `kinds are found by name, by ending and by what servers say`() {
    #expect(UTType("public.png") == .png)
    #expect(UTType("public.nothing") == nil)
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "html", conformingTo: .image) != .html)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(mimeType: "image/svg+xml") == .svg)
    #expect(UTType(mimeType: "nothing") == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
  }

  @Test func `kinds are of other kinds as well`() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .png))
    #expect(UTType.png.isSubtype(of: .data) && UTType.data.isSupertype(of: .png))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.swiftSource.supertypes.isSuperset(of: [.sourceCode, .plainText, .text, .item]))
  }

  @Test func `an app has kinds of its own`() throws {
    let own = UTType(exportedAs: "org.example.card", conformingTo: .json)
    #expect(own.identifier == "org.example.card" && own.conforms(to: .json))
    #expect(own == UTType(importedAs: "org.example.card"))
    let ending = try #require(UTType(filenameExtension: "card"))
    #expect(ending.conforms(to: .data) && ending.preferredFilenameExtension == "card")
    #expect(UTType(exportedAs: "public.png") == .png)
  }
}
