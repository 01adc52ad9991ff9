import Foundation
import Testing

extension WindowTests {
  @Suite struct AppWindowTests {
    @Test func `a window has the title of its scene, and a size that fits`() throws {
      let desktop = try Desktop(running: "AppProbe")
      try desktop.wait(for: .window("Counter 0"))
      try desktop.press(.button("Add"))
      try desktop.wait(for: .label("Count: 1, opened: 0"))
      let text = try desktop.wait(for: .label("Count: 1, opened: 0")).frame
      #expect(text.midX > 190 && text.midX < 210)
      try desktop.expectNoComplaints()
    }

    @Test(arguments: [false, true])
    func `views are told whether a person wants things to move`(isMoving: Bool) throws {
      let desktop = try Desktop(running: "AppProbe", isMoving: isMoving)
      try desktop.wait(for: .label(isMoving ? "Things move" : "Nothing moves"))
    }

    @Test func `a window that is as large as its content opens so, and has its title`() throws {
      let desktop = try Desktop(running: "AppProbe")
      try desktop.press(.button("Number"))
      let window = try desktop.wait(for: .window("A Number")).frame
      #expect(window.width < 420 && window.height < 260, "\(window)")
    }

    @Test func `views open windows, and state of the app is in all of them`() throws {
      let desktop = try Desktop(running: "AppProbe")
      try desktop.press(.button("Notes"))
      try desktop.wait(for: .window("Notes"))
      try desktop.wait(for: .label("Some notes"))
      try desktop.wait(for: .window("Counter 1"))
      try desktop.wait(for: .label("Count: 0, opened: 1"))
      try desktop.press(.button("Number"))
      try desktop.wait(for: .label("Number 7"))
      try desktop.expectNoComplaints()
    }

    @Test func `Control and W closes a window; what its views do is cancelled`() throws {
      let desktop = try Desktop(running: "AppProbe")
      try desktop.press(.button("Notes"))
      try desktop.wait(for: .label("Some notes"))
      try desktop.focus("Counter 1")
      _ = try desktop.ask("log")
      try desktop.key("ctrl+w")
      try desktop.waitUntilGone(.window("Counter 1"))
      try desktop.wait(for: .window("Notes"))
      let said = try desktop.ask("log")
      #expect(said.contains("disappeared"))
      #expect(said.contains("task cancelled"))
      try desktop.expectNoComplaints()
    }

    @Test func `Control and N opens another window with state of its own`() throws {
      let desktop = try Desktop(running: "AppProbe")
      try desktop.press(.button("Add"))
      try desktop.wait(for: .label("Count: 1, opened: 0"))
      try desktop.focus("Counter 0")
      try desktop.key("ctrl+n")
      try desktop.wait(for: .label("Count: 0, opened: 0"))
      try desktop.wait(for: .label("Count: 1, opened: 0"))
      try desktop.expectNoComplaints()
    }

    @Test func `Control and Q ends the app`() throws {
      let desktop = try Desktop(running: "AppProbe")
      try desktop.press(.button("Notes"))
      try desktop.wait(for: .label("Some notes"))
      try desktop.key("ctrl+q")
      #expect(try desktop.end() == ["0"])
      try desktop.expectNoComplaints()
    }

    @Test func `the app ends with its last window`() throws {
      let desktop = try Desktop(running: "AppProbe")
      try desktop.wait(for: .button("Close"))
      try desktop.click(.button("Close"))
      #expect(try desktop.end() == ["0"])
      try desktop.expectNoComplaints()
    }

    @Test func `a view that is not presented closes its window, and no other`() throws {
      let desktop = try Desktop(running: "AppProbe")
      try desktop.press(.button("Notes"))
      try desktop.wait(for: .label("Some notes"))
      try desktop.click(.button("Put away"))
      try desktop.waitUntilGone(.window("Notes"))
      try desktop.wait(for: .window("Counter 1"))
      try desktop.expectNoComplaints()
    }

    @Test func `a window closes with the action that changed it, and the app goes on`() throws {
      let desktop = try Desktop(running: "AppProbe")
      try desktop.press(.button("Notes"))
      try desktop.wait(for: .label("Some notes"))
      try desktop.press(.button("Close"))
      try desktop.waitUntilGone(.window("Counter 1"))
      try desktop.wait(for: .label("Some notes"))
      #expect(try desktop.ask("log").contains("disappeared"))
      try desktop.expectNoComplaints()
    }

    @Test func `a window that has the keyboard is active, another one is not`() throws {
      let desktop = try Desktop(running: "AppProbe")
      try desktop.wait(for: .label("The window is active"))
      let said = try desktop.ask("log")
      #expect(said.filter { $0.hasPrefix("app ") } == ["app background", "app active"])
      try desktop.press(.button("Notes"))
      try desktop.wait(for: .label("Some notes"))
      try desktop.focus("Notes")
      try desktop.wait(for: .label("The window is inactive"))
      try desktop.focus("Counter 1")
      try desktop.wait(for: .label("The window is active"))
    }

    @Test func `views know whether the desktop is dark`() throws {
      let desktop = try Desktop(running: "AppProbe", isDark: true)
      try desktop.wait(for: .label("It is dark"))
      _ = try desktop.ask("light")
      try desktop.wait(for: .label("It is light"))
    }

    @Test func `a thousand windows that came and went leave nothing behind`() throws {
      let desktop = try Desktop(running: "AppProbe", "rounds")
      #expect(
        try desktop.end() == [
          "windows: 1", "widgets more than before: 0", "states more than before: 0", "no growth",
          "0",
        ])
      try desktop.expectNoComplaints()
    }
  }
}
