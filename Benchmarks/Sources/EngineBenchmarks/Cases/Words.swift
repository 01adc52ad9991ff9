import Foundation
import Measuring
import PortableUI

extension Case {
  /// What an app's texts cost each time they are shown.
  @MainActor
  static var words: [Case] { [textOfCatalog, numberOfCatalog] }

  @MainActor
  private static var textOfCatalog: Case {
    Case(name: "a text of a catalogue", aim: .atMost(0.3)) {
      let catalog = Catalog()
      return .time(
        plain: lookup,
        ours: { work in
          for _ in 0..<work { precondition(String(localized: catalog.greeting) == "Guten Tag") }
        })
    }
  }

  @MainActor
  private static var numberOfCatalog: Case {
    Case(name: "a text of a catalogue, by its number") {
      let catalog = Catalog()
      return .time(
        plain: lookup,
        ours: { work in
          for _ in 0..<work { precondition(String(localized: catalog.items) == "3 Dinge") }
        })
    }
  }

  private static var lookup: Trial.Work {
    let table = ["greeting": "Guten Tag", "%lld items": "%lld Dinge"]
    return { work in for _ in 0..<work { precondition(table["greeting"] == "Guten Tag") } }
  }
}

/// A catalogue in a folder of its own, which ends with it.
private final class Catalog {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  let greeting: LocalizedStringResource
  let items: LocalizedStringResource

  init() {
    let catalog = """
      {"sourceLanguage": "en", "strings": {
        "greeting": {"localizations": {"de": {"stringUnit": {"value": "Guten Tag"}}}},
        "%lld items": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld Ding"}},
          "other": {"stringUnit": {"value": "%lld Dinge"}}}}}}}}}
      """
    try! FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try! Data(catalog.utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
    let german = Locale(identifier: "de_AT")
    greeting = LocalizedStringResource("greeting", locale: german, bundle: .atURL(folder))
    items = LocalizedStringResource("\(3) items", locale: german, bundle: .atURL(folder))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
