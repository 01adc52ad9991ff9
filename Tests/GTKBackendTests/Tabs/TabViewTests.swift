import Foundation
import Testing

extension WindowTests {
  /// Pages beside one another as a person on a desktop has them.
  struct TabViewTests {
    @Test func `buttons show their pages, which keep what they were`() throws {
      let desktop = try Desktop(showing: "tabs")
      try desktop.click(Lookup(role: "push button", name: "Add", hint: "Adds one"))
      try desktop.wait(for: .label("Count 1"))
      try desktop.click(.field("Note"))
      try desktop.type("abc")
      try desktop.click(.tab("Search"))
      try desktop.wait(for: .window("Searching"))
      try desktop.waitUntilGone(.label("Count 1"))
      try desktop.click(.button("Go"))
      try desktop.wait(for: .window("Result"))
      try desktop.click(.tab("Home"))
      try desktop.wait(for: .label("Count 1"))
      try desktop.wait(for: .field("Note").showing("abc"))
      try desktop.waitUntilGone(.button("Back"))
      try desktop.click(.tab("Search"))
      try desktop.wait(for: .window("Result"))
      try desktop.click(.button("Back"))
      try desktop.wait(for: .window("Searching"))
      try desktop.expectNoComplaints()
    }

    @Test func `keys go from tab to tab, and the keyboard comes along`() throws {
      let desktop = try Desktop(showing: "tabs")
      try desktop.click(.field("Note"))
      try desktop.wait(for: .field("Note").being("focused"))
      try desktop.key("ctrl+Page_Down")
      try desktop.wait(for: .window("Searching"))
      try desktop.wait(for: .button("Go").being("focused"))
      try desktop.key("ctrl+Page_Up")
      try desktop.wait(for: .field("Note").being("focused"))
      try desktop.key("ctrl+Page_Up")
      try desktop.wait(for: .label("Nothing more"))
      try desktop.wait(for: .tab("More").being("focused", "selected"))
      try desktop.key("ctrl+Page_Down")
      try desktop.wait(for: .tab("Home").being("focused", "selected"))
      try desktop.expectNoComplaints()
    }

    @Test func `a mouse moves pages that are shown by dots, and a short way leaves them`() throws {
      let desktop = try Desktop(showing: "swipes")
      try desktop.click(.button("Pages"))
      try desktop.wait(for: .label("Content 0"))
      let (left, right) = (CGPoint(x: 60, y: 300), CGPoint(x: 330, y: 302))
      try desktop.drag(from: right, to: left)
      try desktop.wait(for: .label("Page 1"))
      try desktop.waitUntilGone(.label("Content 0"))
      try desktop.drag(from: left, to: right)
      try desktop.wait(for: .label("Page 0"))
      try desktop.waitUntilGone(.label("Content 1"))
      // Before the first there is none.
      try desktop.drag(from: left, to: right)
      try desktop.drag(from: right, to: left)
      try desktop.wait(for: .label("Page 1"))
      try desktop.expectNoComplaints()
    }
  }
}
