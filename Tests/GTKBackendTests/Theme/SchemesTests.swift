import Foundation
import Testing

extension WindowTests {
  /// Parts of a window, and windows, that are light or dark whatever the desktop is.
  struct SchemesTests {
    /// How bright the ground is behind the words, and what is drawn of it in the row of buttons.
    private func grounds(in picture: Photograph, on desktop: Desktop) throws -> [String: Int] {
      let offset = try desktop.contentOffset()
      var grounds: [String: Int] = [:]
      for thing in try desktop.tree() where thing.name.contains(" is ") {
        let point = CGPoint(x: thing.frame.minX - 4, y: thing.frame.midY)
        grounds[String(thing.name.prefix { $0 != " " })] = picture.brightness(
          at: CGPoint(x: point.x + offset.x, y: point.y + offset.y))
      }
      return grounds
    }

    private func wait(
      on desktop: Desktop, until isRight: @escaping ([String: Int]) -> Bool
    ) throws {
      try desktop.waitForPicture { picture in
        (try? grounds(in: picture, on: desktop)).map(isRight) ?? false
      }
    }

    @Test(arguments: [false, true])
    func `a part is as it was chosen, whatever the desktop is`(isDark: Bool) throws {
      let desktop = try Desktop(showing: "schemes", isDark: isDark)
      try desktop.wait(for: .label("Dark is dark"))
      try desktop.wait(for: .label("Light is light"))
      try desktop.wait(for: .label(isDark ? "Usual is dark" : "Usual is light"))
      try wait(on: desktop) {
        ($0["Usual"]! < 90) == isDark && $0["Dark"]! < 90 && $0["Light"]! > 200
      }
      // A control, too: the button, beside its words, is drawn over the ground with a part of their colour.
      let buttons = try desktop.tree().filter { $0.name == "Press" }.map(\.frame)
      let picture = try Photograph(of: desktop)
      let offset = try desktop.contentOffset()
      let brightness = buttons.map {
        picture.brightness(at: CGPoint(x: $0.minX - 4 + offset.x, y: $0.midY + offset.y))
      }
      #expect(brightness[1] < 110 && brightness[2] > 190, "\(brightness)")
      try desktop.press(.button("Swap"))
      try desktop.wait(for: .label("Dark is light"))
      try wait(on: desktop) { $0["Dark"]! > 200 }
      try desktop.expectNoComplaints()
    }

    @Test func `a window is as its views want it, with its bar, and goes back`() throws {
      let desktop = try Desktop(showing: "schemes")
      let window = try desktop.wait(for: .window("Probe")).frame
      let offset = try desktop.contentOffset()
      let bar = CGPoint(x: window.minX + 12 + offset.x, y: window.minY + 12 + offset.y)
      try desktop.press(.button("Dark window"))
      try desktop.wait(for: .label("Usual is dark"))
      try wait(on: desktop) { $0["Usual"]! < 90 && $0["Light"]! > 200 }
      try desktop.waitForPicture { $0.brightness(at: bar) < 90 }
      try desktop.press(.button("Usual window"))
      try desktop.wait(for: .label("Usual is light"))
      try wait(on: desktop) { $0["Usual"]! > 200 }
      try desktop.waitForPicture { $0.brightness(at: bar) > 200 }
      try desktop.expectNoComplaints()
    }
  }
}
