import Foundation
import Testing

extension WindowTests {
  /// What a person does in an hour, in a few seconds: for sanitizers above all, which watch the program
  /// while it runs and complain on standard error.
  struct LongSessionTests {
    @Test func `typing, deleting, pasting and undoing in fields`() throws {
      let desktop = try Desktop(showing: "fields")
      try desktop.click(.field("Plain"))
      try desktop.type("Grüße aus 東京 ")
      try desktop.key("ctrl+a", "ctrl+c", "End", "ctrl+v", "ctrl+v", "BackSpace", "ctrl+z")
      try desktop.press(.button("Set"))
      try desktop.wait(for: .label("plain: from the model"))
      try desktop.click(.field("Loud"))
      try desktop.type("quiet words")
      try desktop.wait(for: .label("loud: QUIET WORDS"))
      try desktop.key("ctrl+a", "Delete", "Tab")
      for line in ["one", "two"] {
        try desktop.type(line)
        try desktop.key("Return")
      }
      try desktop.type("three")
      try desktop.wait(for: .label("notes: \"one\\ntwo\\nthree\""))
      for _ in 0..<5 { try desktop.key("shift+Tab", "Tab", "ctrl+a", "ctrl+x", "ctrl+v") }
      try desktop.wait(for: .label("notes: \"one\\ntwo\\nthree\""))
      try desktop.expectNoComplaints()
    }

    @Test func `clicking, dragging and choosing among controls`() throws {
      let desktop = try Desktop(showing: "controls", isMoving: true)
      for round in 0..<5 {
        try desktop.click(.toggle("Notify"))
        try desktop.set(.slider("Volume"), to: Double(round) / 10)
        try desktop.wait(for: .slider("Volume").at(Double(round) / 10))
        try desktop.click(.choice(round.isMultiple(of: 2) ? "Cold" : "Warm"))
        try desktop.wait(for: .choice(round.isMultiple(of: 2) ? "Cold" : "Warm").being("checked"))
        _ = try desktop.ask(round.isMultiple(of: 2) ? "dark" : "light")
        _ = try desktop.ask("font DejaVu Sans \(9 + round)")
      }
      try desktop.expectNoComplaints()
    }

    @Test func `things that move, come, go and change places`() throws {
      let moving = try Desktop(showing: "motion", isMoving: true)
      for (button, place) in [("Go", "far"), ("Back", "near"), ("Spring", "far"), ("Back", "near")]
      {
        try moving.press(.button(button))
        try moving.wait(for: .label(place))
      }
      try moving.waitForRest()
      try moving.expectNoComplaints()
      let desktop = try Desktop(showing: "focus", isMoving: true)
      for _ in 0..<5 {
        try desktop.press(.button("Reverse"))
        try desktop.press(.button("Find"))
        try desktop.wait(for: .label("searching"))
        try desktop.key("Tab", "Tab", "shift+Tab", "ctrl+s", "Escape")
      }
      try desktop.press(.button("Disable"))
      try desktop.wait(for: .label("not searching"))
      try desktop.expectNoComplaints()
    }

    @Test func `scrolling far and near, by wheel, keys and program`() throws {
      let desktop = try Desktop(showing: "lazy")
      let row = try desktop.wait(for: .button("Row 0")).frame
      let point = CGPoint(x: row.midX, y: row.midY + 100)
      for _ in 0..<3 {
        try desktop.repeatUntilGone(.button("Row 0")) {
          try desktop.turnWheel("down", times: 40, at: point)
        }
        try desktop.click(at: point)
        try desktop.key("Page_Down", "Page_Down", "Page_Up", "Tab", "Tab", "space")
        try desktop.press(.button("Middle"))
        try desktop.wait(for: .button("Row 50000"))
        try desktop.turnWheel("up", times: 60, at: point)
        try desktop.press(.button("End"))
        try desktop.wait(for: .button("Row 99999"))
        try desktop.turnWheel("up", times: 20, at: point)
        try desktop.press(.button("Start"))
        try desktop.wait(for: .button("Row 0"))
      }
      try desktop.key("ctrl+w")
      #expect(try desktop.end().last == "0")
      try desktop.expectNoComplaints()
      let lists = try Desktop(showing: "lists")
      for (mark, tiles) in [("Middle", 500), ("End", 999), ("Start", 0)] {
        try lists.press(.button(mark))
        try lists.wait(for: Lookup(role: "image", name: "Tile \(tiles)"))
      }
      try lists.expectNoComplaints()
    }

    @Test func `tasks that all change the same state`() throws {
      let desktop = try Desktop(showing: "burst")
      for round in 1...5 {
        try desktop.press(.button("Tasks"))
        try desktop.wait(for: .label("count: \(round)000"))
      }
      try desktop.key("ctrl+w")
      #expect(try desktop.end().last == "0")
      try desktop.expectNoComplaints()
    }
  }
}
