import Foundation
import Testing

struct LinkedPicturesTests {
  @Test func `views are drawn into pictures where there is no display`() throws {
    let folder = URL.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try Program.run(
      "LoopProbe", "pictures", folder.path,
      environment: ["DISPLAY": "", "WAYLAND_DISPLAY": "", "GDK_BACKEND": "x11"])
    #expect(
      outcome.lines == [
        "scale 2, PNG true", "scale 2, PNG true", "drawn again 4 by 2 of [255, 255, 0, 0]",
        "written anew [0, 0, 0, 3, 0, 0, 0, 2]", "display false",
      ])
    let complaints = outcome.complaints.split(separator: "\n")
    #expect(complaints.allSatisfy { $0.contains("leaves out what the desktop draws: Slider") })
    let light = try Data(contentsOf: folder.appending(path: "light.png"))
    #expect(try Data(contentsOf: folder.appending(path: "dark.png")) != light)
  }
}
