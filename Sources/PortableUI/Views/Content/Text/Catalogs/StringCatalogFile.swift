import Foundation

/// Reads an `.xcstrings` file: all languages of a table, as Xcode keeps them.
struct StringCatalogFile {
  private typealias Object = [String: Any]

  let url: URL

  func add(to table: inout StringTable) {
    let content: Any
    do {
      content = try JSONSerialization.jsonObject(with: try Data(contentsOf: url))
    } catch {
      return ResourceProblem.table.unreadable(url, error)
    }
    guard let catalog = content as? Object, let strings = catalog["strings"] as? Object else {
      return ResourceProblem.table.wrong(url, at: "strings", "an object with an entry for each key")
    }
    if let source = catalog["sourceLanguage"] as? String {
      table.sourceLanguage = source
      table.languages.insert(source)
    }
    for (key, entry) in strings {
      guard let entry = entry as? Object else {
        ResourceProblem.table.wrong(url, at: key, "an object with localizations")
        continue
      }
      if entry["shouldTranslate"] as? Bool == false { continue }
      guard let languages = entry["localizations"] else { continue }
      guard let languages = languages as? Object else {
        ResourceProblem.table.wrong(url, at: "\(key), localizations", "an object with languages")
        continue
      }
      for (language, words) in languages {
        let place = "\(key), \(language)"
        if let phrase = phrase(words, at: place) { table.add(phrase, for: key, in: language) }
      }
    }
  }

  private func phrase(_ words: Any, at place: String) -> Phrase? {
    guard let words = words as? Object, let forms = forms(words, at: place) else {
      if !(words is Object) { ResourceProblem.table.wrong(url, at: place, "an object") }
      return nil
    }
    var parts: [String: Phrase.Part] = [:]
    for (name, part) in words["substitutions"] as? Object ?? [:] {
      guard let part = part as? Object,
        let forms = self.forms(part, at: "\(place), \(name)")
      else { continue }
      let value = (part["argNum"] as? Int).flatMap { 1...1_000 ~= $0 ? $0 - 1 : nil }
      parts[name] = Phrase.Part(value: value, forms: forms)
    }
    return Phrase(forms, parts: parts)
  }

  /// The words of a unit, of the kinds of numbers, or for the device that is like any other.
  private func forms(_ words: Object, at place: String) -> Phrase.Forms? {
    if let plurals = (words["variations"] as? Object)?["plural"] as? Object {
      var formats: [PluralCategory: String] = [:]
      for (name, words) in plurals {
        guard let category = PluralCategory(rawValue: name) else {
          ResourceProblem.table.wrong(
            url, at: "\(place), plural, \(name)", "zero, one, two, few, many or other")
          continue
        }
        formats[category] = (words as? Object).flatMap {
          forms($0, at: "\(place), plural, \(name)")?.formats[.other]
        }
      }
      return formats.isEmpty ? nil : Phrase.Forms(formats: formats)
    }
    if let devices = (words["variations"] as? Object)?["device"] as? Object {
      let device = devices["other"] ?? devices["mac"] ?? devices.min { $0.key < $1.key }?.value
      return (device as? Object).flatMap { forms($0, at: "\(place), device") }
    }
    if let words = (words["stringUnit"] as? Object)?["value"] as? String {
      return Phrase.Forms(formats: [.other: words])
    }
    ResourceProblem.table.wrong(url, at: place, "a stringUnit with a value, or variations")
    return nil
  }
}
