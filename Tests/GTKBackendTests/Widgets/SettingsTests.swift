import Foundation
import Testing

extension WindowTests {
  struct SettingsTests {
    private let home = FileManager.default.temporaryDirectory.appending(
      path: "home-\(UUID().uuidString)")

    private func desktop() throws -> Desktop {
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      return try Desktop(
        running: "GTKProbe", "settings",
        environment: ["HOME": home.path, "XDG_CONFIG_HOME": home.path])
    }

    private func cleanUp() { try? FileManager.default.removeItem(at: home) }

    @Test func `a secret is typed and submitted, and said to be one`() throws {
      defer { cleanUp() }
      let desktop = try desktop()
      let secret = Lookup(role: "password text", name: "Password")
      try desktop.click(secret)
      try desktop.type("secret")
      try desktop.wait(for: .label("6, , 2, 1"))
      try desktop.key("Return")
      try desktop.wait(for: .label("6, secret, 2, 1"))
      try desktop.expectNoComplaints()
    }

    @Test func `a stepper is stepped by pointer, keys and assistive technologies`() throws {
      defer { cleanUp() }
      let desktop = try desktop()
      try desktop.click(.button("Guests: +"))
      try desktop.wait(for: .label("0, , 3, 1"))
      try desktop.key("space")
      try desktop.wait(for: .label("0, , 4, 1"))
      try desktop.wait(for: .button("Guests: +").notBeing("sensitive"))
      try desktop.press(.button("Guests: −"))
      try desktop.wait(for: .label("0, , 3, 1"))
      try desktop.wait(for: .button("Guests: +").being("sensitive"))
      try desktop.expectNoComplaints()
    }

    @Test func `a setting is there when the program runs again, and is seen however it was set`()
      throws
    {
      defer { cleanUp() }
      do {
        let desktop = try desktop()
        try desktop.click(.button("Level: +"))
        try desktop.wait(for: .label("0, , 2, 2"))
        try desktop.click(.button("Past the views"))
        try desktop.wait(for: .label("0, , 2, 12"))
        let file = home.appending(path: "GTKProbe.plist")
        let other = home.appending(path: ".config/GTKProbe.plist")
        try desktop.wait {
          [file, other].map { $0.appendingPathExtension("copy") }.contains { file in
            guard let data = try? Data(contentsOf: file) else { return false }
            // Foundation empties the file before it writes, so it may be read half way.
            let kept = try? PropertyListSerialization.propertyList(from: data, format: nil)
            return (kept as? [String: Any])?["level"] as? Int == 12
          }
        }
        try desktop.expectNoComplaints()
      }
      do {
        let desktop = try desktop()
        try desktop.wait(for: .label("0, , 2, 12"))
        try desktop.expectNoComplaints()
      }
      // What a program leaves behind that is killed while Foundation writes.
      for name in ["GTKProbe.plist", ".config/GTKProbe.plist"] {
        let file = home.appending(path: name)
        if FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
      }
      let desktop = try desktop()
      try desktop.wait(for: .label("0, , 2, 12"))
      #expect(try desktop.complaints().contains("The settings of GTKProbe could not be read."))
    }
  }
}
