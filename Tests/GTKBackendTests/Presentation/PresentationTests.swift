import Foundation
import Testing

extension WindowTests {
  /// Sheets and questions as a person on a desktop has them.
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

    @Test func `a sheet is closed by the desktop's button, unless one of its own is for that`()
      throws
    {
      let desktop = try Desktop(showing: "sheetSizes")
      try desktop.press(.button("Nameless"))
      try desktop.wait(for: .label("No title"))
      try desktop.press(.button("Close").inWindow("GTKProbe"))
      try desktop.waitUntilGone(.label("No title"))
      try desktop.expectNoComplaints()
    }

    @Test func `a sheet is closed from inside and by a key, and says so once each time`() throws {
      let desktop = try Desktop(showing: "presentation")
      for round in 0...1 {
        try desktop.press(.button("Sheet"))
        try desktop.wait(for: .window("Sheet"))
        try desktop.waitUntilGone(.button("Close").inWindow("Sheet"))
        if round == 0 {
          try desktop.press(.button("Done").inWindow("Sheet"))
        } else {
          try desktop.focus("Sheet")
          try desktop.key("Escape")
        }
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
      try desktop.press(.button("Delete"))
      try desktop.wait(for: .label("Log: deleted"))
      try desktop.waitUntilGone(.dialog("Delete it?"))
      try desktop.press(.button("Ask"))
      try desktop.wait(for: .dialog("Delete it?"))
      try desktop.focus("Delete it?")
      try desktop.key("Escape")
      try desktop.wait(for: .label("Log: deleted, kept"))
      try desktop.waitUntilGone(.dialog("Delete it?"))
      try desktop.press(.button("Choose"))
      try desktop.wait(for: .dialog("Share it?"))
      try desktop.focus("Share it?")
      try desktop.key("Return")
      try desktop.wait(for: .label("Log: deleted, kept, mailed"))
      try desktop.press(.button("Choose"))
      try desktop.wait(for: .dialog("Share it?"))
      try desktop.press(.button("Cancel"))
      try desktop.waitUntilGone(.dialog("Share it?"))
      try desktop.expectNoComplaints()
    }

    @Test func `a field in an alert is written to by keys`() throws {
      let desktop = try Desktop(showing: "presentation")
      try desktop.press(.button("Ask"))
      try desktop.wait(for: .dialog("Delete it?"))
      try desktop.focus("Delete it?")
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
      try desktop.focus("Close all?")
      try desktop.key("Escape")
      try desktop.waitUntilGone(.dialog("Close all?"))
      try desktop.wait(for: .window("Sheet"))
      try desktop.press(.button("Sure?"))
      try desktop.wait(for: .dialog("Close all?"))
      try desktop.press(.button("Close").inWindow("Close all?"))
      try desktop.waitUntilGone(.dialog("Close all?"))
      try desktop.waitUntilGone(.window("Sheet"))
      try desktop.wait(for: .label("Log: dismissed"))
      try desktop.expectNoComplaints()
    }

    @Test func `a pointer presses the answers of a dialog`() throws {
      let desktop = try Desktop(showing: "presentation")
      try desktop.press(.button("Ask"))
      try desktop.click(.button("Later"))
      try desktop.waitUntilGone(.dialog("Delete it?"))
      try desktop.wait(for: .dialog("Remind you?"))
      try desktop.wait(for: .button("Tomorrow").notBeing("sensitive"))
      try desktop.click(.button("Tomorrow"))
      try desktop.click(.button("Never"))
      try desktop.waitUntilGone(.dialog("Remind you?"))
      try desktop.wait(for: .label("Log: forgotten"))
      try desktop.expectNoComplaints()
    }

    @Test func `of two questions at once, the second comes when the first is answered`() throws {
      let desktop = try Desktop(showing: "presentation")
      try desktop.press(.button("Both"))
      try desktop.wait(for: .dialog("Delete it?"))
      try desktop.waitUntilGone(.dialog("Share it?"))
      try desktop.click(.button("Keep"))
      try desktop.wait(for: .dialog("Share it?"))
      try desktop.waitUntilGone(.dialog("Delete it?"))
      try desktop.click(.button("By hand"))
      try desktop.wait(for: .label("Log: kept, handed"))
      try desktop.wait(for: .label("false false false, naming: true"))
      try desktop.expectNoComplaints()
    }

    @Test func `return presses what is likely, and leaves what is not`() throws {
      let desktop = try Desktop(showing: "presentation")
      try desktop.press(.button("Ask"))
      try desktop.wait(for: .dialog("Delete it?"))
      try desktop.focus("Delete it?")
      try desktop.click(.field("Why"))
      try desktop.type("x")
      try desktop.key("Return")
      try desktop.wait(for: .dialog("Remind you?"))
      try desktop.wait(for: .button("Tomorrow").being("sensitive"))
      try desktop.focus("Remind you?")
      try desktop.key("Return")
      try desktop.waitUntilGone(.dialog("Remind you?"))
      try desktop.wait(for: .label("Log: reminded"))
      try desktop.expectNoComplaints()
    }

    @Test func `the keyboard returns from each of several sheets to where it was`() throws {
      let desktop = try Desktop(showing: "presentation")
      try desktop.click(.field("Name"))
      try desktop.press(.button("Sheet"))
      try desktop.wait(for: .window("Sheet"))
      try desktop.focus("Sheet")
      try desktop.click(.field("Inner name"))
      try desktop.type("a")
      try desktop.press(.button("Another"))
      try desktop.wait(for: .window("Topmost"))
      try desktop.focus("Topmost")
      try desktop.click(.field("Topmost name"))
      try desktop.type("b")
      try desktop.key("Escape")
      try desktop.waitUntilGone(.window("Topmost"))
      try desktop.focus("Sheet")
      try desktop.wait(for: .field("Inner name").being("focused"))
      try desktop.type("c")
      try desktop.wait(for: .field("Inner name").showing("abc"))
      try desktop.key("Escape")
      try desktop.waitUntilGone(.window("Sheet"))
      try desktop.focus("Below")
      try desktop.wait(for: .field("Name").being("focused"))
      try desktop.wait(for: .label("false false false, naming: true"))
      try desktop.expectNoComplaints()
    }

    @Test func `a sheet that goes takes the sheet over it along`() throws {
      let desktop = try Desktop(showing: "presentation")
      try desktop.press(.button("Sheet"))
      try desktop.press(.button("Another"))
      try desktop.wait(for: .window("Topmost"))
      try desktop.focus("Topmost")
      try desktop.click(.field("Topmost name"))
      try desktop.key("Return")
      try desktop.waitUntilGone(.window("Topmost"))
      try desktop.waitUntilGone(.window("Sheet"))
      try desktop.wait(for: .label("Log: dismissed"))
      try desktop.waitForAnswer(to: "windows") { $0 == ["1"] }
      try desktop.expectNoComplaints()
    }

    @Test func `what is under a dialog is not pressed by a pointer`() throws {
      let desktop = try Desktop(showing: "presentation")
      let button = try desktop.wait(for: .button("Both")).frame
      try desktop.press(.button("Ask"))
      // It stands in the corner of a screen that nobody manages, above that button.
      let dialog = try desktop.wait(for: .dialog("Delete it?")).frame
      try #require(dialog.height < button.minY)
      try desktop.click(at: CGPoint(x: button.midX, y: button.midY))
      try desktop.click(.button("Keep"))
      try desktop.wait(for: .label("Log: kept"))
      try desktop.wait(for: .label("false false false, naming: true"))
      try desktop.expectNoComplaints()
    }

    @Test func `what is under a sheet is not pressed by a pointer`() throws {
      let desktop = try Desktop(showing: "presentation")
      let button = try desktop.wait(for: .button("Both")).frame
      try desktop.press(.button("Sheet"))
      let sheet = try desktop.wait(for: .window("Sheet")).frame
      try #require(sheet.height < button.minY)
      try desktop.click(at: CGPoint(x: button.midX, y: button.midY))
      try desktop.click(.button("Done"))
      try desktop.wait(for: .label("Log: dismissed"))
      try desktop.wait(for: .label("false false false, naming: true"))
      try desktop.expectNoComplaints()
    }

    @Test func `a sheet in a window grows with its content, and shrinks with it`() throws {
      let desktop = try Desktop(showing: "sheetSizes")
      try desktop.press(.button("Growing"))
      let small = try desktop.wait(for: .window("Growing sheet")).frame
      try desktop.press(.button("Longer"))
      try desktop.wait(until: .window("Growing sheet")) {
        $0.frame.height == small.height + 200 + 46 && $0.frame.width == small.width + 80
      }
      try desktop.wait(for: .label("At the foot"))
      try desktop.press(.button("Shorter"))
      try desktop.wait(until: .window("Growing sheet")) { $0.frame.size == small.size }
      try desktop.expectNoComplaints()
    }

    @Test func `a sheet without a title is called by the name of its app`() throws {
      let desktop = try Desktop(showing: "sheetSizes")
      try desktop.press(.button("Nameless"))
      try desktop.wait(for: .label("No title").inWindow("GTKProbe"))
      try desktop.expectNoComplaints()
    }

    @Test func `a sheet of half a window follows that window`() throws {
      let desktop = try Desktop(showing: "sheetSizes")
      try desktop.press(.button("Half"))
      let before = try desktop.wait(for: .window("Half sheet")).frame
      try desktop.resize(to: CGSize(width: 560, height: 740))
      try desktop.wait(until: .window("Half sheet")) { $0.frame.height > before.height + 40 }
      try desktop.expectNoComplaints()
    }

    @Test func `a thousand presentations leave nothing behind`() throws {
      let desktop = try Desktop(running: "AppProbe", "presentations")
      #expect(
        try desktop.end() == [
          "shown: 1000, dismissed: 1000", "windows: 1", "widgets more than before: 0",
          "states more than before: 0", "no growth", "0",
        ])
      try desktop.expectNoComplaints()
    }
  }
}
