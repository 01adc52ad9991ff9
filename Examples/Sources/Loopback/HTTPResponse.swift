public import Foundation

/// What a server answers.
public struct HTTPResponse: Sendable {
  private let status: Int
  private let type: String
  private let body: Data

  /// An answer of `body`, which is of a media type.
  public init(status: Int = 200, type: String, body: Data) {
    self.status = status
    self.type = type
    self.body = body
  }

  /// A sentence.
  public static func text(_ text: String, status: Int) -> HTTPResponse {
    HTTPResponse(status: status, type: "text/plain", body: Data(text.utf8))
  }

  var bytes: Data {
    let lines = [
      // What a status is called is told to nobody.
      "HTTP/1.1 \(status) -", "Content-Type: \(type)", "Content-Length: \(body.count)",
      "Connection: close", "", "",
    ]
    return Data(lines.joined(separator: "\r\n").utf8) + body
  }
}
