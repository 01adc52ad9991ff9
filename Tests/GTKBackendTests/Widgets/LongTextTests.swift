import Foundation
import Testing

extension WindowTests {
  struct LongTextTests {
    /// How many lines have been laid out.
    private func lines(_ desktop: Desktop) throws -> Int {
      try #require(desktop.ask("lines").first.flatMap { Int($0) })
    }

    @Test(arguments: ["lines", "words", "signs", "toggle", "label", "log"])
    func `of a text of a megabyte what is seen is laid out`(kind: String) throws {
      let desktop = try Desktop(showing: "longText")
      try desktop.press(.button(kind))
      try desktop.wait(for: .label("kind: \(kind)"))
      try desktop.waitForRest()
      let count = try lines(desktop)
      #expect(0 < count && count < 1_000)
      try desktop.expectNoComplaints()
    }

    @Test func `a log of a million lines scrolls`() throws {
      let desktop = try Desktop(showing: "longText")
      try desktop.press(.button("log"))
      let frame = try desktop.wait(for: .label("kind: log")).frame
      try desktop.waitForRest()
      let place = CGPoint(x: frame.midX, y: frame.maxY + 100)
      let offset = try desktop.contentOffset()
      func strip() throws -> [Int] {
        let photograph = try Photograph(of: desktop)
        return (0..<150).map {
          photograph.brightness(
            at: CGPoint(x: place.x + offset.x, y: frame.maxY + 30 + CGFloat($0) + offset.y))
        }
      }
      let before = try strip()
      let count = try lines(desktop)
      try desktop.turnWheel("down", times: 30, at: place)
      try desktop.waitForRest()
      #expect(try strip() != before)
      // What comes into sight is laid out, and no more than that.
      let more = try lines(desktop) - count
      #expect(0 < more && more < 3_000)
      try desktop.expectNoComplaints()
    }

    @Test func `a question of two megabytes is asked`() throws {
      let desktop = try Desktop(showing: "longText")
      try desktop.press(.button("alert"))
      try desktop.wait(for: .button("Fine"))
      try desktop.press(.button("Fine"))
      try desktop.waitUntilGone(.button("Fine"))
      try desktop.expectNoComplaints()
    }
  }
}
