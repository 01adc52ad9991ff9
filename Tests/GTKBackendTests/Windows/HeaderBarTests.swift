import Testing

extension WindowTests {
  /// What views put into the bar of a window.
  @MainActor
  struct HeaderBarTests {
    @Test func `what is in the bar is pressed by the pointer, and comes and goes`() throws {
      let desktop = try Desktop(showing: "toolbar")
      try desktop.wait(for: .window("Reading"))
      try desktop.click(.button("Add"))
      try desktop.wait(for: .label("Pressed 1"))
      try desktop.click(.toggle("Edit"))
      try desktop.wait(for: .window("Editing"))
      try desktop.wait(for: .button("Save").being("sensitive"))
      try desktop.click(.button("Cancel"))
      try desktop.waitUntilGone(.button("Cancel"))
      try desktop.wait(for: .window("Reading"))
      try desktop.click(.button("Back"))
      try desktop.wait(for: .label("Pressed 0"))
      try desktop.expectNoComplaints()
    }
  }
}
