import Foundation
import PortableUI
import ProbeViews
import Testing
import ViewTesting

/// Lists, pages, tabs and menus on one screen, as most apps have them.
@MainActor struct MailTests {
  @Test func `a letter is opened from a list in a tab, and the way leads back`() throws {
    let screen = Screen(Page.mail.view)
    #expect(screen.title == "Letters")
    try screen.tap("First letter")
    #expect(screen.title == "First")
    #expect(screen.texts.contains("First letter's words"))
    try screen.back()
    #expect(screen.title == "Letters")
    #expect(!screen.texts.contains("First letter's words"))
  }

  @Test func `a menu of a row and one of the bar change what the list shows`() throws {
    let screen = Screen(Page.mail.view)
    try screen.contextMenu(of: .text("First letter"))
    try screen.choose("Archive")
    #expect(screen.texts.contains("archived"))
    try screen.open(.named("Sort"))
    try screen.choose("By sender")
    #expect(screen.texts.contains("sender"))
  }

  @Test func `a row that leads on says so, and other buttons do not`() throws {
    let screen = Screen(
      NavigationStack {
        List {
          NavigationLink("Letter") { Text("Words") }
          NavigationLink("Value", value: 1)
          Button("Send") {}
        }
      })
    let arrows = screen.tree.components(separatedBy: "chevron.forward").count - 1
    #expect(arrows == 2)
    try screen.tap(.button("Letter"))
    #expect(screen.texts.contains("Words"))
  }

  @Test(arguments: [(Visibility.automatic, 2), (.visible, 2), (.hidden, 1)])
  func `the sign of a row that leads on can be left out`(visibility: Visibility, count: Int)
    throws
  {
    let screen = Screen(
      NavigationStack {
        List {
          NavigationLink("Letter") { Text("Words") }
            .navigationLinkIndicatorVisibility(visibility)
          NavigationLink("Other") { Text("Others") }
        }
      })
    #expect(screen.tree.components(separatedBy: "chevron.forward").count - 1 == count)
    try screen.tap(.button("Letter"))
    #expect(screen.texts.contains("Words"))
  }

  @Test func `rows and tabs have badges`() throws {
    let screen = Screen(Page.mail.view)
    #expect(screen.texts.filter { $0 == "2" }.count == 2)
    #expect(screen.tabs.count == 2)
  }
}
