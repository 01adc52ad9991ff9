import Foundation
import LayoutEngine
import ProbeViews
import Testing

@testable import ViewTesting

extension WindowTests {
  /// The same views in a window and on a screen in memory.
  @MainActor
  struct ConformanceTests {
    @Test(arguments: [
      Page.controls, .texts, .symbols, .buttons, .layers, .fields, .focus, .steps, .speech, .states,
      .scroll, .depths, .textLooks,
    ])
    func `a window tells assistive technologies what a screen in memory does`(page: Page) throws {
      let desktop = try Desktop(showing: page.rawValue)
      let screen = Screen(page.view, size: CGSize(width: 490, height: 590))
      #expect(try desktop.spoken() == screen.spoken)
      let warnings = GoldenPictureTests.warnings[page] ?? []
      try desktop.expectNoComplaints(but: warnings)
    }

    @Test func `a window's bar tells what the bar of a screen does`() async throws {
      let desktop = try Desktop(showing: "toolbar")
      let screen = Screen(Page.toolbar.view, size: CGSize(width: 490, height: 590))
      #expect(try desktop.spokenInBar() + desktop.spoken() == screen.spoken)
      try desktop.press(.toggle("Edit"))
      try desktop.wait(for: .window("Editing"))
      try desktop.wait(for: .button("Cancel"))
      try screen.toggle("Edit")
      #expect(try desktop.spokenInBar() + desktop.spoken() == screen.spoken)
      #expect(screen.title == "Editing")
      try desktop.press(.toggle("Low"))
      try screen.toggle("Low")
      try desktop.wait(for: .toggle("Low").being("checked"))
      #expect(try desktop.spokenInBar() + desktop.spoken() == screen.spoken)
      try desktop.expectNoComplaints()
    }

    @Test func `what is presented tells what it does on a screen, and what is below does too`()
      throws
    {
      let desktop = try Desktop(showing: "presentation")
      let screen = Screen(Page.presentation.view, size: CGSize(width: 490, height: 590))
      for (button, title, answer) in [
        ("Ask", "Delete it?", "Keep"), ("Choose", "Share it?", "Cancel"),
      ] {
        try desktop.press(.button(button))
        try screen.tap(.named(button))
        try desktop.wait(for: .dialog(title))
        #expect(try desktop.spoken() + desktop.spoken(inDialog: title) == screen.spoken)
        try desktop.press(.button(answer))
        try screen.tap(.named(answer))
        try desktop.waitUntilGone(.dialog(title))
      }
      try desktop.press(.button("Sheet"))
      try screen.tap("Sheet")
      try desktop.wait(for: .window("Sheet"))
      let below = try desktop.spoken()
      #expect(try below + desktop.spoken(inSheet: "Sheet") == screen.spoken)
      try desktop.press(.button("Sure?"))
      try screen.tap("Sure?")
      try desktop.wait(for: .dialog("Close all?"))
      #expect(
        try below + desktop.spoken(inSheet: "Sheet") + desktop.spoken(inDialog: "Close all?")
          == screen.spoken)
      try desktop.press(.button("Stay"))
      try screen.tap("Stay")
      try desktop.press(.button("Another"))
      try screen.tap("Another")
      try desktop.wait(for: .window("Topmost"))
      #expect(
        try below + desktop.spoken(inSheet: "Sheet") + desktop.spoken(inSheet: "Topmost")
          == screen.spoken)
      try desktop.expectNoComplaints()
    }

    @Test(arguments: [Page.frames, .loadings])
    func `where no letters are measured, a window puts everything where a screen does`(page: Page)
      throws
    {
      let desktop = try Desktop(showing: page.rawValue)
      let screen = Screen(page.view, size: CGSize(width: 490, height: 590))
      let frames = try desktop.ask("frames").map { $0.split(separator: " ").dropFirst() }
      let items = screen.items
      try #require(frames.count == items.count)
      for (frame, item) in zip(frames, items) {
        let (minX, minY) = (item.frame.minX, item.frame.minY)
        let meant = [minX, minY, item.frame.size.width, item.frame.size.height]
        let shown = frame.compactMap { Double($0) }
        let differences = zip(meant, shown).map { abs($0 - $1) }
        #expect(differences.allSatisfy { $0 <= 2 }, "\(item.title): \(meant), shown at \(shown)")
      }
      try desktop.expectNoComplaints()
    }

    @Test func `what a person types is a draft in a window as on a screen`() throws {
      let desktop = try Desktop(showing: "drafts")
      let screen = Screen(Page.drafts.view, size: CGSize(width: 490, height: 590))
      func type(_ text: String, into field: String) throws {
        try desktop.click(.field(field))
        try desktop.wait(for: .field(field).being("focused"))
        try desktop.key("ctrl+a")
        try desktop.type(text)
        try screen.clear(.named(field))
        try screen.type(text, into: .named(field))
      }
      func compare() throws { #expect(try desktop.spoken() == screen.spoken) }
      try type("blob", into: "Waiting")
      try desktop.wait(for: .label("written: blob"))
      try desktop.wait(for: .field("Waiting").showing("blob"))
      try compare()
      try type("abc", into: "Loud")
      try desktop.wait(for: .field("Loud").showing("ABC"))
      try compare()
      try type("200", into: "Percent")
      try desktop.wait(for: .field("Percent").showing("100"))
      try compare()
      try type("2.50", into: "Number")
      try desktop.wait(for: .field("Number").showing("2.50"))
      try compare()
      for (button, text) in [("Take", "blob"), ("Name", "from the model")] {
        try desktop.press(.button(button))
        try screen.tap(.named(button))
        try desktop.wait(for: .label("name: \(text)"))
        try desktop.wait(for: .field("Waiting").showing(text))
        try compare()
      }
      try desktop.expectNoComplaints()
    }

    @Test func `the tabulator goes in the order in which a screen in memory is read`() throws {
      let desktop = try Desktop(showing: "depths")
      let read = Screen(Page.depths.view).spoken.filter { $0.role != "text" }.map(\.name)
      #expect(read == ["Back", "Middle", "Front", "Below", "Name", "Last"])
      try desktop.click(.button("Back"))
      for name in read {
        try desktop.wait(for: Lookup(name: name).being("focused"))
        try desktop.key("Tab")
      }
      try desktop.expectNoComplaints()
    }

    @Test func `names follow what is shown`() throws {
      let desktop = try Desktop(showing: "speech")
      try desktop.press(.button("Like"))
      try desktop.wait(for: .button("Unlike"))
      try desktop.wait(for: .button("Two, on"))
      try desktop.wait(for: .toggle("Is on").being("checked"))
      let button = try desktop.wait(for: .button("Unlike"))
      #expect(button.hint == "Remembers this page")
      try desktop.expectNoComplaints()
    }
  }
}
