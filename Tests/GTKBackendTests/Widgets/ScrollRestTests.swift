import Foundation
import Testing

extension WindowTests {
  struct ScrollRestTests {
    @Test func `an area that is let go of comes to rest where a view begins`() throws {
      let desktop = try Desktop(showing: "resting")
      let card = try desktop.wait(for: .label("Card 1")).frame
      let place = CGPoint(x: card.midX, y: card.midY)
      try desktop.turnWheel("right", times: 3, at: place)
      try desktop.waitUntilGone(.label("at rest at 0"))
      let first = try rest(of: desktop)
      #expect(first > 0 && first % 120 == 0, "\(first)")
      try desktop.wait(for: .label("card \(first / 120), idle"))
      try desktop.turnWheel("left", times: 40, at: place)
      try desktop.wait(for: .label("at rest at 0"))
      try desktop.wait(for: .label("card 0, idle"))
      try desktop.expectNoComplaints()
    }

    @Test func `what is at its end stays there until a person moves it`() throws {
      let desktop = try Desktop(showing: "resting")
      let last = try desktop.wait(for: .label("Message 29")).frame
      try desktop.click(.button("Add"))
      try desktop.wait(for: .label("Message 30"))
      let place = CGPoint(x: last.midX, y: last.midY)
      try desktop.turnWheel("up", times: 3, at: place)
      try desktop.wait(for: .label("moved away"))
      try desktop.click(.button("To the end"))
      try desktop.wait(for: .label("at the end"))
      try desktop.wait(for: .label("Message 30"))
      try desktop.expectNoComplaints()
    }

    private func rest(of desktop: Desktop) throws -> Int {
      let words = try desktop.tree().map(\.name).first { $0.hasPrefix("at rest at ") }
      return try #require(words.flatMap { Int($0.dropFirst("at rest at ".count)) })
    }
  }
}
