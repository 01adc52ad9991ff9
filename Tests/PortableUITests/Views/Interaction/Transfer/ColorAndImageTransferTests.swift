import Foundation
import Testing
import ViewTesting

@testable import PortableUI

/// Colours and pictures that go elsewhere.
@MainActor struct ColorAndImageTransferTests {
  private func carried<T: Transferable>(_ value: T) async throws -> T {
    try await NSItemProvider(object: value).value()
  }

  @Test(arguments: [
    Color.red, .accentColor.opacity(0.5), Color(red: 0.1, green: 0.2, blue: 0.3),
    .red.mix(with: .blue, by: 0.25).opacity(0.5),
  ])
  func `a colour stays what it is within the program`(color: Color) async throws {
    #expect(try await carried(color) == color)
  }

  @Test func `other programs get what a colour is mixed of, and give such`() async throws {
    let color = Color(red: 1, green: 0, blue: 0.2, opacity: 0.4)
    let name = "application/x-color"
    let item = NSItemProvider(object: color)
    #expect(DesktopForms.names(of: [item]) == [name])
    let data = try await DesktopForms.data(of: [item], as: name)
    let numbers = data.withUnsafeBytes { Array($0.bindMemory(to: UInt16.self)) }
    #expect(numbers == [65535, 0, 13107, 26214])
    let come = try #require(DesktopForms.items(of: [(name, data)]).first)
    #expect(try await come.value() as Color == color)
    let wrong = try #require(DesktopForms.items(of: [(name, Data([1]))]).first)
    await #expect(throws: (any Error).self) { _ = try await wrong.value() as Color }
  }

  @Test func `a colour with a name is mixed as it is where it is light`() async throws {
    _ = Screen(Text("has a palette"))
    let item = NSItemProvider(object: Color.white)
    let data = try await DesktopForms.data(of: [item], as: "application/x-color")
    #expect(data == Data(repeating: 255, count: 8))
  }

  @Test func `a picture goes as PNG, and comes of any kind that can be shown`() async throws {
    let png = try #require(UIImage(data: onePoint))
    let item = NSItemProvider(object: Image(uiImage: png))
    #expect(try await DesktopForms.data(of: [item], as: "image/png") == onePoint)
    #expect(try await carried(Image(uiImage: png)) == Image(uiImage: png))
    let svg = Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>"#.utf8)
    let come = try #require(DesktopForms.items(of: [("image/svg+xml", svg)]).first)
    #expect(try await come.value() as Image == Image(uiImage: try #require(UIImage(data: svg))))
    let broken = try #require(DesktopForms.items(of: [("image/png", Data([1]))]).first)
    await #expect(throws: (any Error).self) { _ = try await broken.value() as Image }
  }

  private let onePoint = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
  )!
}
