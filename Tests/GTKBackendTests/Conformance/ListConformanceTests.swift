import Foundation
import LayoutEngine
import ProbeViews
import Testing

@testable import ViewTesting

extension WindowTests {
  /// Lists that are long beyond what is made of them, in a window and on a screen in memory.
  @MainActor
  struct ListConformanceTests {
    private let screen = Screen(Page.lists.view, size: CGSize(width: 490, height: 590))

    /// The tiles of each list, in the order of the lists.
    private static let kinds = ["Row", "Stripe", "Cell", "Tile"]

    @Test func `a window has the same rows in sight as a screen, at the same places`() throws {
      let desktop = try Desktop(showing: "lists")
      try expectTheSame(desktop, near: 0)
      for (mark, tile) in [("Middle", 500), ("End", 999), ("Middle", 500), ("Start", 0)] {
        try desktop.press(.button(mark))
        try screen.tap(.button(mark))
        try expectTheSame(desktop, near: tile)
      }
      try desktop.expectNoComplaints()
    }

    /// What is made out of sight is a matter of how one came there, so only what is seen is compared.
    private func expectTheSame(_ desktop: Desktop, near tile: Int) throws {
      let seen = screen.items.filter { $0.isVisible && $0.role == .shape && !$0.name.isEmpty }
      let last = try #require(seen.first { $0.name == "Tile \(tile)" })
      let corner = try corner(of: desktop)
      try desktop.wait(until: Lookup(role: "image", name: last.name)) {
        isThere($0.frame, last, from: corner)
      }
      let shown = try desktop.tree().filter { $0.role == "image" }
      let names = Set(seen.map(\.name))
      #expect(shown.map(\.name).filter(names.contains) == seen.map(\.name))
      for thing in shown {
        if let item = seen.first(where: { $0.name == thing.name }) {
          #expect(isThere(thing.frame, item, from: corner), "\(thing), meant at \(item.frame)")
        } else {
          try expectOutOfSight(thing, from: corner)
        }
      }
    }

    /// Where the window's content begins.
    private func corner(of desktop: Desktop) throws -> CGPoint {
      let shown = try desktop.wait(for: .button("Start")).frame
      let meant = try screen.frame(of: .button("Start"))
      return CGPoint(x: shown.minX - meant.minX, y: shown.minY - meant.minY)
    }

    private func isThere(_ frame: CGRect, _ item: Item, from corner: CGPoint) -> Bool {
      let differences = [
        frame.minX - corner.x - item.frame.minX, frame.minY - corner.y - item.frame.minY,
        frame.width - item.frame.size.width, frame.height - item.frame.size.height,
      ]
      return differences.allSatisfy { abs($0) <= 2 }
    }

    private func expectOutOfSight(_ thing: Accessible, from corner: CGPoint) throws {
      let areas = screen.items.filter { $0.role == .scrollArea }
      let kind = try #require(Self.kinds.firstIndex { thing.name.hasPrefix($0) })
      let area = CGRect(
        x: areas[kind].frame.minX + corner.x, y: areas[kind].frame.minY + corner.y,
        width: areas[kind].frame.size.width, height: areas[kind].frame.size.height)
      #expect(!area.insetBy(dx: 2, dy: 2).intersects(thing.frame), "\(thing)")
    }
  }
}
