import Foundation
import Testing

extension WindowTests {
  struct PicturesTests {
    @Test func `a picture is shown, and bytes that are none leave its room free`() throws {
      let desktop = try Desktop(showing: "pictures")
      let whole = try desktop.wait(for: Lookup(role: "image", name: "Whole")).frame
      let broken = try desktop.wait(for: Lookup(role: "image", name: "Broken")).frame
      #expect(whole.size == CGSize(width: 64, height: 32))
      #expect(broken.size == whole.size)
      let photograph = try Photograph(of: desktop)
      let offset = try desktop.contentOffset()
      func color(_ frame: CGRect, _ part: CGFloat) -> [Int] {
        photograph.color(
          at: CGPoint(x: frame.minX + frame.width * part + offset.x, y: frame.midY + offset.y))
      }
      #expect(color(whole, 0.1) == [255, 0, 0])
      #expect(color(whole, 0.9) == [0, 0, 255])
      // The window's own colour, as it is beside: no sign of a broken picture.
      #expect(color(broken, 0.5) == color(whole, -0.5))
      try desktop.expectNoComplaints()
    }

    @Test func `a picture from an address is read, and one that ends too soon fails`() throws {
      let desktop = try Desktop(showing: "addresses")
      let whole = try desktop.wait(for: Lookup(role: "image", name: "whole")).frame
      try desktop.wait(for: .label("no broken"))
      try desktop.wait(for: .label("no absent"))
      let photograph = try Photograph(of: desktop)
      let offset = try desktop.contentOffset()
      let left = CGPoint(x: whole.minX + 6 + offset.x, y: whole.midY + offset.y)
      #expect(photograph.color(at: left) == [255, 0, 0])
      try desktop.expectNoComplaints()
    }

    @Test func `pictures from addresses are read once each, and away from main`() throws {
      let desktop = try Desktop(showing: "addresses")
      try desktop.wait(for: Lookup(role: "image", name: "whole"))
      try desktop.wait(for: .label("no broken"))
      #expect(try desktop.ask("decodings") == ["0 on main, 2 elsewhere"])
      try desktop.expectNoComplaints()
    }

    @Test func `huge pictures are read as large as they are shown`() throws {
      let desktop = try Desktop(showing: "huge")
      try desktop.press(.button("Show"))
      try desktop.wait(for: .label("shown: 20"))
      try desktop.waitForRest()
      #expect(try desktop.ask("decodings") == ["0 on main, 20 elsewhere"])
      let memory = try desktop.ask("memory").first.flatMap { Int($0) }
      #expect(try #require(memory) <= 300 * 1024)
      // One that is shown larger is read again.
      try desktop.press(.button("Large"))
      try desktop.waitForRest()
      #expect(try desktop.ask("decodings") == ["0 on main, 21 elsewhere"])
      try desktop.expectNoComplaints()
    }

    @Test func `pictures of views that have gone are not read`() throws {
      let desktop = try Desktop(showing: "huge")
      for _ in 0..<3 {
        try desktop.press(.button("Show"))
        try desktop.press(.button("Hide"))
      }
      try desktop.waitForRest()
      try desktop.press(.button("Show"))
      try desktop.wait(for: .label("shown: 20"))
      let words = try #require(try desktop.ask("decodings").first)
      let count = try #require(words.split(separator: " ").dropFirst(3).first.flatMap { Int($0) })
      // All of the last twenty, and of those before only what had been begun.
      #expect(20...40 ~= count)
      try desktop.expectNoComplaints()
    }

    @Test func `what is dropped leaves nothing behind`() throws {
      let desktop = try Desktop(showing: "pictures")
      try desktop.wait(for: .label("rows: 10"))
      let full = try desktop.ask("widgets")
      for _ in 0..<3 {
        try desktop.press(.button("Empty"))
        try desktop.wait(for: .label("rows: 0"))
        #expect(try desktop.ask("widgets") != full)
        try desktop.press(.button("Fill"))
        try desktop.wait(for: .label("rows: 10"))
        #expect(try desktop.ask("widgets") == full)
      }
      try desktop.expectNoComplaints()
    }
  }
}
