import Foundation

/// A table of an app's texts, in all languages that it has.
struct StringTable {
  /// The language that keys are written in.
  var sourceLanguage: String

  /// What there is for each key in each language.
  var phrases: [String: [String: Phrase]] = [:]

  /// All languages that some key has, and that of the keys.
  var languages: Set<String>

  init(sourceLanguage: String) {
    self.sourceLanguage = sourceLanguage
    languages = [sourceLanguage]
  }

  /// Adds what `language` says for `key`. What was there first stays.
  mutating func add(_ phrase: Phrase, for key: String, in language: String) {
    languages.insert(language)
    if phrases[key]?[language] == nil { phrases[key, default: [:]][language] = phrase }
  }

  /// The table called `name` in the resources of `bundle`; `nil` where it has none.
  static func read(_ name: String, of bundle: Bundle) -> StringTable? {
    var table: StringTable?
    for folder in ResourceFolders.of(bundle) {
      let source = sourceLanguage(in: folder)
      for (language, place) in languageFolders(in: folder) {
        func url(_ ending: String) -> URL? {
          let url = place.appending(path: "\(name).\(ending)")
          return FileManager.default.fileExists(atPath: url.path) ? url : nil
        }
        let files = [url("xcstrings"), url("stringsdict"), url("strings")]
        guard files.contains(where: { $0 != nil }) else { continue }
        var read = table ?? StringTable(sourceLanguage: source)
        if let catalog = files[0] { StringCatalogFile(url: catalog).add(to: &read) }
        let own = language == nil || language == "Base" ? read.sourceLanguage : language ?? ""
        if let plurals = files[1] { StringsFile(url: plurals).addPlurals(to: &read, in: own) }
        if let strings = files[2] { StringsFile(url: strings).addStrings(to: &read, in: own) }
        table = read
      }
    }
    return table
  }

  // Foundation ends the program where it is asked this of a bundle that does not say.
  private static func sourceLanguage(in folder: URL) -> String {
    ResourceFolders.facts(in: folder)["CFBundleDevelopmentRegion"] as? String ?? "en"
  }

  /// The folder itself, and those in it for languages.
  private static func languageFolders(in folder: URL) -> [(language: String?, url: URL)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let languages = names.sorted().filter { $0.hasSuffix(".lproj") }.map {
      (String($0.dropLast(6)) as String?, folder.appending(path: $0))
    }
    return [(nil, folder)] + languages
  }
}

/// Where a bundle has its resources.
enum ResourceFolders {
  /// The bundle's own folder; for a program's, also those that SwiftPM put beside it for the target
  /// that the program is made of.
  static func of(_ bundle: Bundle) -> [URL] {
    let own = bundle.resourceURL ?? bundle.bundleURL
    guard bundle === Bundle.main, let program = Bundle.main.executableURL else { return [own] }
    let place = program.resolvingSymlinksInPath()
    let folder = place.deletingLastPathComponent()
    let ending = "_\(place.lastPathComponent).resources"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return [own] + names.sorted().filter { $0.hasSuffix(ending) }.map { folder.appending(path: $0) }
  }

  /// What `Info.plist` in that folder says.
  static func facts(in folder: URL) -> [String: Any] {
    let content = FileManager.default.contents(atPath: folder.appending(path: "Info.plist").path)
    let list = content.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil)
    }
    return list as? [String: Any] ?? [:]
  }
}
