import Foundation
import Testing

/// The inspector of states beside a feature of the showcase, by the menu of its window.
@Suite(
  .sideBySide,
  .enabled(
    if: Desktop.isAvailable,
    "There is no private desktop here: run Scripts/setup, which installs Xvfb and the rest."))
struct InspectorWindowTests {
  private func line(_ name: String) -> Lookup { Lookup(role: "menu item", name: name) }

  @Test func `the menu opens it, it goes back a state and returns, and is closed`() throws {
    let desktop = try Desktop(running: "Showcase", "Profile")
    try desktop.wait(for: .field("Username"))
    try desktop.click(.button("Main Menu"))
    try desktop.wait(for: line("New Window").being("focused"))
    try desktop.key("Down")
    try desktop.wait(for: line("State Inspector").being("focused"))
    try desktop.key("Return")
    try desktop.wait(for: .window("State Inspector"))
    try desktop.wait(for: .label("This is now."))

    try desktop.focus("State Inspector")
    try desktop.key("ctrl+Left")
    try desktop.wait(for: .label("This is the past."))
    try desktop.waitUntilGone(.field("Username"))
    try desktop.key("ctrl+shift+n")
    try desktop.wait(for: .label("This is now."))
    try desktop.wait(for: .field("Username"))

    // The app takes keys beside it.
    try desktop.focus("Showcase")
    try desktop.key("F10")
    try desktop.wait(for: line("New Window").being("focused"))
    try desktop.key("Escape")
    try desktop.waitUntilGone(line("New Window"))

    try desktop.focus("State Inspector")
    try desktop.key("Escape")
    try desktop.waitUntilGone(.window("State Inspector"))
    try desktop.wait(for: .field("Username"))
    try desktop.expectNoComplaints()
  }
}
