import Foundation
import Testing

extension WindowTests {
  /// What an app brings along beside its program: a colour for what stands out, and fonts.
  struct AppResourcesTests {
    /// A program in a folder of its own, with resources beside it as SwiftPM lays them there.
    private final class Installed {
      let folder = URL.temporaryDirectory.appending(path: "app-\(UUID().uuidString)")

      init() throws {
        try FileManager.default.createDirectory(
          at: resources, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
          at: Program.folder.appending(path: "AppProbe"), to: folder.appending(path: "AppProbe"))
      }

      deinit { try? FileManager.default.removeItem(at: folder) }

      private var resources: URL { folder.appending(path: "app_AppProbe.resources") }

      func add(_ path: String, _ content: Data) throws {
        let file = resources.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.write(to: file)
      }

      /// Runs it on a desktop. What is given to the desktop is the program of the package, whose place this takes.
      func open(isDark: Bool = false, environment: [String: String] = [:]) throws -> Desktop {
        let program = folder.appending(path: "AppProbe").path
        return try Desktop(
          running: "AppProbe", "wishes", isDark: isDark, environment: environment,
          by: ["/bin/sh", "-c", "exec '\(program)' \"$2\"", "sh"])
      }
    }

    @Test(arguments: [(false, [1, 0.5, 0]), (true, [0, 0.5, 1])])
    func `what stands out has the colour of the app`(_ isDark: Bool, _ expected: [Double]) throws {
      let app = try Installed()
      func color(_ red: Double, _ blue: Double) -> String {
        let parts =
          "{\"red\": \"\(red)\", \"green\": \"0.5\", \"blue\": \"\(blue)\", \"alpha\": \"1.0\"}"
        return "\"color\": {\"color-space\": \"srgb\", \"components\": \(parts)}"
      }
      let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
      let set = "{\"colors\": [{\(color(1, 0))}, {\(dark), \(color(0, 1))}]}"
      try app.add("Assets.xcassets/AccentColor.colorset/Contents.json", Data(set.utf8))
      let desktop = try app.open(isDark: isDark)
      try desktop.wait(for: .label("Nothing moves"))
      let lines = try desktop.ask("colours")
      for name in ["accentColor", "accent_bg_color"] {
        let line = try #require(lines.first { $0.hasPrefix("\(name) ") })
        let parts = line.split(separator: " ").dropFirst().compactMap { Double($0) }
        #expect(zip(parts, expected).allSatisfy { abs($0 - $1) < 0.01 }, "\(line)")
      }
      try desktop.expectNoComplaints()
    }

    @Test func `texts are set in fonts of the app`() throws {
      let fonts = URL(filePath: "/usr/share/fonts/truetype/dejavu")
      func width(withFont: Bool) throws -> Double {
        let app = try Installed()
        // A desktop that has one font, and not the one that the app brings.
        let installed = app.folder.appending(path: "fonts")
        try FileManager.default.createDirectory(at: installed, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
          at: fonts.appending(path: "DejaVuSans.ttf"),
          to: installed.appending(path: "DejaVuSans.ttf"))
        let config = app.folder.appending(path: "fonts.conf")
        let settings = "<dir>\(installed.path)</dir><cachedir>\(app.folder.path)/cache</cachedir>"
        try Data("<fontconfig>\(settings)</fontconfig>".utf8).write(to: config)
        if withFont {
          let list = "<key>UIAppFonts</key><array><string>DejaVuSansMono.ttf</string></array>"
          try app.add(
            "Info.plist", Data("<plist version=\"1.0\"><dict>\(list)</dict></plist>".utf8))
          try app.add(
            "DejaVuSansMono.ttf", Data(contentsOf: fonts.appending(path: "DejaVuSansMono.ttf")))
        }
        let desktop = try app.open(environment: ["FONTCONFIG_FILE": config.path])
        let width = try desktop.wait(for: .label("iiiiiiiiii")).frame.width
        // Without it, the app says that there is no font of that family.
        if withFont { try desktop.expectNoComplaints() }
        return width
      }
      let (without, with) = (try width(withFont: false), try width(withFont: true))
      // The letters of a font with one width for all are twice as wide.
      #expect(with > without * 1.6, "\(without) \(with)")
    }
  }
}
