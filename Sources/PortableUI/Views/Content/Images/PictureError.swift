import Foundation

/// Why a picture could not be had from an address, where the network itself had no fault.
///
/// What is wrong with the network, a server that never answers say, is a `URLError`.
enum PictureError: Error, Hashable, Sendable {
  /// The server answered with another status than one of success.
  case status(Int, URL)
  /// There are more bytes than are taken.
  case tooLong(URL, limit: Int)
  /// There are more points of colour than are taken.
  case tooLarge(URL, width: Int, height: Int, limit: Int)
  /// What came is no picture of a kind that can be shown; `start` are its first bytes.
  case noPicture(URL, count: Int, start: [UInt8])
  /// It begins as a picture does, and cannot be read to its end.
  case broken(URL)
  /// What carries pictures is not on this machine; the system says why.
  case noLibrary([String])
}

extension PictureError: LocalizedError, CustomStringConvertible {
  var description: String {
    switch self {
    case .status(let status, let url):
      "The server answered \(status) when it was asked for the picture at \(url.absoluteString)."
    case .tooLong(let url, let limit):
      "The picture at \(url.absoluteString) has more than \(limit / 1_048_576) MB, which is the most "
        + "that is taken. Ask the server for a smaller one."
    case .tooLarge(let url, let width, let height, let limit):
      "The picture at \(url.absoluteString) has \(width) × \(height) points, and "
        + "\(limit / 1_000_000) million are the most. Ask the server for a smaller one."
    case .noPicture(let url, let count, let start):
      "What came from \(url.absoluteString) is no PNG, JPEG, GIF or SVG picture: "
        + (count == 0 ? "nothing at all." : "\(count) bytes that begin with \(Self.words(start)).")
    case .broken(let url):
      "The picture at \(url.absoluteString) begins as one, but the rest of it cannot be read."
    case .noLibrary(let reasons):
      "Pictures from servers come by libcurl, which cannot be loaded: "
        + "\(reasons.joined(separator: "; ")). Install it: its package is called libcurl4 in Debian "
        + "and Ubuntu, libcurl elsewhere."
    }
  }

  var errorDescription: String? { description }

  /// Bytes as text where they are text.
  private static func words(_ bytes: [UInt8]) -> String {
    if bytes.allSatisfy({ 0x20..<0x7F ~= $0 }) {
      return "\"\(String(decoding: bytes, as: UTF8.self))\""
    }
    return bytes.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0\(digits)" : digits
    }.joined(separator: " ")
  }
}
