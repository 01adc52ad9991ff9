package import Foundation

/// What a server says when it is asked for something.
package struct Answer: Sendable {
  var status = "200 OK"
  var headers: [String: String] = [:]
  var body = Data()
  var saysLength = true
  var raw: Data?

  /// How many milliseconds the server takes to think about it.
  package var delay = 0

  /// Whether nothing is ever said, or nothing after the head.
  var silence = Silence.none

  enum Silence { case none, all, afterHead }

  /// These bytes.
  package static func body(_ body: Data, headers: [String: String] = [:]) -> Answer {
    Answer(headers: headers, body: body)
  }

  /// These bytes, without a word on how many there will be.
  package static func stream(_ body: Data) -> Answer { Answer(body: body, saysLength: false) }

  /// These words.
  package static func words(_ words: String, status: String = "200 OK") -> Answer {
    Answer(status: status, body: Data(words.utf8))
  }

  /// Nothing, until the client leaves.
  package static let silence = Answer(silence: .all)

  /// That `count` bytes will come, and none of them.
  package static func promise(of count: Int) -> Answer {
    Answer(headers: ["Content-Length": "\(count)"], silence: .afterHead)
  }

  /// That what is asked for is to be had at `place`.
  package static func redirect(to place: String, status: String = "302 Found") -> Answer {
    Answer(status: status, headers: ["Location": place])
  }

  /// These bytes and nothing else, whether they are an answer or not.
  package static func raw(_ bytes: Data) -> Answer { Answer(raw: bytes) }

  /// As it goes over the wire.
  var bytes: Data {
    if let raw { return raw }
    var headers = headers
    if saysLength, headers["Content-Length"] == nil { headers["Content-Length"] = "\(body.count)" }
    headers["Connection"] = "close"
    let lines = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
    return Data("HTTP/1.1 \(status)\r\n\(lines)\r\n".utf8) + body
  }
}
