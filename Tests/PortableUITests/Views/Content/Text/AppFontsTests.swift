import Foundation
import Testing
import Threads

@testable import PortableUI

/// Which files of fonts an app's `Info.plist` names.
struct AppFontsTests {
  private func names(_ list: String, _ files: String...) throws -> [String] {
    var content = ["Info.plist": "<plist version=\"1.0\"><dict>\(list)</dict></plist>"]
    for file in files { content[file] = "a font" }
    let bundle = try TestBundle(content)
    return AppFonts.files(in: bundle.bundle).map {
      String($0.path.dropFirst(bundle.url.path.count + 1))
    }
  }

  @Test func `fonts of the list are found, in the folder they are named in or in none`() throws {
    let list =
      "<key>UIAppFonts</key><array><string>Fonts/A.ttf</string><string>B.otf</string></array>"
    #expect(try names(list, "A.ttf", "B.otf", "C.ttf") == ["A.ttf", "B.otf"])
    #expect(try names(list, "Fonts/A.ttf", "B.otf") == ["Fonts/A.ttf", "B.otf"])
  }

  @Test func `all fonts of the folder are found`() throws {
    let list = "<key>ATSApplicationFontsPath</key><string>Fonts</string>"
    #expect(
      try names(list, "Fonts/B.ttf", "Fonts/A.ttf", "C.ttf") == ["Fonts/A.ttf", "Fonts/B.ttf"])
  }

  @Test func `a font that is not there is told of`() throws {
    let list = "<key>UIAppFonts</key><array><string>A.ttf</string></array>"
    let warnings = Guarded<[String]>([])
    let listen: @Sendable (String) -> Void = { text in warnings.withLock { $0.append(text) } }
    let found = try Warnings.$listener.withValue(listen) { try names(list) }
    #expect(found.isEmpty)
    #expect(warnings.withLock { $0 }.first?.contains("name: A.ttf") == true)
  }
}
