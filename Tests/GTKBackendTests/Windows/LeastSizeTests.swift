import Foundation
import Testing

extension WindowTests {
  struct LeastSizeTests {
    /// The size in the answer to `sizes`.
    private func size(in answer: [String]) -> [Int] {
      answer[0].prefix { $0 != "," }.split(separator: "x").compactMap { Int($0) }
    }

    @Test func `a window is never smaller than what is in it, whatever becomes of that`() throws {
      let desktop = try Desktop(showing: "least")
      let answer = try desktop.ask("sizes")
      let least = try #require(answer[0].components(separatedBy: "at least ").last)
      #expect(least.hasPrefix("300x"))
      try desktop.press(.button("Wide"))
      try desktop.waitForAnswer(to: "sizes") { $0[0].contains("at least 480x") }
      try desktop.expectNoComplaints()
    }

    @Test func `what is larger than the screen is not drawn over the bar`() throws {
      let desktop = try Desktop(showing: "least")
      let window = try desktop.wait(for: .window("Probe")).frame
      let offset = try desktop.contentOffset()
      let bar = CGPoint(x: window.midX + 60 + offset.x, y: window.minY + 20 + offset.y)
      let before = try Photograph(of: desktop).color(at: bar)
      try desktop.press(.button("Tall"))
      try desktop.waitForAnswer(to: "sizes") { self.size(in: $0)[1] > 700 }
      try desktop.waitForPicture { $0.color(at: CGPoint(x: bar.x, y: 400)) != before }
      #expect(try Photograph(of: desktop).color(at: bar) == before)
      try desktop.expectNoComplaints()
    }
  }
}
