import Testing

extension WindowTests {
  struct ShortcutsTests {
    @Test func `keys press the buttons they belong to, wherever the keyboard is`() throws {
      let desktop = try Desktop(showing: "focus")
      try desktop.click(.field("Search"))
      try desktop.wait(for: .label("searching"))
      try desktop.key("Escape")
      try desktop.wait(for: .label("log: Cancel"))
      try desktop.key("Return")
      try desktop.wait(for: .label("log: CancelOK"))
      // A button that has the keyboard takes return for itself.
      try desktop.key("shift+Tab", "Return")
      try desktop.wait(for: .label("log: CancelOKThree"))
      try desktop.expectNoComplaints()
    }

    @Test func `keys that type nothing come before the field that is typed into`() throws {
      let desktop = try Desktop(showing: "focus")
      try desktop.click(.field("Search"))
      try desktop.wait(for: .label("searching"))
      try desktop.key("ctrl+s")
      try desktop.wait(for: .label("log: s"))
      try desktop.key("ctrl+shift+s", "alt+Left", "ctrl+a")
      try desktop.wait(for: .label("log: sS<a"))
      // This one types a letter, so it is the field's.
      try desktop.key("x")
      try desktop.wait(for: .field("Search").showing("x"))
      try desktop.click(.button("All"))
      try desktop.wait(for: .label("log: sS<aa"))
      try desktop.key("x")
      try desktop.wait(for: .label("log: sS<aax"))
      try desktop.expectNoComplaints()
    }

    @Test func `a key presses no button that is disabled`() throws {
      let desktop = try Desktop(showing: "focus")
      try desktop.press(.button("Disable"))
      try desktop.wait(for: .button("Save").notBeing("sensitive"))
      try desktop.key("ctrl+s", "Escape")
      try desktop.wait(for: .label("log: Cancel"))
      try desktop.expectNoComplaints()
    }

    @Test func `taps are counted, and reach what is behind where they are let through`() throws {
      let desktop = try Desktop(showing: "layers")
      try desktop.click(.label("Tap"))
      try desktop.wait(for: .label("log: 1"))
      try desktop.click(Lookup(name: "Twice"), times: 2)
      try desktop.wait(for: .label("log: 12"))
      try desktop.click(.button("Behind"))
      try desktop.wait(for: .label("log: 12b"))
      // What is covered is not reached.
      try desktop.click(.button("Covered"))
      try desktop.click(.label("Tap"))
      try desktop.wait(for: .label("log: 12b1"))
      try desktop.expectNoComplaints()
    }
  }
}
