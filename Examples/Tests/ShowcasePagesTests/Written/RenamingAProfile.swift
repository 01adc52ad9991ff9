import ShowcasePages
import StateStudio
import Testing
import ViewTesting

@MainActor
@Test func `renaming a profile`() async throws {
  let answers = try ServiceAnswers(
    replaying: #"""
      {"call":"load","failure":{"message":"Offline","words":"There is no connection."}}
      {"answer":{"username":"Blob"},"call":"load"}
      {"call":"save","failure":{"message":"Full","words":"The disk is full."},"question":"Ada"}
      {"answer":{"username":"Ada"},"call":"save","question":"Ada"}
      """#)
  let screen = Screen(ShowcaseView(showing: .splitProfile).serviceAnswers(answers))
  await screen.settle()
  try screen.tap("Retry")
  await screen.settle()
  #expect(screen.exists("Save"))
  try screen.clear("Username")
  await screen.settle()
  try screen.type("Ada", into: "Username")
  await screen.settle()
  try screen.tap("Save")
  await screen.settle()
  #expect(screen.exists("The disk is full."))
  #expect(screen.exists("Retry"))
  #expect(screen.exists("Cancel"))
  try screen.tap("Retry")
  await screen.settle()
}
