import Testing

extension WindowTests {
  struct ButtonWidgetTests {
    @Test func `a button is pressed by assistive technologies, pointer and keys`() throws {
      let desktop = try Desktop(showing: "counter")
      try desktop.wait(for: .label("Count: 0"))
      try desktop.press(.button("Add"))
      try desktop.wait(for: .label("Count: 1"))
      try desktop.click(.button("Add"))
      try desktop.wait(for: .label("Count: 2"))
      try desktop.key("space")
      try desktop.wait(for: .label("Count: 3"))
      try desktop.key("Return")
      try desktop.wait(for: .label("Count: 4"))
      try desktop.expectNoComplaints()
    }
  }
}
