import Foundation
import Testing

extension WindowTests {
  struct LazyWidgetTests {
    @Test func `a hundred thousand rows are scrolled through, and few are ever there`() throws {
      let desktop = try Desktop(showing: "lazy")
      let first = try desktop.wait(for: .button("Row 0")).frame
      func widgets() throws -> Int { try desktop.ask("widgets").first.flatMap { Int($0) } ?? .max }
      let usual = try widgets()
      #expect(usual < 400)
      try desktop.press(.button("Middle"))
      let middle = try desktop.wait(for: .button("Row 50000")).frame
      #expect(middle.minY == first.minY)
      try desktop.click(at: CGPoint(x: middle.midX, y: middle.midY))
      try desktop.wait(for: .label("pressed: row 50000"))
      try desktop.press(.button("End"))
      try desktop.wait(for: .button("Row 99999"))
      // The row with the keyboard stays, its neighbours go.
      try desktop.waitUntilGone(.button("Row 50001"))
      try desktop.wait(for: .button("Row 50000"))
      try desktop.press(.button("Start"))
      try desktop.wait(for: .button("Row 0"))
      #expect(try widgets() < usual + 100)
      try desktop.expectNoComplaints()
    }

    @Test func `a list is one stop of the tabulator, at a row that is seen`() throws {
      let desktop = try Desktop(showing: "rows")
      let row = try desktop.wait(for: .button("Open 0")).frame
      try desktop.click(.button("Open 0"))
      try desktop.wait(for: .button("Open 0").being("focused"))
      try desktop.repeatUntilGone(.button("Open 3")) {
        try desktop.turnWheel("down", times: 40, at: CGPoint(x: row.midX, y: row.midY + 100))
      }
      func places() throws -> [String: CGFloat] {
        let rows = try desktop.tree().filter { $0.name.hasPrefix("Open ") }
        return Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0.frame.minY) })
      }
      let before = try places()
      func focused() throws -> String? {
        try desktop.tree().first { $0.states.contains("focused") && $0.role != "frame" }?.name
      }
      try desktop.click(.button("Above"))
      try desktop.wait(for: .button("Above").being("focused"))
      try desktop.key("Tab")
      try desktop.wait(for: .button("Above").notBeing("focused"))
      let opened = try #require(try focused())
      let place = try #require(before[opened])
      #expect(opened.hasPrefix("Open ") && place >= row.minY)
      // Nothing has moved.
      #expect(try places()[opened] == place)
      let number = opened.dropFirst("Open ".count)
      try desktop.key("Tab")
      try desktop.wait(for: .button("Remove \(number)").being("focused"))
      try desktop.key("Tab")
      try desktop.wait(for: .button("Below").being("focused"))
      try desktop.key("shift+Tab")
      try desktop.wait(for: .button("Below").notBeing("focused"))
      let last = try #require(try focused())
      #expect(last.hasPrefix("Remove "))
      #expect(try places()[opened] == place)
      try desktop.expectNoComplaints()
    }

    @Test func `however far one scrolls, there are never many widgets`() throws {
      let desktop = try Desktop(showing: "lazy")
      let row = try desktop.wait(for: .button("Row 0")).frame
      let point = CGPoint(x: row.midX, y: row.midY + 100)
      func widgets() throws -> Int { try desktop.ask("widgets").first.flatMap { Int($0) } ?? .max }
      let usual = try widgets()
      for mark in ["Start", "Middle", "End"] {
        try desktop.press(.button(mark))
        for direction in ["down", "down", "up", "down", "up"] {
          try desktop.turnWheel(direction, times: 40, at: point)
          #expect(try widgets() < usual + 100)
        }
      }
      try desktop.expectNoComplaints()
    }

    @Test func `wheel, keys and the bar bring other rows, which are pressed where they are`() throws
    {
      let desktop = try Desktop(showing: "lazy")
      let row = try desktop.wait(for: .button("Row 0")).frame
      let point = CGPoint(x: row.midX, y: row.midY + 100)
      try desktop.repeatUntilGone(.button("Row 0")) {
        try desktop.turnWheel("down", times: 60, at: point)
      }
      try desktop.click(at: point)
      try desktop.waitUntilGone(.label("pressed: nothing"))
      try desktop.key("Page_Down", "Page_Down", "Page_Down")
      try desktop.turnWheel("up", times: 200, at: point)
      try desktop.wait(for: .button("Row 0"))
      // The bar is at the trailing edge, and its knob at the top.
      let bar = try #require(
        try desktop.tree().filter { $0.role == "scroll bar" && $0.frame.height > 100 }.first
      ).frame
      func drag(from start: CGFloat, to end: CGFloat) throws {
        try desktop.drag(
          from: CGPoint(x: bar.maxX - 3, y: start), to: CGPoint(x: bar.maxX - 3, y: end))
      }
      try desktop.repeatUntilGone(.button("Row 0")) {
        try drag(from: bar.minY + 8, to: bar.midY)
      }
      try drag(from: bar.midY, to: bar.maxY)
      try desktop.wait(for: .button("Row 99999"))
      try desktop.expectNoComplaints()
    }
  }
}
