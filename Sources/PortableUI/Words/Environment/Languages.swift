import Foundation

/// Which languages somebody reads, and which of those that are there is nearest.
enum Languages {
  /// What the system says of the person who runs the program, best first, as `de-AT`.
  static let ofProcess: [String] = named(in: ProcessInfo.processInfo.environment)

  /// The languages that `environment` names, as gettext understands it: several in `LANGUAGE`, which
  /// counts where a language is named at all.
  static func named(in environment: [String: String]) -> [String] {
    guard let name = localeName(in: environment) else { return [] }
    let several = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
    return (several + [name]).map(code)
  }

  /// The locale that `environment` names, as `de_AT`; `nil` for none.
  static func localeName(in environment: [String: String]) -> String? {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    guard let name = names.first(where: { !$0.isEmpty }) else { return nil }
    let plain = String(name.prefix { $0 != "." && $0 != "@" })
    return plain.isEmpty || plain == "C" || plain == "POSIX" ? nil : plain
  }

  /// A name as `de_AT.UTF-8` or `sr_RS@latin` as the code of a language: `de-AT`, `sr-Latn-RS`.
  static func code(of name: String) -> String {
    let plain = String(name.prefix { $0 != "." && $0 != "@" }).replacing("_", with: "-")
    guard name.hasSuffix("@latin"), let end = plain.firstIndex(of: "-") else { return plain }
    return plain[..<end] + "-Latn" + plain[end...]
  }

  /// Those that are asked for words where things are written for `locale`.
  ///
  /// A locale that a view sets is the one that counts; else the person may read several.
  static func wanted(for locale: Locale) -> [String] {
    let own = code(of: locale.identifier)
    return locale == LocaleKey.defaultValue && !ofProcess.isEmpty ? ofProcess : [own]
  }

  /// The one of `available` that is nearest to one of `wanted`, of which the first that has one decides.
  static func best(of available: [String], for wanted: [String]) -> String? {
    // Folders may be written in small letters, as SwiftPM does.
    var byName: [String: String] = [:]
    for language in available.sorted() { byName[code(of: language).lowercased()] = language }
    for language in wanted {
      for name in nearer(language.lowercased()) {
        if let found = byName[name] { return found }
      }
      let script = script(of: language.lowercased())
      let base = language.lowercased().prefix { $0 != "-" }
      let kin = byName.keys.sorted().first {
        $0.prefix { $0 != "-" } == base && self.script(of: $0) == script
      }
      if let kin { return byName[kin] }
    }
    return nil
  }

  /// `zh-tw` itself, then `zh-hant`, then `zh`.
  private static func nearer(_ language: String) -> [String] {
    var parts = language.split(separator: "-").map(String.init)
    var names = [language]
    while parts.count > 1 {
      parts.removeLast()
      names.append(parts.joined(separator: "-"))
    }
    if let script = script(of: language) { names.insert("\(parts[0])-\(script)", at: 1) }
    let others = ["nb": "no", "nn": "no", "no": "nb", "iw": "he", "he": "iw", "fil": "tl"]
    return names + (parts.first.flatMap { others[$0] }.map { [$0] } ?? [])
  }

  /// What Chinese is written in, which a person may not be able to read; `nil` for other languages.
  private static func script(of language: String) -> String? {
    let parts = language.split(separator: "-")
    guard parts.first == "zh" || parts.first == "yue" else { return nil }
    let isOld = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
    return isOld && !parts.contains("hans") ? "hant" : "hans"
  }
}
