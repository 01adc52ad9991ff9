import Testing
import UserProfile
import ViewTesting

private let message = "There is no connection."

/// What a user goes through, step by step, in each design of the feature.
@MainActor @Suite struct ScenarioTests {
  @Test(arguments: Design.allCases)
  func `a user sees the profile being loaded, then edits it`(design: Design) async throws {
    let visit = Visit(to: design)
    #expect(visit.isLoading)
    await visit.answer()
    #expect(try visit.editedName == "Blob")
    await visit.screen.close()
  }

  @Test(arguments: Design.allCases)
  func `a user without connection is told, and retries when it is back`(design: Design) async throws
  {
    let visit = Visit(to: design, connection: .none)
    #expect(visit.isLoading)
    await visit.screen.settle()
    #expect(try visit.isAsked(message, choices: ["Retry"]))

    // Still nothing: the same again.
    try visit.screen.tap("Retry")
    await visit.screen.settle()
    #expect(try visit.isAsked(message, choices: ["Retry"]))

    visit.connection.quality = .slow
    try visit.screen.tap("Retry")
    #expect(visit.isLoading)
    await visit.answer()
    #expect(try visit.editedName == "Blob")
    await visit.screen.close()
  }

  @Test(arguments: Design.allCases)
  func `a user changes the name, sees it being saved, and goes on editing`(design: Design)
    async throws
  {
    let visit = Visit(to: design)
    await visit.answer()
    for name in ["Blob Jr.", "Blob Sr."] {
      try visit.save(name)
      #expect(try visit.isSaving)
      #expect(await visit.stored.user.username != name)
      await visit.answer()
      #expect(try visit.editedName == name)
      #expect(await visit.stored.user.username == name)
    }
    await visit.screen.close()
  }

  @Test(arguments: Design.allCases)
  func `a user who loses the connection is told, and retries the save`(design: Design) async throws
  {
    let visit = Visit(to: design)
    await visit.answer()
    visit.connection.quality = .none
    try visit.save("Blob Jr.")
    #expect(try visit.isSaving)
    await visit.screen.settle()
    #expect(try visit.isAsked(message, choices: ["Retry", "Cancel"]))
    #expect(try visit.editedName == nil)

    visit.connection.quality = .slow
    try visit.screen.tap("Retry")
    #expect(try visit.isSaving)
    await visit.answer()
    #expect(try visit.editedName == "Blob Jr.")
    #expect(await visit.stored.user.username == "Blob Jr.")
    await visit.screen.close()
  }

  @Test(arguments: Design.allCases)
  func `a user gives a failed save up, and edits what was there`(design: Design) async throws {
    let visit = Visit(to: design)
    await visit.answer()
    visit.connection.quality = .none
    try visit.save("Blob Jr.")
    await visit.screen.settle()

    try visit.screen.tap("Cancel")
    #expect(try visit.editedName == "Blob")
    #expect(await visit.stored.user.username == "Blob")

    visit.connection.quality = .slow
    try visit.save("Blob Sr.")
    await visit.answer()
    #expect(try visit.editedName == "Blob Sr.")
    await visit.screen.close()
  }

  @Test(arguments: Design.allCases)
  func `a user who leaves while an answer is on its way leaves nothing behind`(design: Design)
    async throws
  {
    let visit = Visit(to: design)
    await visit.waitForAnswer()
    await visit.screen.close()
    await visit.answer()
  }
}
