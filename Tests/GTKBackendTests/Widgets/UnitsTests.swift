import Foundation
import Testing

extension WindowTests {
  struct UnitsTests {
    @Test func `views that belong together are read as one`() throws {
      let desktop = try Desktop(showing: "units")
      try desktop.wait(for: Lookup(role: "panel", name: "Milk, 1 litres"))
      try desktop.press(.button("More"))
      try desktop.wait(for: Lookup(role: "panel", name: "Milk, 2 litres"))
      let names = try desktop.tree().map(\.name)
      #expect(names.contains("Rating"))
      for part in ["Milk", "2 litres", "Three", "stars"] { #expect(!names.contains(part)) }
      try desktop.expectNoComplaints()
    }

    @Test func `a trait is told`() throws {
      let desktop = try Desktop(showing: "units")
      try desktop.wait(for: .label("log: "))
      let tree = try desktop.tree()
      #expect(tree.first { $0.name == "Chapter" }?.role == "heading")
      #expect(tree.first { $0.name == "Manual" }?.role == "link")
      try desktop.expectNoComplaints()
    }

    @Test func `a tap counts inside the shape only`() throws {
      let desktop = try Desktop(showing: "units")
      let disc = try desktop.wait(for: Lookup(role: "image", name: "Disc")).frame
      try desktop.click(at: CGPoint(x: disc.minX + 4, y: disc.minY + 4))
      try desktop.click(at: CGPoint(x: disc.midX, y: disc.midY))
      try desktop.wait(for: .label("log: in"))
      try desktop.waitForRest()
      #expect(try desktop.tree().contains { $0.name == "log: in" })
      try desktop.expectNoComplaints()
    }
  }
}
