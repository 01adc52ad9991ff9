import Foundation
import Testing

@testable import PortableUI

struct SettingsFileTests {
  private let folder = URL.temporaryDirectory.appending(path: "settings-\(UUID().uuidString)")
  private var url: URL { folder.appending(path: "App.plist") }
  private var file: SettingsFile { SettingsFile(at: url) }

  private func withFolder(_ body: () throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body()
  }

  private func write(level: Int) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["level": level], format: .xml, options: 0)
    try data.write(to: url)
  }

  private func level() throws -> Int? {
    let data = try Data(contentsOf: url)
    let settings = try PropertyListSerialization.propertyList(from: data, format: nil)
    return (settings as? [String: Any])?["level"] as? Int
  }

  @Test func `a whole file stays as it is`() throws {
    try withFolder {
      try write(level: 1)
      file.keepCopy()
      try write(level: 2)
      #expect(file.mend() == nil)
      #expect(try level() == 2)
    }
  }

  @Test(arguments: ["", "<?xml version=\"1.0\"?><plist><dict><key>lev"])
  func `what was written half way gives way to the copy, and is kept`(half: String) throws {
    try withFolder {
      try write(level: 3)
      file.keepCopy()
      try Data(half.utf8).write(to: url)
      // What is damaged is not worth a copy.
      file.keepCopy()
      #expect(file.mend()?["level"] as? Int == 3)
      #expect(try level() == 3)
      let damaged = folder.appending(path: "App.plist.damaged")
      #expect(try Data(contentsOf: damaged) == Data(half.utf8))
    }
  }

  @Test func `without a copy nothing is made up`() throws {
    try withFolder {
      try Data("no settings".utf8).write(to: url)
      #expect(file.mend() == nil)
      #expect(!FileManager.default.fileExists(atPath: url.path))
      #expect(file.mend() == nil)
    }
  }
}
