import Foundation

/// How transfers end that libcurl gives up, by its numbers: in the words of `URLSession`, since that
/// is what carries pictures elsewhere.
enum CurlFailure {
  /// What `result` is called, where `words` say more of it.
  static func code(_ result: Int, _ words: String) -> URLError.Code {
    switch result {
    // What is no HTTP at all is a protocol that libcurl does not know, as another scheme is.
    case 1: words.contains("HTTP") ? .badServerResponse : .unsupportedURL
    case 3: .badURL
    case 5, 6: .cannotFindHost
    case 7: .cannotConnectToHost
    case 8, 16, 92, 100: .badServerResponse
    case 18, 52, 55, 56: .networkConnectionLost
    case 28: .timedOut
    case 35, 53, 54, 58, 59, 66, 77, 80, 82, 83, 91: .secureConnectionFailed
    case 47: .httpTooManyRedirects
    case 60: .serverCertificateUntrusted
    case 61: .cannotDecodeRawData
    default: .unknown
    }
  }
}

extension URLError {
  /// What is wrong with the network, or with a server, that should send the picture at `url`; `words`
  /// say so.
  init(_ code: Code, pictureAt url: URL, because words: String) {
    let end = words.hasSuffix(".") ? "" : "."
    self.init(
      code,
      userInfo: [
        NSLocalizedDescriptionKey:
          "The picture at \(url.absoluteString) could not be had: \(words)\(end)",
        NSURLErrorFailingURLErrorKey: url,
      ])
  }
}
