import ShowcasePages
import Testing
import ViewTesting

@MainActor
@Test func `counting`() async throws {
  let screen = Screen(ShowcaseView(showing: .counter))
  await screen.settle()
  try screen.tap("Add")
  await screen.settle()
  #expect(try screen.value(of: "Count") == "1")
  try screen.tap("Add")
  await screen.settle()
  #expect(try screen.value(of: "Count") == "2")
}
