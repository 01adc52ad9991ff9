import Foundation

extension CommandLine {
  /// The addresses that the program was started with: what begins with the name of a scheme and a colon.
  static var addresses: [URL] {
    arguments.dropFirst().filter { $0.firstMatch(of: /^[A-Za-z][A-Za-z0-9+.-]+:/) != nil }
      .compactMap { URL(string: $0) }
  }
}
