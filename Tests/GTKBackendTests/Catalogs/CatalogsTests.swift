import Foundation
import Testing

extension WindowTests {
  /// What a window shows of a target's catalogues.
  struct CatalogsTests {
    @Test func `words are in the language of a view, and of the kind of their number`() throws {
      let desktop = try Desktop(showing: "catalogs")
      try desktop.wait(for: .label("Good day"))
      try desktop.wait(for: .label("1 free room"))
      try desktop.wait(for: .label("The program's own words"))
      try desktop.press(.button("More"))
      try desktop.wait(for: .label("2 free rooms"))
      try desktop.press(.button("Deutsch"))
      try desktop.wait(for: .label("Guten Tag"))
      try desktop.wait(for: .label("2 freie Zimmer"))
      try desktop.wait(for: .label("Worte des Programms"))
      try desktop.expectNoComplaints()
    }

    @Test func `colours and pictures are others where the desktop is dark`() throws {
      let desktop = try Desktop(showing: "catalogs")
      let things = try ["Sky", "Logo", "Leaf"].map {
        try desktop.wait(for: Lookup(role: "image", name: $0)).frame
      }
      #expect(things.map(\.size) == Array(repeating: CGSize(width: 48, height: 48), count: 3))
      let offset = try desktop.contentOffset()
      func colors(in picture: Photograph) -> [[Int]] {
        things.map { picture.color(at: CGPoint(x: $0.midX + offset.x, y: $0.midY + offset.y)) }
      }
      try desktop.waitForPicture { colors(in: $0) == [[0, 0, 255], [255, 0, 0], [0, 0, 255]] }
      _ = try desktop.ask("dark")
      try desktop.waitForPicture {
        colors(in: $0) == [[255, 255, 0], [0, 255, 0], [255, 255, 0]]
      }
      _ = try desktop.ask("light")
      try desktop.waitForPicture { colors(in: $0) == [[0, 0, 255], [255, 0, 0], [0, 0, 255]] }
      try desktop.expectNoComplaints()
    }
  }
}
