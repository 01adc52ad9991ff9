import Foundation
import Testing

extension WindowTests {
  /// Lists, pages, tabs and menus in one window, as most apps have them.
  struct MailTests {
    @Test func `a letter is opened from a list in a tab, and the way leads back`() throws {
      let desktop = try Desktop(showing: "mail")
      try desktop.wait(for: .window("Letters"))
      try desktop.press(.button("First letter"))
      try desktop.wait(for: .label("First letter's words"))
      try desktop.wait(for: .window("First"))
      try desktop.press(.button("Back"))
      try desktop.wait(for: .window("Letters"))
      try desktop.wait(for: .button("Second letter, 2"))
      try desktop.waitUntilGone(.label("First letter's words"))
      try desktop.expectNoComplaints()
    }

    @Test func `a page is what it was after another tab was seen`() throws {
      let desktop = try Desktop(showing: "mail")
      try desktop.press(.button("First letter"))
      try desktop.wait(for: .label("First letter's words"))
      try desktop.press(.tab("Settings"))
      try desktop.wait(for: .toggle("Sounds"))
      try desktop.waitUntilGone(.label("First letter's words"))
      try desktop.press(.tab("Mail, 2"))
      try desktop.wait(for: .label("First letter's words"))
      try desktop.expectNoComplaints()
    }
  }
}
