import Foundation
import Testing

@testable import AppPackager

/// What the tutorial says of an app is described as it says.
struct DescribedStepTests {
  @Test func `the first step is refused with the words shown, and the second is right`() throws {
    let steps = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/PortableUI/PortableUI.docc/Resources")
    // Long lines are broken there, so that they are read on narrow screens.
    let shown = try String(contentsOf: steps.appendingPathComponent("Refused.txt"), encoding: .utf8)
      .replacing("\n  ", with: " ")
    let refusal = #expect(throws: Refusal.self) {
      try AppDescription(reading: steps.appendingPathComponent("App-1.json"))
    }
    let said = refusal.map { "\($0)\n".replacing("App-1.json", with: "App.json") }
    #expect(said == shown)
    _ = try AppDescription(reading: steps.appendingPathComponent("App-2.json"))
  }
}
