import Foundation
import Testing

extension WindowTests {
  /// What a person asks of all apps in the desktop's settings, while an app runs.
  struct DesktopWishesTests {
    private func desktop() throws -> Desktop {
      try Desktop(running: "AppProbe", "wishes", environment: Desktop.settings)
    }

    @Test func `views hear of it when nothing is to be seen moving any more`() throws {
      let desktop = try desktop()
      try desktop.wait(for: .label("Nothing moves"))
      _ = try desktop.ask("motion on")
      try desktop.wait(for: .label("Things move"))
      _ = try desktop.ask("motion off")
      try desktop.wait(for: .label("Nothing moves"))
      try desktop.expectNoComplaints()
    }

    @Test func `views hear of it when more contrast is asked for`() throws {
      let desktop = try desktop()
      try desktop.wait(for: .label("The contrast is standard"))
      try desktop.choose("true", for: "high-contrast", in: "org/gnome/desktop/a11y/interface")
      try desktop.wait(for: .label("The contrast is increased"))
      try desktop.choose("false", for: "high-contrast", in: "org/gnome/desktop/a11y/interface")
      try desktop.wait(for: .label("The contrast is standard"))
      try desktop.expectNoComplaints()
    }

    @Test func `larger letters are told to views, and grow once`() throws {
      let desktop = try desktop()
      func width(of text: String) throws -> Double {
        try desktop.wait(for: .label(text)).frame.width
      }
      let texts = ["The size of the desktop", "The usual size", "A font with a size"]
      try desktop.wait(for: .label("Letters are large"))
      try desktop.wait(for: .label("A side of 100"))
      let before = try texts.map(width)
      _ = try desktop.ask("text 1.25")
      try desktop.wait(for: .label("Letters are xxLarge"))
      try desktop.wait(for: .label("A side of 123"))
      try desktop.wait { try abs(width(of: texts[0]) / before[0] - 1.25) < 0.05 }
      let after = try texts.map(width)
      #expect(abs(after[1] / before[1] - 1) < 0.05, "\(before) \(after)")
      #expect(abs(after[2] / before[2] - 1.235) < 0.05, "\(before) \(after)")
      _ = try desktop.ask("text 1")
      try desktop.wait(for: .label("Letters are large"))
      try desktop.wait { try texts.map(width) == before }
      try desktop.expectNoComplaints()
    }

    @Test func `the accent is the one that was chosen, where libadwaita knows of one`() throws {
      let desktop = try desktop()
      try desktop.wait(for: .label("Nothing moves"))
      func accent() throws -> [Double] {
        let line = try #require(desktop.ask("colours").first { $0.hasPrefix("accentColor ") })
        return line.split(separator: " ").dropFirst().compactMap { Double($0) }
      }
      let blue = try accent()
      #expect(blue[2] > blue[0])
      try desktop.choose("'red'", for: "accent-color", in: "org/gnome/desktop/interface")
      if try desktop.ask("accents") == ["known"] {
        try desktop.wait { try accent()[0] > accent()[2] }
      } else {
        #expect(try accent() == blue)
      }
      try desktop.expectNoComplaints()
    }
  }
}
