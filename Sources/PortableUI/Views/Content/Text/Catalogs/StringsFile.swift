import Foundation

/// Reads the older forms of tables, each of one language: `.strings` and `.stringsdict`.
struct StringsFile {
  private typealias Object = [String: Any]

  let url: URL

  /// Adds the texts of a `.strings` file, in any of the forms that property lists have.
  func addStrings(to table: inout StringTable, in language: String) {
    guard let content = content() else { return }
    for (key, words) in content {
      guard let words = words as? String else {
        ResourceProblem.table.wrong(url, at: key, "a text")
        continue
      }
      table.add(Phrase(words), for: key, in: language)
    }
  }

  /// Adds the texts of a `.stringsdict` file, whose parts differ by numbers.
  func addPlurals(to table: inout StringTable, in language: String) {
    guard let content = content() else { return }
    for (key, entry) in content {
      guard let entry = entry as? Object,
        let format = entry["NSStringLocalizedFormatKey"] as? String
      else {
        ResourceProblem.table.wrong(url, at: key, "a dictionary with NSStringLocalizedFormatKey")
        continue
      }
      var parts: [String: Phrase.Part] = [:]
      for (name, part) in entry {
        guard let part = part as? Object else { continue }
        var formats: [PluralCategory: String] = [:]
        for (category, words) in part {
          if let category = PluralCategory(rawValue: category) {
            formats[category] = words as? String
          }
        }
        if formats.isEmpty {
          ResourceProblem.table.wrong(
            url, at: "\(key), \(name)", "words for one, few, other or the like")
        }
        parts[name] = Phrase.Part(value: nil, forms: Phrase.Forms(formats: formats))
      }
      table.add(Phrase(Phrase(format).forms, parts: parts), for: key, in: language)
    }
  }

  private func content() -> Object? {
    do {
      let data = try Data(contentsOf: url)
      let content = try PropertyListSerialization.propertyList(from: data, format: nil)
      if let content = content as? Object { return content }
      ResourceProblem.table.wrong(url, at: "the top", "a dictionary of keys")
    } catch {
      ResourceProblem.table.unreadable(url, error)
    }
    return nil
  }
}
