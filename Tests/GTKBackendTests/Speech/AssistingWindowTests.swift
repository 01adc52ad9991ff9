import ProbeViews
import Testing

extension WindowTests {
  /// What assistive technologies do with views in a window, and are told of them.
  struct AssistingWindowTests {
    @Test func `what a view offers is done by its name`() throws {
      let desktop = try Desktop(showing: Page.assisting.rawValue)
      let mail = Lookup(role: "panel", name: "Ann, Lunch?")
      for (name, done) in [
        ("Archive it", "archived"), ("Delete", "deleted"), ("Flag", "flagged"),
      ] {
        try desktop.perform(name, on: mail)
        try desktop.wait(for: .label("done: \(done), 3 stars, 50 %"))
      }
      #expect(try desktop.wait(for: mail).hint == "Size: 4 KB")
      try desktop.expectNoComplaints()
    }

    @Test func `a view is stepped by actions and by arrow keys, and says its value`() throws {
      let desktop = try Desktop(showing: Page.assisting.rawValue)
      let rating = Lookup(role: "spin button", name: "Rating")
      #expect(try desktop.wait(for: rating).hint == "3 of 5")
      try desktop.perform("Increment", on: rating)
      try desktop.wait(until: rating) { $0.hint == "4 of 5" }
      try desktop.wait(for: rating.being("focused"))
      try desktop.key("Down", "Left", "Up")
      try desktop.wait(until: rating) { $0.hint == "3 of 5" }
      try desktop.wait(for: rating.being("focused"))
      try desktop.key("Tab")
      try desktop.wait(for: .button("Other").being("focused"))
      try desktop.expectNoComplaints()
    }

    @Test func `a view is called what its other half says`() throws {
      let desktop = try Desktop(showing: Page.assisting.rawValue)
      try desktop.wait(for: .slider("Shade"))
      try desktop.click(.button("Other"))
      try desktop.wait(for: .slider("Another shade"))
      try desktop.expectNoComplaints()
    }

    @Test func `each view of a group leads to the next`() throws {
      let desktop = try Desktop(showing: Page.assisting.rawValue)
      try desktop.wait(until: .label("Question"), leadsTo: "Answer")
      try desktop.wait(until: .label("Answer"), leadsTo: "Proof")
      try desktop.wait(until: .label("Proof"), leadsTo: "Question")
      try desktop.click(.button("Other"))
      try desktop.wait(until: .label("Question"), leadsTo: "Proof")
      try desktop.expectNoComplaints()
    }

    @Test func `the tabulator key does not stop for what nobody may step`() throws {
      let desktop = try Desktop(showing: Page.assisting.rawValue)
      let rating = Lookup(role: "spin button", name: "Rating")
      try desktop.perform("Increment", on: rating)
      try desktop.wait(for: rating.being("focused"))
      let still = try #require(try desktop.tree().first { $0.name == "Still" })
      #expect(still.role != "spin button" && !still.states.contains("focusable"))
      try desktop.expectNoComplaints()
    }

    @Test func `tabs are told as tabs in a list of them, and which one is chosen`() throws {
      let desktop = try Desktop(showing: Page.tabs.rawValue)
      try desktop.wait(for: .tab("Home").being("selected"))
      try desktop.wait(for: .tab("Search").being("selectable").notBeing("selected"))
      let tree = try desktop.tree()
      let list = try #require(tree.firstIndex { $0.role == "page tab list" })
      let inside = tree[(list + 1)...].prefix { $0.depth > tree[list].depth }
      #expect(inside.filter { $0.role == "page tab" }.map(\.name) == ["Home", "Search", "More"])
      #expect(tree[list].name.isEmpty && tree.count { $0.role == "page tab" } == 3)
      try desktop.press(.tab("Search"))
      try desktop.wait(for: .tab("Search").being("selected").notBeing("checked"))
      try desktop.wait(for: .tab("Home").notBeing("selected"))
      try desktop.expectNoComplaints()
    }

    @Test func `a view is another one to them, which nobody sees`() throws {
      let desktop = try Desktop(showing: Page.assisting.rawValue)
      try desktop.set(.slider("Volume"), to: 0.25)
      try desktop.wait(for: .label("done: nothing, 3 stars, 25 %"))
      try desktop.wait(for: .heading("Inbox"))
      try desktop.expectNoComplaints()
    }
  }
}
