import Foundation
import Testing

extension WindowTests {
  struct TicksTests {
    @Test func `frames, places, sizes, opacities, colours and comings move by the clock`() throws {
      let desktop = try Desktop(showing: "motion", isMoving: true)
      try desktop.begin()
      let start = try desktop.look()
      #expect(start == Look(width: 100, x: 20, scaled: 40, ink: 0, red: 0, blue: 255, new: 250))
      try desktop.show(at: 100.25, width: 125)
      let quarter = try desktop.look()
      #expect(quarter.x == 70 && quarter.scaled == 35)
      // A quarter of the way from black to the window's colour, and from blue to red.
      #expect(abs(quarter.ink - 62) <= 3)
      #expect(abs(quarter.red - 64) <= 3 && abs(quarter.blue - 191) <= 3)
      #expect(abs(try #require(quarter.new) - 188) <= 3)
      try desktop.show(at: 100.5, width: 150)
      #expect(try desktop.look().x == 120)
      try desktop.show(at: 101, width: 200)
      let end = try desktop.look()
      #expect(end == Look(width: 200, x: 220, scaled: 20, ink: 250, red: 255, blue: 0, new: 0))
      try desktop.expectNoComplaints()
    }

    @Test func `a motion that is turned round goes on from where it is`() throws {
      let desktop = try Desktop(showing: "motion", isMoving: true)
      try desktop.begin()
      try desktop.show(at: 100.5, width: 150)
      let there = try desktop.look()
      try desktop.press(.button("Back"))
      try desktop.wait(for: .label("near"))
      #expect(try desktop.look() == there)
      _ = try desktop.ask("time 100.75")
      try desktop.waitForAnswer(to: "frames") {
        let width = Look.fills(in: $0)[0].width
        return width > 100 && width < 150
      }
      try desktop.show(at: 101.5, width: 100)
      let back = try desktop.look()
      #expect(back == Look(width: 100, x: 20, scaled: 40, ink: 0, red: 0, blue: 255, new: nil))
      try desktop.expectNoComplaints()
    }

    @Test func `on a desktop without motion everything is there at once`() throws {
      let desktop = try Desktop(showing: "motion")
      // Time stands still, and yet:
      try desktop.begin()
      let end = try desktop.look()
      #expect(end == Look(width: 200, x: 220, scaled: 20, ink: 250, red: 255, blue: 0, new: 0))
      try desktop.expectNoComplaints()
    }

    @Test func `what moves is there at once when the desktop stops all motion`() throws {
      let desktop = try Desktop(showing: "motion", isMoving: true)
      try desktop.begin()
      try desktop.show(at: 100.5, width: 150)
      _ = try desktop.ask("still")
      try desktop.show(at: 100.5, width: 200)
    }

    @Test func `by the desktop's own clock a spring comes to rest, and all drawing ends`() throws {
      let desktop = try Desktop(showing: "motion", isMoving: true)
      _ = try desktop.ask("activity")
      try desktop.press(.button("Spring"))
      try desktop.wait(for: .label("far"))
      try desktop.waitForAnswer(to: "frames") { Look.fills(in: $0)[0].width == 200 }
      try desktop.waitForRest()
      try desktop.expectNoComplaints()
    }
  }
}

/// What the page of motions shows.
private struct Look: Equatable {
  /// How wide the one is that grows, where the one is that goes, how wide the one that shrinks.
  var width: Double
  var x: Double
  var scaled: Double

  /// How bright the one is that fades, what the one has that changes its colour, and how bright the
  /// one is that comes, where it is there.
  var ink: Int
  var red: Int
  var blue: Int
  var new: Int?

  /// Where the colours are, in the order of reading.
  static func fills(in frames: [String]) -> [CGRect] {
    rectangles("fill", in: frames)
  }

  static func rectangles(_ kind: String, in frames: [String]) -> [CGRect] {
    frames.map { $0.split(separator: " ") }.filter { $0[0] == kind }.map { line in
      let numbers = line.dropFirst().compactMap { Double($0) }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}

extension Desktop {
  /// Lets the clock stand still, and everything begin to move.
  fileprivate func begin() throws {
    _ = try ask("time 100")
    try press(.button("Go"))
    try wait(for: .label("far"))
  }

  /// Sets the clock and waits until the one that grows is as wide as it is then.
  fileprivate func show(at time: Double, width: Double) throws {
    _ = try ask("time \(time)")
    try waitForAnswer(to: "frames") { Look.fills(in: $0)[0].width == width }
  }

  /// What is shown now.
  fileprivate func look() throws -> Look {
    let frames = try ask("frames")
    let fills = Look.fills(in: frames)
    let text = try #require(Look.rectangles("text", in: frames).last)
    // Where the page's own corner lies on the screen.
    let word = try tree().first { $0.role == "label" && ["near", "far"].contains($0.name) }
    let (place, edge) = (try #require(word).frame, try contentOffset())
    let corner = CGPoint(x: place.minX + edge.x - text.minX, y: place.minY + edge.y - text.minY)
    var last = try Photograph(of: self)
    let picture = try photograph { now in
      defer { last = now }
      return now.points == last.points
    }
    func color(_ index: Int) -> [Int]? {
      guard index < fills.count else { return nil }
      return picture.color(
        at: CGPoint(x: corner.x + fills[index].midX, y: corner.y + fills[index].midY))
    }
    let (ink, mixed) = (try #require(color(3)), try #require(color(4)))
    return Look(
      width: fills[0].width, x: fills[1].minX, scaled: fills[2].width, ink: ink[0], red: mixed[0],
      blue: mixed[2], new: color(5)?[0])
  }
}
