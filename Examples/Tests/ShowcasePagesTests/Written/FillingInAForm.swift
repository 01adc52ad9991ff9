import ShowcasePages
import Testing
import ViewTesting

@MainActor
@Test func `filling in a form`() async throws {
  let screen = Screen(ShowcaseView(showing: .settings))
  await screen.settle()
  try screen.clear("Name")
  await screen.settle()
  try screen.type("Grace", into: "Name")
  await screen.settle()
  try screen.select("Green", in: "Theme")
  await screen.settle()
  try screen.tap("Save")
  await screen.settle()
  #expect(screen.exists("Saved for Grace, in green."))
}
