import Foundation
import Testing

@testable import AppPackager

/// What `App.json` may say, and what is said of it when it is wrong.
struct AppDescriptionTests {
  private let folder = TemporaryFolder()

  @Test func everythingThatIsSaidIsRead() throws {
    let app = try AppDescription(reading: folder.write(Notes.description, as: "App.json"))
    #expect(app.id == "org.example.Notes")
    #expect(app.developer == .init(name: "Jane Doe", email: "jane@example.org"))
    #expect(app.depends == nil)
    #expect(app.packageName == "notes")
  }

  @Test(arguments: [
    ("\"org.example.Notes\"", "\"notes\"", "'id' is 'notes', and not a name in reverse order"),
    ("\"1.2\"", "\"v1\"", "'version' is 'v1': it begins with a digit"),
    ("\"notes.svg\"", "\"notes.gif\"", "'icon' is 'notes.gif', and neither an SVG nor a PNG"),
    ("[\"Utility\"]", "[]", "'categories' is empty"),
    ("\"Keeps notes\"", "\"Keeps\\nnotes\"", "'summary' is empty or has a line break"),
    ("\"executable\": \"Notes\"", "\"executable\": \"../x\"", "'executable' is '../x'"),
    ("\"id\":", "\"identity\":", "'id' is missing"),
    ("[\"Utility\"]", "\"Utility\"", "'categories' should be a list"),
    ("\"jane@example.org\"", "5", "'developer.email' should be a string"),
    ("\"id\":", "\"id\"", "it is not JSON"),
  ])
  func aMistakeIsNamedInWords(correct: String, wrong: String, words: String) throws {
    let file = try folder.write(
      Notes.description.replacing(correct, with: wrong), as: "App.json")
    let refusal = #expect(throws: Refusal.self) { try AppDescription(reading: file) }
    let said = refusal?.description ?? ""
    #expect(said.contains(words), "\(said)")
    #expect(said.contains("Fix: "))
  }

  @Test func severalMistakesAreSaidAtOnce() throws {
    let wrong = Notes.description.replacing("1.2", with: "x").replacing("Utility\"", with: "\"")
      .replacing("notes.svg", with: "notes")
    let file = try folder.write(wrong, as: "App.json")
    let refusal = #expect(throws: Refusal.self) { try AppDescription(reading: file) }
    #expect(refusal?.description.contains("'version'") == true)
    #expect(refusal?.description.contains("'icon'") == true)
  }

  @Test func aMissingFileIsNamedWithItsFolder() {
    let refusal = #expect(throws: Refusal.self) {
      try AppDescription(reading: folder.url.appending(path: "App.json"))
    }
    #expect(refusal?.description.contains("no 'App.json' in '\(folder.url.path)'") == true)
  }
}
