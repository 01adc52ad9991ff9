import Foundation

/// A word that the program was started with, which may be something to open.
struct StartAddress {
  let url: URL

  /// Whether it can be nothing else: `scheme://…`, or what the app's entry in the desktop's menus says that it opens.
  ///
  /// All others, as `localhost:8080`, are only where the app says so.
  let isSure: Bool

  /// `nil` where it is an option, or another word.
  init?(_ word: String) {
    if word.hasPrefix("-") { return nil }
    if FileManager.default.fileExists(atPath: word) {
      url = URL(filePath: word).absoluteURL
      isSure = DesktopEntry.opens(url)
    } else if word.firstMatch(of: /^[A-Za-z][A-Za-z0-9+.-]+:/) != nil, let url = URL(string: word) {
      self.url = url
      isSure = word.firstMatch(of: /^[^:]+:\/\//) != nil || DesktopEntry.opens(url)
    } else {
      return nil
    }
  }
}

extension CommandLine {
  /// What the program was started with that may be something to open.
  static var addresses: [StartAddress] { arguments.dropFirst().compactMap { StartAddress($0) } }
}
