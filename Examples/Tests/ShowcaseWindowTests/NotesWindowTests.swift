import Foundation
import Testing

/// Notes as a person meets them who has no pointer, while their service comes and goes.
@Suite(
  .sideBySide,
  .enabled(
    if: Desktop.isAvailable,
    "There is no private desktop here: run Scripts/setup, which installs Xvfb and the rest."))
struct NotesWindowTests {
  private static let train = "Train 45, Twelve past seven, from the old station."
  private static let letter = "Letter to Ada 44, Not again."

  @Test func `the whole is used by keys alone, whether the service answers or not`() throws {
    let desktop = try Desktop(running: "Showcase", "Notes")
    try desktop.wait(for: row(Self.train))

    try desktop.tab(to: .field("Search"))
    try desktop.type("Train")
    try desktop.waitUntilGone(row(Self.letter))
    try desktop.key("ctrl+a", "BackSpace")
    try desktop.wait(for: row(Self.letter))

    try desktop.tab(to: .button("New Note"))
    try desktop.key("Return")
    try desktop.tab(to: .field("Title"))
    try desktop.type("Tea")
    try desktop.tab(to: .button("Save"))
    try desktop.key("Return")
    try desktop.wait(for: row("Tea"))

    try choose(down: 2, in: desktop)
    try desktop.tab(to: Lookup(role: "list item"))
    try desktop.key("Menu")
    try desktop.wait(for: Lookup(role: "menu item", name: "Delete").being("focused"))
    try desktop.key("Return")
    try desktop.waitUntilGone(row("Tea"))
    try desktop.wait(for: .label("“Tea” is deleted."))
    // It is tried three times, then it comes back.
    try desktop.wait(
      for: .label("“Tea” was not deleted. The service cannot be reached."))
    try desktop.wait(for: row("Tea"))

    try desktop.tab(to: .field("Search"))
    try desktop.type("Letter")
    try desktop.wait(for: .label("The service cannot be reached."))
    try choose(down: -2, in: desktop)
    try desktop.tab(to: .button("Retry"))
    try desktop.key("Return")
    try desktop.waitUntilGone(.label("The service cannot be reached."))
    try desktop.waitUntilGone(row(Self.train))
    try desktop.wait(for: row(Self.letter))
    try desktop.expectNoComplaints()
  }

  private func row(_ words: String) -> Lookup { Lookup(role: "list item", name: words) }

  /// Puts the service somewhere else, so many choices further down.
  private func choose(down count: Int, in desktop: Desktop) throws {
    try desktop.tab(to: .button("Service"))
    try desktop.key("Return")
    try desktop.key(Array(repeating: count > 0 ? "Down" : "Up", count: abs(count)))
    try desktop.key("Return")
  }
}
