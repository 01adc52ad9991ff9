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

    /// What a row is moved by, once that is there.
    private func handle(of name: String, on desktop: Desktop) throws -> CGPoint {
      var handle: CGRect?
      try desktop.wait {
        let row = try desktop.wait(for: Lookup(role: "list item", name: name)).frame
        handle = try desktop.tree().first {
          $0.name == "Reorder" && abs($0.frame.midY - row.midY) < 4
        }?.frame
        return handle != nil
      }
      let found = try #require(handle)
      return CGPoint(x: found.midX, y: found.midY)
    }

    /// Takes hold of a row, leads it to `place` down in the window as a hand does, and rests there.
    private func hold(_ row: String, at place: CGFloat, on desktop: Desktop) throws {
      let start = try handle(of: row, on: desktop)
      try desktop.press(at: start)
      for step in 1...8 {
        let way = (place - start.y) * CGFloat(step) / 8
        try desktop.hover(at: CGPoint(x: start.x, y: start.y + way))
      }
    }

    @Test func `a row that is held at an edge has the list go on, up to its end`() throws {
      let desktop = try Desktop(showing: "reordering")
      try desktop.click(.button("Edit"))
      try desktop.wait(for: .button("Done"))
      func row(_ number: Int) -> Lookup { Lookup(role: "list item", name: "Row \(number)") }
      let list = try desktop.wait(for: Lookup(role: "list", name: "Numbers")).frame
      try hold("Row 2", at: list.maxY - 8, on: desktop)
      try desktop.wait(until: row(29)) {
        $0.frame.height > 10 && $0.frame.maxY <= list.maxY + 1
      }
      try desktop.release()
      try desktop.wait(for: .label("moved: [2] to 30"))
      try desktop.wait(until: row(2)) { abs($0.frame.maxY - list.maxY) <= 2 }
      try hold("Row 25", at: list.minY + 8, on: desktop)
      try desktop.wait(until: row(0)) { $0.frame.minY >= list.minY - 1 }
      try desktop.release()
      try desktop.wait(for: .label("moved: [24] to 0"))
      try desktop.expectNoComplaints()
    }
  }
}
