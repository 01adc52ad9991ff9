import ShowcasePages
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ShowcaseTests {
  @Test(arguments: Page.allCases)
  func `a person can choose every page`(_ page: Page) async throws {
    let screen = Screen(ShowcaseView())
    try screen.select(page.rawValue, in: "Feature")
    await screen.settle()
    #expect(try screen.value(of: "Feature") == page.rawValue)
  }

  @Test func `the page that is asked for is shown first`() throws {
    let screen = Screen(ShowcaseView(showing: .counter))
    #expect(screen.exists("Add"))
    #expect(Page(named: "Counter") == .counter)
    #expect(Page(named: "Nothing like that") == nil)
  }

  @Test func `a form is filled in, and saved by its button or its key`() throws {
    let screen = Screen(ShowcaseView(showing: .settings))
    try screen.clear("Name")
    #expect(try !screen.isEnabled(.button("Save")))
    try screen.type("Grace", into: "Name")
    try screen.select("Green", in: "Theme")
    try screen.press("s", modifiers: .command)
    #expect(screen.texts.contains("Saved for Grace, in green."))
    try screen.toggle("Notifications")
    #expect(try !screen.isEnabled(.slider("Volume")))
  }

  @Test(arguments: [Page.profile, .splitProfile, .uiKitProfile])
  func `a profile without a connection cannot be loaded until there is one`(
    _ page: Page
  ) async throws {
    let screen = Screen(ShowcaseView(showing: page))
    await screen.settle()
    #expect(screen.exists(.textField("Username")))
    try screen.select("None", in: "Connection")
    try screen.tap("Load Again")
    await screen.settle()
    #expect(screen.exists("There is no connection."))
    try screen.select("Good", in: "Connection")
    try screen.tap("Retry")
    await screen.settle()
    #expect(screen.exists(.textField("Username")))
  }
}
