import Foundation
import Testing

/// A picture of a desktop.
struct Photograph {
  private let width: Int
  private let points: [UInt8]

  /// Takes a picture of `desktop` as it is now.
  init(of desktop: Desktop) throws {
    let file = URL.temporaryDirectory.appending(path: "viewstate-\(UUID().uuidString).ppm")
    defer { try? FileManager.default.removeItem(at: file) }
    try desktop.savePicture(to: file)
    // Three lines of words, and then three bytes a point.
    let parts = try Data(contentsOf: file).split(
      separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
    try #require(parts.count == 4)
    let size = String(decoding: parts[1], as: UTF8.self).split(separator: " ")
    width = try #require(size.first.flatMap { Int($0) })
    points = Array(parts[3])
  }

  /// The colour at a point: red, green and blue, from 0 to 255.
  func color(at point: CGPoint) -> [Int] {
    let start = (Int(point.y) * width + Int(point.x)) * 3
    return points[start..<start + 3].map(Int.init)
  }

  /// How bright it is at a point, from 0 to 255.
  func brightness(at point: CGPoint) -> Int { color(at: point).reduce(0, +) / 3 }
}
