import Testing

extension WindowTests {
  struct KeyFeedTests {
    @Test func `a view that takes the keyboard hears keys, commands what nobody wanted`() throws {
      let desktop = try Desktop(showing: "keys")
      try desktop.click(.field("Name"))
      try desktop.wait(for: .field("Name").being("focused"))
      try desktop.key("shift+Tab", "x", "Up")
      try desktop.wait(for: .label("down x, up x, move up"))
      try desktop.key("shift+x", "y")
      try desktop.wait(for: .label("up x, move up, down X, up x"))
      try desktop.expectNoComplaints()
    }

    @Test func `a field types what is not handled, and deletes before a command is given`() throws {
      let desktop = try Desktop(showing: "keys")
      try desktop.click(.field("Name"))
      try desktop.wait(for: .field("Name").being("focused"))
      try desktop.type("aqb")
      try desktop.wait(for: .label("is ab"))
      try desktop.wait(for: .label("no q"))
      try desktop.key("BackSpace")
      try desktop.wait(for: .label("is a"))
      try desktop.wait(for: .label("no q"))
      try desktop.expectNoComplaints()
    }
  }
}
