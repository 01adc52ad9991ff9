import Foundation
import LayoutEngine
import Testing
import Threads
import ViewTesting

@testable import PortableUI

/// Pictures from the asset catalogues of a bundle.
@MainActor
struct PictureSetTests {
  private nonisolated static func drawing(_ color: String, _ side: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(side)\" height=\"\(side)\">"
      + "<rect width=\"\(side)\" height=\"\(side)\" fill=\"\(color)\"/></svg>"
  }

  private nonisolated static let list = """
    {"images": [
      {"idiom": "universal", "scale": "1x", "filename": "one.svg"},
      {"idiom": "universal", "scale": "2x", "filename": "two.svg"},
      {"idiom": "universal", "scale": "3x"},
      {"idiom": "universal", "scale": "1x", "filename": "dark.svg",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
     "info": {"version": 1}, "properties": {"template-rendering-intent": "INTENT"}}
    """

  private func bundle(
    _ list: String = list, intent: String = "original"
  ) throws -> TestBundle {
    let folder = "Media.xcassets/Logo.imageset"
    return try TestBundle([
      "\(folder)/Contents.json": list.replacing("INTENT", with: intent),
      "\(folder)/one.svg": Self.drawing("red", 20), "\(folder)/two.svg": Self.drawing("blue", 40),
      "\(folder)/dark.svg": Self.drawing("lime", 20), "\(folder)/words.txt": "words",
    ])
  }

  private func pictures(of image: Image) -> PictureSet? {
    if case .set(let set) = image.source { set } else { nil }
  }

  @Test func `a picture has files for scales and for dark`() throws {
    let files = try bundle()
    let set = try #require(pictures(of: Image("Logo", bundle: files.bundle)))
    func file(_ isDark: Bool, _ scale: Double) -> String {
      URL(filePath: set.path(isDark: isDark, scale: scale)).lastPathComponent
    }
    #expect(file(false, 1) == "one.svg" && file(false, 1.5) == "two.svg")
    #expect(file(false, 3) == "two.svg" && file(true, 2) == "dark.svg")
    #expect(set.size == Size(width: 20, height: 20))
  }

  @Test func `it is shown in its size, and another one where it is dark`() throws {
    struct Switching: View {
      let bundle: Bundle
      @State private var scheme = ColorScheme.light
      var body: some View {
        VStack {
          Image("Logo", bundle: bundle)
          Image(decorative: "Logo", bundle: bundle).resizable().frame(width: 50, height: 10)
          Button("Dark") { scheme = .dark }
        }
        .environment(\.colorScheme, scheme)
      }
    }
    let files = try bundle()
    let screen = Screen(Switching(bundle: files.bundle))
    #expect(try screen.frame(of: .image("Logo")).size == CGSize(width: 20, height: 20))
    func shows(_ color: String) -> Bool {
      let drawing = Data(Self.drawing(color, 20).utf8).base64EncodedString()
      return screen.svg().contains(drawing)
    }
    #expect(shows("red") && !shows("lime"))
    try screen.tap(.button("Dark"))
    #expect(shows("lime") && !shows("red"))
  }

  @Test func `a set says whether it is a template, and a view may say otherwise`() throws {
    let files = try bundle(intent: "template")
    let image = Image("Logo", bundle: files.bundle)
    #expect(image.isTemplate && image.renderingMode(nil).isTemplate)
    #expect(!image.renderingMode(.original).isTemplate)
    #expect(try !Image("Logo", bundle: bundle().bundle).isTemplate)
  }

  @Test(arguments: [
    ("{", "cannot be read"), ("{\"images\": []}", "There is no picture of that name"),
    ("{\"images\": [{\"filename\": 3}]}", "images[0].filename"),
    ("{\"images\": [{\"filename\": \"../x\"}]}", "images[0].filename"),
    ("{\"images\": [{\"filename\": \"nowhere.png\"}]}", "a file called nowhere.png"),
    ("{\"images\": [{\"filename\": \"words.txt\"}]}", "SVG file instead of words.txt"),
    ("{\"images\": [{\"filename\": \"one.svg\", \"scale\": \"0x\"}]}", "images[0].scale"),
  ])
  func `a broken picture is said, and nothing is shown`(_ list: String, _ said: String) throws {
    let files = try bundle(list)
    let warnings = Guarded<[String]>([])
    let listen: @Sendable (String) -> Void = { text in warnings.withLock { $0.append(text) } }
    let image = Warnings.$listener.withValue(listen) { Image("Logo", bundle: files.bundle) }
    #expect(image.source == .missing("Logo"))
    let heard = warnings.withLock { $0 }
    #expect(heard.contains { $0.contains(said) && $0.contains("Logo") }, "\(heard)")
  }

  @Test func `what can be shown is shown beside what cannot`() throws {
    let files = try bundle(Self.list.replacing("one.svg", with: "nowhere.svg"))
    let ignore: @Sendable (String) -> Void = { _ in }
    try Warnings.$listener.withValue(ignore) {
      let set = try #require(pictures(of: Image("Logo", bundle: files.bundle)))
      #expect(set.path(isDark: false, scale: 1).hasSuffix("two.svg"))
    }
  }
}
