public import Foundation

/// What a client asks for.
public struct HTTPRequest: Sendable {
  /// What is to be done: `GET`, say.
  public let method: String

  /// The parts of the address behind the server's name.
  public let path: [String]

  /// What was sent along.
  public let body: Data

  /// The request that `bytes` are, or nothing as long as some are missing.
  init?(_ bytes: Data) {
    guard let end = bytes.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    // "GET /good/photos.json HTTP/1.1"
    let words = lines[0].split(separator: " ")
    guard words.count > 1 else { return nil }
    let length = lines.lazy.compactMap(Self.length).first ?? 0
    let rest = bytes[end.upperBound...]
    guard 0...rest.count ~= length else { return nil }
    method = String(words[0])
    path = words[1].split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
    body = Data(rest.prefix(length))
  }

  private static func length(in line: String) -> Int? {
    let parts = line.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "content-length" else { return nil }
    return Int(parts[1].trimmingCharacters(in: .whitespaces))
  }
}
