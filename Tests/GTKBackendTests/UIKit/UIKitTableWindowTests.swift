import Foundation
import Testing

extension WindowTests {
  /// A table of a hundred thousand rows that is written for UIKit, in a window.
  struct UIKitTableWindowTests {
    @Test func `rows are deleted by key, looked for, moved and deleted while edited`() throws {
      let desktop = try Desktop(showing: "uiKitTable")
      try desktop.wait(for: .window("100000 numbers"))
      let row = try desktop.wait(for: .label("Number 1")).frame
      try desktop.click(at: CGPoint(x: row.midX, y: row.midY))
      try desktop.wait(for: Lookup(role: "list item", name: "Number 1").being("selected"))
      try desktop.key("Delete")
      try desktop.wait(for: .window("99999 numbers"))
      try desktop.waitUntilGone(.label("Number 1"))

      try desktop.click(.searchField("Search"))
      try desktop.type("9999")
      try desktop.wait(for: .window("19 numbers"))
      try desktop.wait(for: .label("Number 19999"))
      try desktop.waitUntilGone(.label("Number 2"))
      try desktop.key("ctrl+a", "BackSpace")
      try desktop.wait(for: .window("99999 numbers"))
      try desktop.wait(for: .label("Number 2"))

      try desktop.click(.button("Edit"))
      try desktop.wait(for: .button("Done"))
      let handles = try desktop.tree().filter { $0.name == "Reorder" }
      let (first, third) = (try #require(handles.first).frame, handles[2].frame)
      try desktop.drag(
        from: CGPoint(x: first.midX, y: first.midY), to: CGPoint(x: third.midX, y: third.midY))
      try desktop.wait(until: .label("Number 0")) { $0.frame.minY > row.minY }
      let delete = try #require(desktop.tree().first { $0.name == "Delete" }).frame
      try desktop.click(at: CGPoint(x: delete.midX, y: delete.midY))
      try desktop.wait(for: .window("99998 numbers"))
      try desktop.waitUntilGone(.label("Number 2"))
      try desktop.click(.button("Done"))
      try desktop.waitUntilGone(.button("Delete"))
      try desktop.expectNoComplaints()
    }

    @Test func `it opens and is scrolled to its end`() throws {
      let desktop = try Desktop(showing: "uiKitTable")
      let row = try desktop.wait(for: .label("Number 0")).frame
      try desktop.click(at: CGPoint(x: row.midX, y: row.midY))
      try desktop.wait(for: Lookup(role: "list item", name: "Number 0").being("selected"))
      try desktop.key("End")
      try desktop.wait(for: .label("Number 99999"))
      try desktop.key("Home")
      try desktop.wait(for: .label("Number 0"))
      try desktop.expectNoComplaints()
    }
  }
}
