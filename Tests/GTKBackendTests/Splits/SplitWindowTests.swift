import Foundation
import Testing

extension WindowTests {
  /// Views with lines between them, in a window.
  struct SplitWindowTests {
    /// The line of that name, behind or below a pane that is so large.
    private func line(_ name: String, _ length: Int) -> Lookup {
      var line = Lookup.slider(name)
      line.hint = "\(length) points \(name.hasSuffix("width") ? "wide" : "high")"
      return line
    }

    @Test func `a line is dragged, and moved by keys`() throws {
      let desktop = try Desktop(showing: "splits")
      func middle(_ name: String) throws -> CGPoint {
        let frame = try desktop.wait(for: .slider(name)).frame
        return CGPoint(x: frame.midX, y: frame.midY)
      }
      try desktop.wait(for: line("Pane 1 width", 200))
      let start = try middle("Pane 1 width")
      try desktop.drag(from: start, to: CGPoint(x: start.x - 60, y: start.y))
      try desktop.wait(for: line("Pane 1 width", 140))
      try desktop.wait(for: .slider("Pane 1 width").being("focused"))
      try desktop.key("Left", "Left", "Right")
      try desktop.wait(for: line("Pane 1 width", 130))
      try desktop.key("End")
      try desktop.wait(for: line("Pane 1 width", 200))
      let level = try middle("Pane 1 height")
      try desktop.drag(from: level, to: CGPoint(x: level.x, y: level.y + 50))
      try desktop.wait(for: line("Pane 1 height", 200))
      try desktop.key("Up")
      try desktop.wait(for: line("Pane 1 height", 190))
      try desktop.key("Home")
      try desktop.wait(for: line("Pane 1 height", 60))
      try desktop.expectNoComplaints()
    }
  }
}
