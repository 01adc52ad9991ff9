import NotesFeature
import StateScenarios
import Testing
import ViewTesting

@MainActor @Suite struct NotesFeatureTests {
  @Test(arguments: try Feature(named: "Notes", in: .module).scenarios)
  func notes(scenario: Scenario) async throws {
    try await scenario.run(on: Screen(NotesView(service: SampleNotes(count: 12))))
  }

  @Test func `pages follow one another until there are no more`() async throws {
    let screen = await screen(of: SampleNotes(count: 5, pageLength: 2))
    #expect(screen.titles == ["Bicycle 5", "Birthday 4"])
    try await screen.tapAndSettle("More")
    try await screen.tapAndSettle("More")
    #expect(
      screen.titles == ["Bicycle 5", "Birthday 4", "Train 3", "Letter to Ada 2", "Bread 1"])
    #expect(!screen.exists("More"))
    await screen.close()
  }

  @Test func `a page that comes after another search is dropped`() async throws {
    let service = HeldNotes(SampleNotes(count: 5, pageLength: 2))
    let screen = await screen(of: service)
    await service.hold(.page)
    try screen.tap("More")
    await screen.settle(leavingTasks: true)
    try screen.type("Letter", into: "Search")
    screen.clock.advance(by: .milliseconds(300))
    await screen.settle(leavingTasks: true)
    #expect(screen.titles == ["Letter to Ada 2"])
    await service.letGo()
    await screen.settle()
    #expect(screen.titles == ["Letter to Ada 2"])
    #expect(!screen.exists("More"))
    await screen.close()
  }

  @Test func `a search begins once, when its writer pauses`() async throws {
    let service = HeldNotes(SampleNotes(count: 5))
    let screen = await screen(of: service)
    for letter in "Train" { try screen.type(String(letter), into: "Search") }
    screen.clock.advance(by: .milliseconds(300))
    await screen.settle()
    #expect(await service.queries == ["", "Train"])
    await screen.close()
  }

  @Test func `two notes are deleted side by side, and one comes back where it was`() async throws {
    let service = SampleNotes(count: 4)
    let screen = await screen(of: service)
    try screen.delete("Birthday 4")
    try screen.delete("Letter to Ada 2")
    #expect(screen.titles == ["Train 3", "Bread 1"])
    try await screen.tapAndSettle("Undo")
    #expect(screen.titles == ["Train 3", "Letter to Ada 2", "Bread 1"])
    screen.clock.advance(by: .seconds(5))
    await screen.settle()
    #expect(!screen.exists("Undo"))
    #expect(
      try await service.notes(matching: "", after: nil).notes.map(\.id) == [2, 1, 0])
    await screen.close()
  }

  @Test func `what cannot be deleted is tried three times, comes back and says why`() async throws {
    let service = HeldNotes(SampleNotes(count: 2))
    let screen = await screen(of: service)
    await service.fail(true)
    try screen.delete("Bread 1")
    screen.clock.advance(by: .seconds(5))
    await screen.settle()
    for _ in 1...2 {
      screen.clock.advance(by: .seconds(1))
      await screen.settle()
    }
    #expect(await service.deletionCount == 3)
    #expect(screen.titles == ["Letter to Ada 2", "Bread 1"])
    #expect(screen.exists("“Bread 1” was not deleted. The service cannot be reached."))
    await screen.close()
  }

  @Test func `a page that fails can be tried again`() async throws {
    let service = HeldNotes(SampleNotes(count: 3, pageLength: 2))
    let screen = await screen(of: service)
    await service.fail(true)
    try await screen.tapAndSettle("More")
    #expect(screen.exists("The service cannot be reached."))
    await service.fail(false)
    try await screen.tapAndSettle("Retry")
    #expect(screen.titles == ["Train 3", "Letter to Ada 2", "Bread 1"])
    #expect(!screen.exists("The service cannot be reached."))
    await screen.close()
  }

  @Test func `a sheet that is closed while it saves is over`() async throws {
    let service = HeldNotes(SampleNotes(count: 1))
    let screen = await screen(of: service)
    await service.hold(.saving)
    try screen.tap("Bread 1")
    try screen.type("!", into: "Title")
    try screen.tap("Save")
    await screen.settle(leavingTasks: true)
    #expect(try !screen.isEnabled("Saving…"))
    try screen.tap("Cancel")
    try await screen.tapAndSettle("New Note", leavingTasks: true)
    await service.letGo()
    await screen.settle()
    #expect(screen.exists("Cancel"))
    #expect(try screen.value(of: .textField("Title")) == "")
    try await screen.tapAndSettle("Cancel")
    #expect(screen.titles == ["Bread 1"])
    await screen.close()
  }

  @Test func `a note that is not saved stays in its sheet and can be saved then`() async throws {
    let service = HeldNotes(SampleNotes(count: 1))
    let screen = await screen(of: service)
    await service.fail(true)
    try screen.tap("Bread 1")
    try screen.type("!", into: "Title")
    try await screen.tapAndSettle("Save")
    #expect(screen.exists("The service cannot be reached."))
    await service.fail(false)
    try await screen.tapAndSettle("Save")
    #expect(screen.titles == ["Bread 1!"])
    #expect(!screen.exists("Save"))
    await screen.close()
  }

  private func screen(of service: any NotesService) async -> Screen {
    let screen = Screen(NotesView(service: service))
    await screen.settle()
    return screen
  }
}

extension Screen {
  /// The titles of the notes in the list.
  fileprivate var titles: [String] {
    texts.filter { $0.contains(/^[A-Z].* \d+!?$/) && !$0.contains("“") }
  }

  fileprivate func tapAndSettle(_ name: String, leavingTasks: Bool = false) async throws {
    try tap(.named(name))
    await settle(leavingTasks: leavingTasks)
  }

  fileprivate func delete(_ title: String) throws {
    try contextMenu(of: .named(title))
    try choose("Delete")
  }
}
