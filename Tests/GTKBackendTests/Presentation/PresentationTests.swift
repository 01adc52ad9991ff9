import Foundation
import Testing

extension WindowTests {
  /// Sheets and questions as a person on a desktop has them.
  @MainActor
  struct PresentationTests {
    @Test func `a sheet is a window of its own, and the keyboard returns when it is closed`() throws
    {
      let desktop = try Desktop(showing: "presentation")
      try desktop.click(.field("Name"))
      try desktop.type("Ro")
      try desktop.wait(for: .label("false false false, naming: true"))
      try desktop.press(.button("Sheet"))
      try desktop.wait(for: .window("Sheet"))
      try desktop.wait(for: .label("true false false, naming: false"))
      try desktop.focus("Sheet")
      try desktop.type("x")
      try desktop.wait(for: .label("Written: x"))
      try desktop.key("Escape")
      try desktop.waitUntilGone(.window("Sheet"))
      try desktop.wait(for: .label("Log: dismissed"))
      try desktop.wait(for: .label("false false false, naming: true"))
      try desktop.focus("Below")
      try desktop.wait(for: .field("Name").being("focused"))
      try desktop.expectNoComplaints()
    }

    @Test func `a sheet is closed by its bar and from inside, and says so once each time`() throws {
      let desktop = try Desktop(showing: "presentation")
      for (round, button) in ["Close", "Done"].enumerated() {
        try desktop.press(.button("Sheet"))
        try desktop.wait(for: .window("Sheet"))
        try desktop.press(.button(button).inWindow("Sheet"))
        try desktop.waitUntilGone(.window("Sheet"))
        let log = Array(repeating: "dismissed", count: round + 1).joined(separator: ", ")
        try desktop.wait(for: .label("Log: \(log)"))
      }
      try desktop.expectNoComplaints()
    }

    @Test func `a sheet has the height of its detent, with other content too`() throws {
      let desktop = try Desktop(showing: "presentation")
      try desktop.press(.button("Sheet"))
      let low = try desktop.wait(for: .window("Sheet"))
      try desktop.press(.button("Higher"))
      try desktop.wait(until: .window("Sheet")) { $0.frame.height >= low.frame.height + 80 }
      try desktop.expectNoComplaints()
    }

    @Test func `an alert is answered by buttons, by return and by escape`() throws {
      let desktop = try Desktop(showing: "presentation")
      try desktop.press(.button("Ask"))
      try desktop.wait(for: .dialog("Delete it?"))
      try desktop.wait(for: .label("It cannot be undone."))
      try desktop.press(.answer("Delete"))
      try desktop.wait(for: .label("Log: deleted"))
      try desktop.waitUntilGone(.dialog("Delete it?"))
      try desktop.press(.button("Ask"))
      try desktop.wait(for: .dialog("Delete it?"))
      try desktop.focus("Delete it")
      try desktop.key("Escape")
      try desktop.wait(for: .label("Log: deleted, kept"))
      try desktop.waitUntilGone(.dialog("Delete it?"))
      try desktop.press(.button("Choose"))
      try desktop.wait(for: .dialog("Share it?"))
      try desktop.focus("Share it")
      try desktop.key("Return")
      try desktop.wait(for: .label("Log: deleted, kept, mailed"))
      try desktop.press(.button("Choose"))
      try desktop.wait(for: .dialog("Share it?"))
      try desktop.press(.answer("Cancel"))
      try desktop.waitUntilGone(.dialog("Share it?"))
      try desktop.expectNoComplaints()
    }

    @Test func `a field in an alert is written to by keys`() throws {
      let desktop = try Desktop(showing: "presentation")
      try desktop.press(.button("Ask"))
      try desktop.wait(for: .dialog("Delete it?"))
      try desktop.focus("Delete it")
      try desktop.click(.field("Why"))
      try desktop.type("because")
      try desktop.wait(for: .field("Name").showing("because"))
      try desktop.expectNoComplaints()
    }

    @Test func `an alert over a sheet is left alone, and then both are closed`() throws {
      let desktop = try Desktop(showing: "presentation")
      try desktop.press(.button("Sheet"))
      try desktop.wait(for: .window("Sheet"))
      try desktop.press(.button("Sure?"))
      try desktop.wait(for: .dialog("Close all?"))
      try desktop.focus("Close all")
      try desktop.key("Escape")
      try desktop.waitUntilGone(.dialog("Close all?"))
      try desktop.wait(for: .window("Sheet"))
      try desktop.press(.button("Sure?"))
      try desktop.wait(for: .dialog("Close all?"))
      try desktop.press(.answer("Close"))
      try desktop.waitUntilGone(.dialog("Close all?"))
      try desktop.waitUntilGone(.window("Sheet"))
      try desktop.wait(for: .label("Log: dismissed"))
      try desktop.expectNoComplaints()
    }

    @Test func `hundreds of presentations leave no widget behind`() throws {
      let desktop = try Desktop(showing: "presentation")
      try desktop.wait(for: .button("Rounds"))
      let before = try desktop.ask("widgets")
      try desktop.press(.button("Rounds"))
      try desktop.wait(for: .label("Log: went round"))
      try desktop.waitForAnswer(to: "widgets") { $0 == before }
      try desktop.waitForAnswer(to: "windows") { $0 == ["1"] }
      try desktop.expectNoComplaints()
    }
  }
}
