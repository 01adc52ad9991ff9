import Foundation
import Testing

/// A picture of a desktop.
struct Photograph {
  let width: Int
  let height: Int
  let points: Data

  /// A picture of these points, three numbers each, row by row.
  init(width: Int, height: Int, points: Data) {
    (self.width, self.height, self.points) = (width, height, points)
  }

  /// Takes a picture of `desktop` as it is now.
  init(of desktop: Desktop) throws {
    let file = URL.temporaryDirectory.appending(path: "viewstate-\(UUID().uuidString).ppm")
    defer { try? FileManager.default.removeItem(at: file) }
    try desktop.savePicture(to: file)
    try self.init(Data(contentsOf: file))
  }

  /// Reads a picture from the bytes of a PPM file: three lines of words, then three bytes a point.
  init(_ data: Data) throws {
    let parts = data.split(
      separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
    try #require(parts.count == 4)
    let size = String(decoding: parts[1], as: UTF8.self).split(separator: " ")
      .compactMap { Int($0) }
    try #require(size.count == 2)
    (width, height) = (size[0], size[1])
    points = Data(parts[3])
    try #require(points.count == width * height * 3)
  }

  /// The colour at a point: red, green and blue, from 0 to 255.
  func color(at point: CGPoint) -> [Int] {
    let start = (Int(point.y) * width + Int(point.x)) * 3
    return points[start..<start + 3].map(Int.init)
  }

  /// How bright it is at a point, from 0 to 255.
  func brightness(at point: CGPoint) -> Int { color(at: point).reduce(0, +) / 3 }

  /// How many colours it has, of the points that lie on a grid.
  var colorCount: Int {
    var colors: Set<Int> = []
    for start in stride(from: points.startIndex, to: points.endIndex - 2, by: 3 * 3) {
      colors.insert(points[start..<start + 3].reduce(0) { $0 << 8 | Int($1) })
    }
    return colors.count
  }
}
