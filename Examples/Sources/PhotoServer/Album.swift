import Foundation
import Loopback

/// What the server tells of its photos.
enum Album {
  private struct Entry: Encodable {
    let id: Int
    let title: String
    let thumbnail: String
  }

  private static let places = [
    "A hill", "A lake", "An island", "A meadow", "A pass", "A valley", "A cliff", "A moor",
  ]
  private static let times = [
    "at dawn", "in the morning", "at noon", "at dusk", "in spring", "in snow", "in fog",
  ]

  static let count = 48

  /// The photos, with addresses as seen from the list.
  static func list() throws -> Data {
    let entries = (1...count).map { number in
      Entry(
        id: number,
        title: "\(places[number % places.count]) \(times[number % times.count])",
        thumbnail: "thumbnails/\(number).png")
    }
    return try JSONEncoder().encode(entries)
  }

  /// The file at `path`, if there is one.
  static func file(at path: Substring) throws -> (type: String, data: Data)? {
    if path == "photos.json" { return ("application/json", try list()) }
    guard path.hasPrefix("thumbnails/"), path.hasSuffix(".png"),
      let number = Int(path.dropFirst("thumbnails/".count).dropLast(".png".count)),
      1...count ~= number
    else { return nil }
    return ("image/png", Painting(number: number).png)
  }
}
