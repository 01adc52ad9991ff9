import ShowcasePages
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
}
