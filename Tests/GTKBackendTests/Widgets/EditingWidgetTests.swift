import Foundation
import Testing

extension WindowTests {
  struct EditingWidgetTests {
    @Test func `rows are deleted, moved and selected while they are edited`() throws {
      let desktop = try Desktop(showing: "editing")
      try desktop.wait(for: .label("Milk Bread Eggs Tea"))
      try desktop.click(.button("Edit"))
      try desktop.wait(for: .button("Done"))
      let handles = try desktop.tree().filter { $0.name == "Reorder" }
      #expect(handles.count == 4)
      let first = try #require(handles.first).frame
      let last = try #require(handles.last).frame
      try desktop.drag(
        from: CGPoint(x: first.midX, y: first.midY), to: CGPoint(x: last.midX, y: last.midY))
      try desktop.wait(for: .label("Bread Eggs Tea Milk"))
      let delete = try #require(desktop.tree().first { $0.name == "Delete" }).frame
      try desktop.click(at: CGPoint(x: delete.midX, y: delete.midY))
      try desktop.wait(for: .label("Eggs Tea Milk"))
      try desktop.click(.button("Done"))
      try desktop.waitUntilGone(.button("Delete"))
      try desktop.expectNoComplaints()
    }
  }
}
