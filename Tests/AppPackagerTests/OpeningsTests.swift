import Foundation
import Testing

@testable import AppPackager

/// What opens an app besides its place in the menu.
struct OpeningsTests {
  private let folder = TemporaryFolder()

  private func app(_ more: String) throws -> AppDescription {
    let text = Notes.description.replacing(
      "\"icon\": \"notes.svg\"", with: "\"icon\": \"notes.svg\", \(more)")
    return try AppDescription(reading: folder.write(text, as: "App.json"))
  }

  @Test func anAppThatSaysNothingIsOpenedByNothing() throws {
    let app = try AppDescription(reading: folder.write(Notes.description, as: "App.json"))
    let entry = DesktopFiles.entry(of: app)
    #expect(!entry.contains("MimeType") && entry.contains("Exec=Notes\n"))
    #expect(entry.hasSuffix("Terminal=false\n"))
    #expect(Openings.kinds(of: app) == nil)
  }

  @Test func schemesAndKindsOfFilesAreToldToTheDesktop() throws {
    let app = try app(
      """
      "urlSchemes": ["notes", "web+notes"],
      "documentTypes": [
        { "mimeType": "text/plain" },
        { "mimeType": "application/x-notes", "name": "Note & more", "extensions": ["note"] }
      ]
      """)
    let lines = DesktopFiles.entry(of: app).split(separator: "\n")
    #expect(lines.contains("Exec=Notes %U"))
    #expect(
      lines.last
        == "MimeType=text/plain;application/x-notes;x-scheme-handler/notes;x-scheme-handler/web+notes;"
    )
    let kinds = try #require(Openings.kinds(of: app))
    #expect(kinds.contains("<mime-type type=\"application/x-notes\">"))
    #expect(kinds.contains("<comment>Note &amp; more</comment>"))
    #expect(kinds.contains("<glob pattern=\"*.note\" />"))
    #expect(!kinds.contains("text/plain"))
    #expect(
      DesktopFiles.metainfo(of: app, on: .distantPast)
        .contains("<mediatype>application/x-notes</mediatype>"))
  }

  @Test(arguments: [
    ("\"urlSchemes\": [\"Notes\"]", "'urlSchemes' has 'Notes': a scheme is written in small"),
    ("\"urlSchemes\": [\"notes:\"]", "'urlSchemes' has 'notes:'"),
    ("\"urlSchemes\": [\"file\"]", "name kinds of files in 'documentTypes'"),
    ("\"urlSchemes\": [\"notes\", \"notes\"]", "'urlSchemes' says something twice"),
    ("\"urlSchemes\": \"notes\"", "'urlSchemes' should be a list"),
    (
      "\"documentTypes\": [{ \"mimeType\": \"txt\" }]", "has 'txt', and not a type in small letters"
    ),
    ("\"documentTypes\": [{ \"name\": \"a\" }]", "mimeType' is missing"),
    (
      "\"documentTypes\": [{ \"mimeType\": \"x-scheme-handler/notes\" }]",
      "name the scheme in 'urlSchemes'"
    ),
    (
      "\"documentTypes\": [{ \"mimeType\": \"a/b\", \"extensions\": [\".b\"] }]",
      "the ending '.b': it is written without a dot"
    ),
    (
      "\"documentTypes\": [{ \"mimeType\": \"a/b\", \"extensions\": [] }]",
      "no ending in the 'extensions' of 'a/b'"
    ),
  ])
  func aMistakeIsNamedInWords(more: String, words: String) {
    let refusal = #expect(throws: Refusal.self) { try app(more) }
    #expect(refusal?.description.contains(words) == true, "\(refusal?.description ?? "")")
  }

  @Test func kindsOfItsOwnAreLaidWhereDesktopsLook() throws {
    let app = try app(
      "\"documentTypes\": [{ \"mimeType\": \"application/x-notes\", \"extensions\": [\"note\"] }]")
    try folder.write("<svg/>", as: "notes.svg")
    let root = folder.url.appending(path: "root")
    try InstalledFiles(app: app, root: root)
      .layShare(describedIn: folder.url, license: nil, on: .distantPast)
    let file = root.appending(path: "usr/share/mime/packages/org.example.Notes.xml")
    #expect(FileManager.default.fileExists(atPath: file.path))
  }
}
