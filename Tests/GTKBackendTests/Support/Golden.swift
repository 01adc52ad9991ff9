import Foundation
import Testing

/// A picture that was looked at and found right, with which those that are made now are compared.
///
/// Run the tests with `WINDOW_GOLDEN=rewrite` to put what is shown now in the place of all of them, or with
/// `WINDOW_PICTURES` to keep it in that folder, where somebody else compares it: `Scripts/desktops` does.
struct Golden {
  private let name: String
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Goldens")
  private static let keeping = ProcessInfo.processInfo.environment["WINDOW_PICTURES"]
    .map { URL(filePath: $0) }
  private static let isRewriting = ProcessInfo.processInfo.environment["WINDOW_GOLDEN"] == "rewrite"

  /// The picture of that name.
  init(_ name: String) { self.name = name }

  private var file: URL { Self.folder.appending(path: "\(name).png") }

  /// Waits until `desktop` looks like this.
  func expect(
    on desktop: Desktop, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if Self.isRewriting { return try Self.convert(still(desktop), to: file) }
    if let folder = Self.keeping {
      return try Self.convert(still(desktop), to: folder.appending(path: "\(name).png"))
    }
    guard FileManager.default.fileExists(atPath: file.path) else {
      Issue.record(
        """
        There is no golden picture '\(name)'.
          Fix: \(Self.remedy)
        """, sourceLocation: sourceLocation)
      return
    }
    let wanted = try Photograph(Self.convert(file))
    let made = try desktop.photograph { Comparison($0, wanted).isSame }
    let comparison = Comparison(made, wanted)
    guard !comparison.isSame else { return }
    let copy = try keep(made)
    Issue.record(
      """
      The window does not look like the golden picture '\(name)': \(comparison).
        made now: \(copy.path)
        golden: \(file.path)
        Fix: look at both. Mend the code, or, where the new one is right: \(Self.remedy)
      """, sourceLocation: sourceLocation)
  }

  /// Waits until `desktop` looks like the light picture of that name, and then like the dark one.
  static func expect(
    _ name: String, on desktop: Desktop, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try Golden("\(name)-light").expect(on: desktop, sourceLocation: sourceLocation)
    _ = try desktop.ask("dark")
    // A page that takes its time is light for a while, its bar too.
    try desktop.waitForPicture { $0.brightness(at: CGPoint(x: 40, y: 30)) < 128 }
    try Golden("\(name)-dark").expect(on: desktop, sourceLocation: sourceLocation)
  }

  private static let remedy = "run 'Scripts/golden pictures', look at the pictures, commit them."

  /// What the desktop shows once it shows the same twice.
  private func still(_ desktop: Desktop) throws -> Data {
    var last = try Photograph(of: desktop)
    return try desktop.photograph { now in
      defer { last = now }
      return now.points == last.points
    }.ppm
  }

  /// Keeps a picture for whoever reads the message.
  private func keep(_ made: Photograph) throws -> URL {
    let folder = Self.folder.appending(path: "../../../.build/pictures-that-differ").standardized
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appending(path: "\(name).png")
    try Self.convert(made.ppm, to: copy)
    return copy
  }

  /// The bytes of a PNG file as those of a PPM file.
  private static func convert(_ file: URL) throws -> Data {
    let copy = URL.temporaryDirectory.appending(path: "viewstate-\(UUID().uuidString).ppm")
    defer { try? FileManager.default.removeItem(at: copy) }
    try run("convert", file.path, "-depth", "8", "ppm:\(copy.path)")
    return try Data(contentsOf: copy)
  }

  private static func convert(_ picture: Data, to file: URL) throws {
    let copy = URL.temporaryDirectory.appending(path: "viewstate-\(UUID().uuidString).ppm")
    defer { try? FileManager.default.removeItem(at: copy) }
    try picture.write(to: copy)
    // Without the date, the same picture is the same file.
    try run(
      "convert", copy.path, "-strip", "-define", "png:exclude-chunks=date,time", "-quality", "95",
      "png:\(file.path)")
  }

  private static func run(_ tool: String, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "'\(tool) \(arguments)' failed.")
  }
}

/// Where two pictures differ.
///
/// They are compared in small squares, so that a word that changed counts as much on a large window as
/// on a small one. In each square a few points may differ, at the edges of letters say.
struct Comparison: CustomStringConvertible {
  private var squares: [(x: Int, y: Int)] = []
  private let haveOneSize: Bool

  private static let side = 16
  /// How far a point's red, green or blue, from 0 to 255, may be off.
  private static let mostDifference = 24
  /// How many points of a square may be off by more than that.
  private static let mostPoints = 8

  init(_ one: Photograph, _ other: Photograph) {
    haveOneSize = one.width == other.width && one.height == other.height
    guard haveOneSize else { return }
    for y in stride(from: 0, to: one.height, by: Self.side) {
      let rows = y..<min(y + Self.side, one.height)
      if one.points(in: rows) == other.points(in: rows) { continue }
      for x in stride(from: 0, to: one.width, by: Self.side) {
        let columns = x..<min(x + Self.side, one.width)
        let count = rows.reduce(0) { count, row in
          let (a, b) = (one.points(columns, in: row), other.points(columns, in: row))
          return a == b ? count : count + Self.differences(a, b)
        }
        if count > Self.mostPoints { squares.append((x, y)) }
      }
    }
  }

  private static func differences(_ one: Data, _ other: Data) -> Int {
    stride(from: 0, to: one.count, by: 3).count { point in
      (point..<point + 3).contains { index in
        let difference = Int(one[one.startIndex + index]) - Int(other[other.startIndex + index])
        return abs(difference) > mostDifference
      }
    }
  }

  /// Whether nobody would see a difference.
  var isSame: Bool { haveOneSize && squares.isEmpty }

  var description: String {
    guard haveOneSize else { return "it has another size" }
    guard let first = squares.first else { return "no difference" }
    return """
      \(squares.count) squares of \(Self.side) points differ, the first at \(first.x), \(first.y)
      """
  }
}

extension Photograph {
  /// The bytes of a PPM file.
  fileprivate var ppm: Data { Data("P6\n\(width) \(height)\n255\n".utf8) + points }

  fileprivate func points(in rows: Range<Int>) -> Data {
    let start = points.startIndex
    return points[start + rows.lowerBound * width * 3..<start + rows.upperBound * width * 3]
  }

  fileprivate func points(_ columns: Range<Int>, in row: Int) -> Data {
    let start = points.startIndex + row * width * 3
    return points[start + columns.lowerBound * 3..<start + columns.upperBound * 3]
  }
}
