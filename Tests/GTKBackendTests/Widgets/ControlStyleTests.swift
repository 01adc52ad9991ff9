import Foundation
import Testing

extension WindowTests {
  struct ControlStyleTests {
    @Test func `toggles of every style are switched by pointer, keys and assistive technologies`()
      throws
    {
      let desktop = try Desktop(showing: "toggles")
      try desktop.wait(for: .toggle("Box").being("checked"))
      try desktop.click(.toggle("Box"))
      try desktop.wait(for: .toggle("Box").notBeing("checked"))
      try desktop.wait(for: .label("off, [\"on\", \"off\"]"))
      try desktop.key("space")
      try desktop.wait(for: .label("on, [\"on\", \"off\"]"))
      try desktop.click(.label("Box"))
      try desktop.wait(for: .label("off, [\"on\", \"off\"]"))
      try desktop.wait(for: .toggle("Button").notBeing("checked"))
      try desktop.click(.toggle("Button"))
      try desktop.wait(for: .toggle("Button").being("checked"))
      try desktop.press(.toggle("Star"))
      try desktop.wait(for: .toggle("Star").notBeing("checked"))
      // The model has it as it was.
      try desktop.click(.toggle("Other"))
      try desktop.wait(for: .toggle("Other").notBeing("checked"))
      try desktop.wait(for: .toggle("All").being("indeterminate"))
      try desktop.click(.toggle("All"))
      try desktop.wait(for: .label("off, [\"on\", \"on\"]"))
      try desktop.wait(for: .toggle("All").being("checked").notBeing("indeterminate"))
      try desktop.press(.button("Own"))
      try desktop.wait(for: .label("on, [\"on\", \"on\"]"))
      try desktop.expectNoComplaints()
    }

    @Test func `buttons of every size and outline are pressed`() throws {
      let desktop = try Desktop(showing: "sizes")
      // What is told of a button is where its label is: in the middle of it.
      let middles = try desktop.tree().filter { $0.role == "push button" && $0.name == "Go" }
        .map(\.frame.midY)
      #expect(zip(middles, middles.dropFirst()).map { $1 - $0 } == [34, 39, 46, 54])
      try desktop.click(.button("Add"))
      try desktop.click(.button("Capsule"))
      try desktop.click(.button("Borderless"))
      try desktop.click(.button("Link"))
      try desktop.click(.label("Twice"), times: 2)
      try desktop.wait(for: .label("log: circle capsule borderless link twice "))
      try desktop.expectNoComplaints()
    }
  }
}
