import Testing

extension WindowTests {
  struct FramePacerTests {
    @Test(arguments: ["Burst", "Tasks"])
    func `a thousand changes in one turn make one frame`(button: String) throws {
      let desktop = try Desktop(showing: "burst")
      let before = try desktop.frameCount()
      try desktop.press(.button(button))
      try desktop.wait(for: .label("count: 1000"))
      #expect(try desktop.frameCount() == before + 1)
      try desktop.expectNoComplaints()
    }

    @Test func `changes in a thousand turns share the frames of a few pictures`() throws {
      let desktop = try Desktop(showing: "burst")
      let before = try desktop.frameCount()
      try desktop.press(.button("Turns"))
      try desktop.wait(for: .label("count: 1000"))
      #expect(try desktop.frameCount() <= before + 100)
      try desktop.expectNoComplaints()
    }

    @Test func `a window in which nothing happens makes no frame and no picture`() throws {
      let desktop = try Desktop(showing: "burst", isMoving: true)
      try desktop.press(.button("Burst"))
      try desktop.wait(for: .label("count: 1000"))
      // The loop falls asleep, and is woken by the end of the rest.
      try desktop.waitForRest(turns: 1)
      try desktop.expectNoComplaints()
    }
  }
}

extension Desktop {
  fileprivate func frameCount() throws -> Int {
    let words = try #require(ask("activity").first).split(separator: " ")
    return try #require(Int(words[0]))
  }
}
