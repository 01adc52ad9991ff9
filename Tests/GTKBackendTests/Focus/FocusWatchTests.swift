import Testing

extension WindowTests {
  struct FocusWatchTests {
    @Test func `the tabulator goes in the order of reading, also when that changes`() throws {
      let desktop = try Desktop(showing: "focus")
      try desktop.click(.field("Search"))
      try desktop.wait(for: .label("searching"))
      try desktop.key("shift+Tab")
      try desktop.wait(for: .button("Three").being("focused"))
      try desktop.wait(for: .label("not searching"))
      try desktop.key("shift+Tab")
      try desktop.wait(for: .button("Two").being("focused"))
      try desktop.press(.button("Reverse"))
      try desktop.wait(for: .label("Three Two One"))
      try desktop.click(.field("Search"))
      try desktop.wait(for: .label("searching"))
      try desktop.key("shift+Tab")
      try desktop.wait(for: .button("One").being("focused"))
      try desktop.key("shift+Tab", "shift+Tab")
      try desktop.wait(for: .button("Three").being("focused"))
      try desktop.key("Tab", "Tab", "Tab")
      try desktop.wait(for: .field("Search").being("focused"))
      try desktop.expectNoComplaints()
    }

    @Test func `the model moves the keyboard, and what is disabled loses it`() throws {
      let desktop = try Desktop(showing: "focus")
      try desktop.press(.button("Find"))
      try desktop.wait(for: .label("searching"))
      try desktop.type("here")
      try desktop.wait(for: .field("Search").showing("here"))
      try desktop.press(.button("Disable"))
      try desktop.wait(for: .label("not searching"))
      try desktop.expectNoComplaints()
    }
  }
}
