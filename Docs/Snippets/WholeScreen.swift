// An ordinary screen: a search, next pages, a form in a sheet, a deletion with a way back.

import Foundation
// snippet.end
import StateScenarios
// snippet.tests
import StateTesting
// snippet.state
import VSM
// snippet.end
import ViewTesting

// snippet.service
struct Recipe: Identifiable, Equatable, Sendable {
  var id: Int?
  var title = ""
}

struct RecipePage: Sendable {
  var recipes: [Recipe]
  var next: Int?
}

protocol RecipeService: Sendable {
  func recipes(_ query: String, after: Int?) async throws -> RecipePage
  func save(_ recipe: Recipe) async throws -> Recipe
  func delete(_ recipe: Recipe) async throws
}
// snippet.end

// snippet.state

struct RecipesViewState {
  var query = ""
  var found: [Recipe] = []
  var next: Int?
  var isLoading = false
  var problem: Problem?
  var editor: Editor?
  var removed: [Recipe] = []
  let service: any RecipeService

  struct Problem: Equatable {
    let message: String
    var canRetry = false
  }

  struct Editor: Identifiable, Equatable {
    var recipe: Recipe
    var isSaving = false
    var problem: String?

    var id: Recipe.ID { recipe.id }
  }
}
// snippet.end

// snippet.answers
extension RecipesViewState {
  var shown: [Recipe] { found.filter { !removed.contains($0) } }
}

extension RecipesViewState.Editor {
  var mistake: String? {
    recipe.title.isEmpty ? "A recipe needs a title." : nil
  }

  var canBeSaved: Bool { mistake == nil && !isSaving }
}
// snippet.end

// snippet.pages
extension RecipesViewState {
  func search() -> StateChanges<Self> { load(after: nil) }

  func more() -> StateChanges<Self> { load(after: next) }

  private func load(after last: Int?) -> StateChanges<Self> {
    StateChanges {
      Change { state in
        state.isLoading = true
        state.problem = nil
      }
      Work {
        try await service.recipes(query, after: last)
      } then: { state, page in
        if last == nil { state.found = [] }
        state.found += page.recipes
        state.next = page.next
      } catch: { state, error in
        state.problem = Problem(message: "\(error)", canRetry: true)
      }
      Change { $0.isLoading = false }
    }
    .whenSuperseded { $0.isLoading = false }
  }
}
// snippet.end

// snippet.lanes
extension Lane {
  static let search = Lane.newest("list")
  static let page = Lane.first("list")
  static let save = Lane.first("save")

  static func deletion(of recipe: Recipe) -> Lane {
    .newest(recipe.id)
  }
}
// snippet.end

// snippet.editor
extension RecipesViewState {
  func edit(_ recipe: Recipe) -> StateChanges<Self> {
    StateChanges { Change { $0.editor = Editor(recipe: recipe) } }
  }

  private mutating func put(_ saved: Recipe) {
    if let place = found.firstIndex(where: { $0.id == saved.id }) {
      found[place] = saved
    } else {
      found.insert(saved, at: 0)
    }
  }
}
// snippet.end

// snippet.saving
extension RecipesViewState {
  func save(_ recipe: Recipe) -> StateChanges<Self> {
    StateChanges {
      Change(in: \.editor) { editor in
        editor.isSaving = true
        editor.problem = nil
      }
      Work {
        try await service.save(recipe)
      } then: { state, saved in
        state.put(saved)
        state.editor = nil
      } catch: { state, error in
        state.editor?.isSaving = false
        state.editor?.problem = "\(error)"
      }
    }
  }
}
// snippet.end

// snippet.deletion
extension RecipesViewState {
  func remove(_ recipe: Recipe) -> StateChanges<Self> {
    StateChanges { Change { $0.removed.append(recipe) } }
  }

  func undo(_ recipe: Recipe) -> StateChanges<Self> {
    StateChanges { Change { $0.putBack(recipe) } }
  }

  func delete(_ recipe: Recipe) -> StateChanges<Self> {
    StateChanges {
      Work(retry: .times(2, backoff: .constant(.seconds(1)))) {
        try await service.delete(recipe)
      } then: { state in
        state.found.removeAll { $0.id == recipe.id }
        state.putBack(recipe)
      } catch: { state, error in
        state.putBack(recipe)
        state.problem = Problem(message: "\(error)")
      }
    }
  }

  private mutating func putBack(_ recipe: Recipe) {
    removed.removeAll { $0.id == recipe.id }
  }
}
// snippet.end

// snippet.view
struct RecipesView: View {
  @ViewState var state: RecipesViewState

  var body: some View {
    VStack {
      HStack {
        TextField("Search", text: query)
        Button("New") { $state.observe(state.edit(Recipe())) }
      }
      if let problem = state.problem { notice(problem) }
      List {
        ForEach(state.shown) { recipe in row(recipe) }
        if state.next != nil {
          Button("More") { $state.observe(state.more(), in: .page) }
            .disabled(state.isLoading)
        }
      }
      if let recipe = state.removed.last { undo(recipe) }
    }
    .onAppear { $state.observe(state.search(), in: .search) }
    .sheet(item: $state.bind(\.editor)) { editor in
      RecipeForm(editor: editor, state: $state)
    }
  }

  private var query: Binding<String> {
    $state.bind(\.query, in: .search, debounced: .milliseconds(300)) {
      $0.search()
    }
  }
}
// snippet.end

// snippet.rows
extension RecipesView {
  func row(_ recipe: Recipe) -> some View {
    HStack {
      Button(recipe.title) { $state.observe(state.edit(recipe)) }
      Spacer()
      Button("Delete") {
        $state.observe(state.remove(recipe))
        $state.observe(
          state.delete(recipe), in: .deletion(of: recipe),
          debounced: .seconds(5))
      }
    }
  }

  func undo(_ recipe: Recipe) -> some View {
    Button("Undo: \(recipe.title)") {
      $state.observe(state.undo(recipe), in: .deletion(of: recipe))
    }
  }

  @ViewBuilder
  func notice(_ problem: RecipesViewState.Problem) -> some View {
    Text(problem.message)
    if problem.canRetry {
      Button("Retry") { $state.observe(state.search(), in: .search) }
    }
  }
}
// snippet.end

// snippet.form
struct RecipeForm: View {
  let editor: RecipesViewState.Editor
  let state: StateContainer<RecipesViewState>

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Title", text: state.bind(\.editor, \.recipe.title, or: ""))
      if let wrong = editor.problem ?? editor.mistake { Text(wrong) }
      HStack {
        Button("Cancel") { state.bind(\.editor).wrappedValue = nil }
        Button("Save") {
          state.observe(state.state.save(editor.recipe), in: .save)
        }
        .disabled(!editor.canBeSaved)
      }
    }
    .padding()
  }
}
// snippet.end

// snippet.fake
@MainActor
final class Kitchen: RecipeService {
  struct Closed: Error, CustomStringConvertible {
    let description = "The kitchen is closed."
  }

  var isClosed = false
  private(set) var stored = ["Bread", "Leek soup", "Pie"].enumerated()
    .map { Recipe(id: $0.offset, title: $0.element) }

  func recipes(_ query: String, after: Int?) throws -> RecipePage {
    if isClosed { throw Closed() }
    let start = after ?? 0
    let all = stored.filter { query.isEmpty || $0.title.contains(query) }
    let page = all.dropFirst(start).prefix(2)
    let isLast = start + page.count == all.count
    return RecipePage(
      recipes: Array(page), next: isLast ? nil : start + page.count)
  }

  func save(_ recipe: Recipe) throws -> Recipe {
    if isClosed { throw Closed() }
    let saved = Recipe(id: recipe.id ?? stored.count, title: recipe.title)
    stored.removeAll { $0.id == saved.id }
    stored.insert(saved, at: 0)
    return saved
  }

  func delete(_ recipe: Recipe) throws {
    if isClosed { throw Closed() }
    stored.removeAll { $0.id == recipe.id }
  }
}
// snippet.end

// snippet.tests

@MainActor
func typingSearchesOnceAfterAPause() async throws {
  let test = StateTest(RecipesViewState(service: Kitchen()))
  let query = test.bind(
    \.query, in: .search, debounced: .milliseconds(300)
  ) { $0.search() }

  query.wrappedValue = "P"
  try await test.expect { $0.query = "P" }
  query.wrappedValue = "Pi"
  try await test.expect { $0.query = "Pi" }

  await test.clock.advance(by: .milliseconds(300))
  try await test.expect { $0.isLoading = true }
  try await test.expect { $0.found = [Recipe(id: 2, title: "Pie")] }
  try await test.expect { $0.isLoading = false }
  try await test.end()
}

@MainActor
func aFormThatCannotBeSavedStaysOpen() async throws {
  let kitchen = Kitchen()
  let test = StateTest(RecipesViewState(service: kitchen))
  test.observe(test.state.edit(Recipe()))
  try await test.expect { $0.editor = .init(recipe: Recipe()) }

  kitchen.isClosed = true
  test.observe(test.state.save(Recipe(title: "Tea")), in: .save)
  try await test.expect { $0.editor?.isSaving = true }
  try await test.expect {
    $0.editor?.isSaving = false
    $0.editor?.problem = "The kitchen is closed."
  }
  try await test.end()
}

@MainActor
func ofTwoDeletionsOneIsUndone() async throws {
  let kitchen = Kitchen()
  let (bread, soup) = (kitchen.stored[0], kitchen.stored[1])
  let test = StateTest(
    RecipesViewState(found: [bread, soup], service: kitchen))
  for recipe in [bread, soup] {
    test.observe(test.state.remove(recipe))
    try await test.expect { $0.removed.append(recipe) }
    test.observe(
      test.state.delete(recipe), in: .deletion(of: recipe),
      debounced: .seconds(5))
  }

  test.observe(test.state.undo(soup), in: .deletion(of: soup))
  try await test.expect { $0.removed = [bread] }

  await test.clock.advance(by: .seconds(5))
  try await test.expect {
    $0.found = [soup]
    $0.removed = []
  }
  try await test.end()
}
// snippet.end

try await typingSearchesOnceAfterAPause()
try await aFormThatCannotBeSavedStaysOpen()
try await ofTwoDeletionsOneIsUndone()

// snippet.hide
let sentences = """
  // snippet.show
  // snippet.sentences
  Feature: Recipes

    Scenario: A kitchen that is closed opens
      Given the kitchen is closed
      Then I see "The kitchen is closed."
      When the kitchen is open
      And I tap "Retry"
      Then I see "Leek soup"
      When I tap "More"
      Then I see "Pie"

    Scenario: A recipe is written
      When I tap "New"
      Then I see "A recipe needs a title."
      And "Save" is disabled
      When I type "Tea" into "Title"
      And I tap "Save"
      Then I see "Tea"
      And I do not see "Cancel"

    Scenario: A recipe that cannot be deleted comes back
      When I tap "Delete" in "Bread"
      Then I do not see "Bread"
      When the kitchen is closed
      And 10 seconds pass
      Then I see "The kitchen is closed."
      And I see "Bread"
  // snippet.end
  """
  .replacing(#/ *// snippet.*(\n|$)/#, with: "")

// A step that did not come true ends its scenario; this one is the last of each.
let atTheEnd = "\n    Then all of it came true"
let told = sentences.components(separatedBy: "\n\n  Scenario")
let feature =
  told[0] + told.dropFirst().map { "\n\n  Scenario" + $0 + atTheEnd }.joined()
var ended = 0

// snippet.scenarios
@MainActor
func run(_ scenario: Scenario) async throws {
  let kitchen = Kitchen()
  let view = RecipesView(state: RecipesViewState(service: kitchen))
  try await scenario.run(on: Screen(view)) {
    Given("the kitchen is closed") { kitchen.isClosed = true }
    When("the kitchen is open") { kitchen.isClosed = false }
    // snippet.hide
    Then("all of it came true") { ended += 1 }
    // snippet.show
  }
}
// snippet.end

for scenario in try Feature(text: feature).scenarios { try await run(scenario) }
precondition(ended == 3, "only \(ended) scenarios came true")

// The pictures of the page, where a folder for them is named.
if let folder = CommandLine.arguments.dropFirst().first {
  let size = CGSize(width: 340, height: 220)
  let list = Screen(
    RecipesView(state: RecipesViewState(service: Kitchen())), size: size)
  await list.settle()
  try list.tap(.button("Delete", in: .row("Bread")))
  await list.settle()
  let form = Screen(
    RecipesView(state: RecipesViewState(service: Kitchen())), size: size)
  await form.settle()
  try form.tap("New")
  await form.settle()
  for (name, screen) in [("recipes-list", list), ("recipes-form", form)] {
    for (scheme, ending) in [(ColorScheme.light, ""), (.dark, "~dark")] {
      screen.colorScheme = scheme
      try screen.svg().write(
        toFile: "\(folder)/\(name)\(ending).svg", atomically: true,
        encoding: String.Encoding.utf8)
    }
  }
}
