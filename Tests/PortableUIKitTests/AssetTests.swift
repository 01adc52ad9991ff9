import Foundation
import PortableUIKit
import Testing

/// Colours and pictures from a bundle's asset catalogues, for views of this kit.
@MainActor
struct AssetTests {
  private let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let bundle: Bundle

  init() throws {
    let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
    func color(_ red: Int) -> String {
      "\"color\": {\"components\": {\"red\": \"\(red)\", \"green\": \"0\", \"blue\": \"0\"}}"
    }
    let drawing = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='4'/>"
    let files = [
      "Sky.colorset/Contents.json": "{\"colors\": [{\(color(255))}, {\(dark), \(color(51))}]}",
      "Logo.imageset/Contents.json":
        "{\"images\": [{\"filename\": \"day.svg\"}, {\(dark), \"filename\": \"night.svg\"}]}",
      "Logo.imageset/day.svg": drawing, "Logo.imageset/night.svg": drawing,
    ]
    for (path, content) in files {
      let file = url.appending(path: "Media.xcassets/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
    bundle = try #require(Bundle(url: url))
  }

  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func red(_ color: UIColor?) -> CGFloat? {
    var red: CGFloat = -1
    guard color?.getRed(&red, green: nil, blue: nil, alpha: nil) == true else { return nil }
    return red
  }

  @Test func `a colour is what it is where traits hold`() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let color = try #require(UIColor(named: "Sky", in: bundle, compatibleWith: nil))
    #expect(red(color) == nil)
    #expect(abs((red(color.resolvedColor(with: dark)) ?? 0) - 0.2) < 0.001)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(red(UIColor(named: "Sky", in: bundle, compatibleWith: light)) == 1)
    #expect(UIColor(named: "Sea", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "Sky") == nil)
  }

  @Test func `a picture is what it is where traits hold`() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let image = try #require(UIImage(named: "Logo", in: bundle, compatibleWith: nil))
    #expect(image == UIImage(named: "Logo", in: bundle, compatibleWith: nil))
    #expect(image != UIImage(named: "Logo", in: bundle, compatibleWith: dark))
    #expect(UIImage(named: "Sea", in: bundle, compatibleWith: nil) == nil)
    #expect(UIImage(named: "Logo") == nil)
  }
}
