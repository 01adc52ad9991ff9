import Foundation
import Testing

extension WindowTests {
  /// Titles that a person gives another name.
  struct RenamingWindowTests {
    private let field = Lookup.field("Name")

    /// Opens what the title is written in, and writes there.
    private func write(_ new: String, over old: String, on desktop: Desktop) throws {
      try desktop.wait(for: .window(old))
      try desktop.click(.button(old))
      try desktop.wait(for: field.showing(old).being("focused"))
      // All of the old name is selected.
      try desktop.type(new)
      try desktop.wait(for: field.showing(new))
      try desktop.wait(for: .label("called \(old)"))
    }

    @Test func `a title is renamed below it, by return or a button, and kept by escape`() throws {
      let desktop = try Desktop(showing: "renaming")
      try write("Errands", over: "Shopping", on: desktop)
      try desktop.key("Return")
      try desktop.wait(for: .label("called Errands"))
      try desktop.waitUntilGone(field)
      try write("Chores", over: "Errands", on: desktop)
      try desktop.press(.button("Rename"))
      try desktop.wait(for: .label("called Chores"))
      try desktop.waitUntilGone(field)
      try write("Nothing", over: "Chores", on: desktop)
      try desktop.key("Escape")
      try desktop.waitUntilGone(field)
      try desktop.wait(for: .label("called Chores"))
      try desktop.wait(for: .window("Chores"))
      try desktop.expectNoComplaints()
    }
  }
}
