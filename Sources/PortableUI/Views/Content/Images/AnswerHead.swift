import Foundation

/// What a server says before it sends something, line by line.
struct AnswerHead {
  private(set) var status = 0

  /// How many bytes it announces.
  private(set) var length = 0

  /// What it says of keeping what it sends.
  private(set) var cacheControl: String?

  /// Whether all of it has come.
  private(set) var isWhole = false

  private var namesPlace = false

  /// Whether another head follows: it was a word in between, or says where to ask instead.
  var isFollowed: Bool { 100...199 ~= status || (300...399 ~= status && namesPlace) }

  /// Takes the next line. What comes behind a body is no head, and nothing is taken of it.
  mutating func take(_ line: String) {
    if line.hasPrefix("HTTP/") {
      let words = line.split(whereSeparator: \.isWhitespace)
      self = AnswerHead()
      status = words.count > 1 ? Int(words[1]) ?? 0 : 0
    } else if !isWhole {
      takeField(line)
    }
  }

  private mutating func takeField(_ line: String) {
    guard let colon = line.firstIndex(of: ":") else {
      isWhole = line.allSatisfy(\.isWhitespace)
      return
    }
    let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
    switch line[..<colon].lowercased() {
    case "content-length": length = max(length, Int(value) ?? 0)
    case "cache-control": cacheControl = cacheControl.map { "\($0), \(value)" } ?? value
    case "location": namesPlace = namesPlace || !value.isEmpty
    default: break
    }
  }
}
