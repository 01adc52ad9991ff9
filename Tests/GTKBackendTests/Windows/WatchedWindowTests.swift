import Foundation
import Testing

extension WindowTests {
  struct WatchedWindowTests {
    @Test func `a test is watched in a window, with what it does below`() throws {
      let desktop = try Desktop(running: "WatchProbe")
      try desktop.wait(for: .label("Then I see Saved: Ada"))
      // What is typed on the screen is in GTK's own field, and GTK decides nothing about the keyboard.
      try desktop.wait(for: .label("Saved: Ada"))
      try desktop.wait(for: .label("typing"))
      try desktop.expectNoComplaints()
    }
  }
}
