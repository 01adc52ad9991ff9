import Foundation
import Testing

extension WindowTests {
  /// Columns as a person on a desktop has them.
  struct ColumnsTests {
    private static let narrow = CGSize(width: 400, height: 500)
    private static let wide = CGSize(width: 900, height: 500)

    @Test func `rows of columns choose what the next one shows, and a narrow window one column`()
      throws
    {
      let desktop = try Desktop(showing: "columns")
      try desktop.resize(to: Self.wide)
      try desktop.click(.label("Fiction"))
      try desktop.click(.label("Ulysses"))
      try desktop.wait(for: .label("Read Ulysses"))
      try desktop.wait(for: .window("Ulysses"))
      try desktop.resize(to: Self.narrow)
      try desktop.waitUntilGone(.label("Fiction"))
      try desktop.wait(for: .label("Read Ulysses"))
      try desktop.key("alt+Left")
      try desktop.waitUntilGone(.label("Read Ulysses"))
      try desktop.wait(for: .label("Emma"))
      try desktop.key("Escape")
      try desktop.wait(for: .label("Fiction"))
      try desktop.wait(for: .window("Shelves"))
      try desktop.click(.label("Science"))
      try desktop.click(.label("Cosmos"))
      try desktop.wait(for: .label("Read Cosmos"))
      try desktop.click(.button("Back"))
      try desktop.wait(for: .label("Origins"))
      try desktop.resize(to: Self.wide)
      try desktop.wait(for: .label("Fiction"))
      try desktop.expectNoComplaints()
    }

    @Test func `the line behind the sidebar is dragged, and moved by keys`() throws {
      let desktop = try Desktop(showing: "columns")
      try desktop.resize(to: Self.wide)
      let line = Lookup(role: "slider", name: "Sidebar width")
      let before = try desktop.wait(for: line).frame
      try desktop.drag(
        from: CGPoint(x: before.midX, y: before.midY),
        to: CGPoint(x: before.midX + 60, y: before.midY))
      try desktop.wait(until: line) { abs($0.frame.minX - before.minX - 60) <= 1 }
      try desktop.key("Right")
      try desktop.wait(until: line) { abs($0.frame.minX - before.minX - 70) <= 1 }
      try desktop.key("Home")
      try desktop.wait(until: line) { $0.frame.minX < before.minX }
      try desktop.expectNoComplaints()
    }

    @Test func `a button in the bar hides the sidebar and shows it`() throws {
      let desktop = try Desktop(showing: "columns")
      try desktop.resize(to: Self.wide)
      try desktop.wait(for: .label("Fiction"))
      try desktop.click(.button("Toggle Sidebar"))
      try desktop.waitUntilGone(.label("Fiction"))
      try desktop.click(.button("Toggle Sidebar"))
      try desktop.wait(for: .label("Fiction"))
      try desktop.expectNoComplaints()
    }

    @Test func `assistive technologies hear how wide a column is`() throws {
      let desktop = try Desktop(showing: "columns")
      try desktop.resize(to: Self.wide)
      let line = Lookup(role: "slider", name: "Sidebar width")
      try desktop.wait(until: line) { $0.hint == "220 points wide" }
      let frame = try desktop.wait(for: line).frame
      try desktop.drag(
        from: CGPoint(x: frame.midX, y: frame.midY),
        to: CGPoint(x: frame.midX + 40, y: frame.midY))
      try desktop.wait(until: line) { $0.hint == "260 points wide" }
      try desktop.expectNoComplaints()
    }

    @Test func `links in a sidebar show their pages beside it`() throws {
      let desktop = try Desktop(showing: "sidebar")
      try desktop.resize(to: Self.wide)
      try desktop.wait(for: .label("Nowhere"))
      try desktop.click(.button("One"))
      try desktop.wait(for: .label("Place 1"))
      try desktop.click(.button("Further"))
      try desktop.wait(for: .label("Place 10"))
      try desktop.click(.button("Back"))
      try desktop.wait(for: .label("Place 1"))
      try desktop.click(.button("About"))
      try desktop.wait(for: .label("About it"))
      try desktop.expectNoComplaints()
    }
  }
}
