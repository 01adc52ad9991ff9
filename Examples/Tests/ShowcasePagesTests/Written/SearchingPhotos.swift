import ShowcasePages
import StateStudio
import Testing
import ViewTesting

@MainActor
@Test func `searching photos`() async throws {
  let answers = try ServiceAnswers(
    replaying: #"""
      {"call":"photos","failure":{"message":"No way there.","words":"No way there."}}
      {"answer":[{"id":1,"thumbnail":"file:///nowhere/1.png","title":"A hill"},{"id":2,"thumbnail":"file:///nowhere/2.png","title":"A lake"}],"ask":1,"call":"photos"}
      {"ask":1,"call":"photos","end":true}
      """#)
  let screen = Screen(ShowcaseView(showing: .photos).serviceAnswers(answers))
  await screen.settle()
  try screen.tap("Retry")
  await screen.settle()
  #expect(screen.exists("A hill"))
  #expect(screen.exists("A lake"))
  try screen.type("lake", into: "Search")
  await screen.settle()
  try screen.toggle("Show count")
  await screen.settle()
  #expect(screen.exists("Photos: 1"))
}
