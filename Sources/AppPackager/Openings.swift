import Foundation

/// What opens an app besides its place in the menu: addresses, and files.
enum Openings {
  /// The types that desktops know addresses and files by.
  static func types(of app: AppDescription) -> [String] {
    (app.documentTypes ?? []).map(\.mimeType)
      + (app.urlSchemes ?? []).map { "x-scheme-handler/\($0)" }
  }

  /// The line of the `.desktop` file, empty where nothing else opens the app.
  static func entry(of app: AppDescription) -> String {
    let types = types(of: app)
    return types.isEmpty ? "" : "MimeType=\(types.joined(separator: ";"));\n"
  }

  /// What the desktop's list of kinds of files learns from the app; nothing where it has none of its own.
  static func kinds(of app: AppDescription) -> String? {
    let own = (app.documentTypes ?? []).filter { $0.extensions != nil }
    if own.isEmpty { return nil }
    let kinds = own.map { type in
      let globs = (type.extensions ?? []).map { "    <glob pattern=\"*.\($0)\" />" }
      return """
          <mime-type type="\(type.mimeType)">
            <comment>\(DesktopFiles.marked(type.name ?? app.name))</comment>
        \(globs.joined(separator: "\n"))
          </mime-type>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
      \(kinds.joined(separator: "\n"))
      </mime-info>

      """
  }

  /// What is wrong with what an app says of them, a sentence for each.
  static func faults(of app: AppDescription) -> [String] {
    schemeFaults(app.urlSchemes ?? []) + (app.documentTypes ?? []).flatMap(faults)
  }

  private static func schemeFaults(_ schemes: [String]) -> [String] {
    schemes.compactMap { scheme in
      if scheme == "file" {
        return "'urlSchemes' has 'file': name kinds of files in 'documentTypes'"
      }
      let isScheme = scheme.wholeMatch(of: /[a-z][a-z0-9+.-]+/) != nil
      return isScheme
        ? nil
        : "'urlSchemes' has '\(scheme)': a scheme is written in small letters without ':', such as notes"
    } + repeated(schemes, "urlSchemes")
  }

  private static func faults(of type: AppDescription.DocumentType) -> [String] {
    var faults: [String] = []
    let word = /[a-z0-9][a-z0-9!#$&^_.+-]*\/[a-z0-9][a-z0-9!#$&^_.+-]*/
    if type.mimeType.wholeMatch(of: word) == nil {
      faults.append(
        "'documentTypes' has '\(type.mimeType)', and not a type in small letters such as text/plain"
      )
    } else if type.mimeType.hasPrefix("x-scheme-handler/") {
      faults.append("'documentTypes' has '\(type.mimeType)': name the scheme in 'urlSchemes'")
    }
    if type.extensions?.isEmpty == true {
      faults.append("'documentTypes' has no ending in the 'extensions' of '\(type.mimeType)'")
    }
    for ending in type.extensions ?? [] where ending.wholeMatch(of: /[A-Za-z0-9_+-]+/) == nil {
      faults.append(
        "'documentTypes' has the ending '\(ending)': it is written without a dot, such as note")
    }
    return faults
  }

  private static func repeated(_ words: [String], _ field: String) -> [String] {
    Set(words).count == words.count ? [] : ["'\(field)' says something twice"]
  }
}
