import Foundation
import Testing
import ViewTesting

@testable import ViewStateController

/// Words that an app translates for this library.
@MainActor
struct OwnWordsTests {
  /// The string tables of an app, for as long as it lives.
  private final class Tables {
    let bundle: Bundle
    private let folder = FileManager.default.temporaryDirectory
      .appending(path: "words-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let words = [
        "Something went wrong": "Etwas ging schief", "Retry": "Nochmal", "Dismiss": "Schließen",
        "Saved": "Gesichert",
      ]
      let entries = words.map {
        """
        "\($0)": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "\($1)"}}}}
        """
      }
      let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {\(entries.joined(separator: ","))}}
        """
      try Data(catalog.utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
      bundle = try #require(Bundle(url: folder))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private func screen(_ view: some View, in language: String, _ tables: Tables) -> Screen {
    Screen(
      view.environment(\.bundleOfWords, tables.bundle), locale: Locale(identifier: language))
  }

  @Test func `an error and its button speak the language of the app`() throws {
    let tables = try Tables()
    let view = ErrorView {}
    #expect(screen(view, in: "de", tables).texts == ["Etwas ging schief", "Nochmal"])
    #expect(screen(view, in: "en", tables).texts == ["Something went wrong", "Retry"])
  }

  @Test func `words that were given are shown as they are`() throws {
    let style = ErrorViewStyle(
      title: .init(text: "Saved"), button: .init(text: "**Saved**", action: {}))
    #expect(
      screen(ErrorView(type: .vertical(style: style)), in: "de", try Tables()).texts == [
        "Saved", "**Saved**",
      ])
  }

  @Test func `the cross of a toast is called in the language of the app`() throws {
    let toast = ToastType.toast(options: .init(message: "Saved", trailingButton: .dismiss))
    let view = Color.blue.toast(isShowing: .constant(true), type: toast)
    let screen = screen(view, in: "de", try Tables())
    #expect(screen.exists(.button("Schließen")))
    #expect(screen.exists("Saved"))
  }
}
