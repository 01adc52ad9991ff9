import Testing
import VSM

@testable import StateStudio

/// Where everything stands in a picture.
@MainActor
struct DiagramLayoutTests {
  /// A name of any number, as if it were a case.
  private struct Step: Equatable { var name: String }

  /// A diagram of `count` states with arrows that a generator of numbers chooses.
  private func diagram(_ count: Int, arrows: Int, seed: UInt64) -> StateDiagram {
    var state = seed
    func random(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(below))
    }
    let names = (0..<count).map { "state\($0)" + String(repeating: "x", count: random(12)) }
    let pairs = (0..<arrows).map { _ in (names[random(count)], names[random(count)]) }
    return StateDiagram(
      feature: "Made", states: names, first: [names[0]],
      transitions: pairs.enumerated().map { number, pair in
        SeenTransition(
          transition: StateTransition(pair.0, pair.1), count: number + 1,
          actions: [(String(repeating: "a", count: 1 + random(20)), 1)])
      })
  }

  private struct Rectangle {
    let (left, top, right, bottom): (Double, Double, Double, Double)

    func meets(_ other: Rectangle) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    func contains(_ x: Double, _ y: Double) -> Bool {
      left < x && x < right && top < y && y < bottom
    }
  }

  @Test(arguments: [(1, 0), (2, 1), (5, 8), (12, 20), (40, 60)], [1, 2, 3] as [UInt64])
  func `nothing lies over anything else`(size: (states: Int, arrows: Int), seed: UInt64) {
    let layout = DiagramLayout(diagram(size.states, arrows: size.arrows, seed: seed))
    let boxes = layout.boxes.map {
      Rectangle(left: $0.x, top: $0.y, right: $0.x + $0.width, bottom: $0.y + $0.height)
    }
    let words =
      layout.paths.map { path in
        let half = Double(path.arrow.words.count) * DiagramLayout.letter / 2
        return Rectangle(
          left: path.wordsAt.x - half, top: path.wordsAt.y - 8, right: path.wordsAt.x + half,
          bottom: path.wordsAt.y + 8)
      }
      + layout.loops.map { loop in
        let left = loop.x + DiagramLayout.loopWidth - 6
        let right = left + Double(loop.words.count) * DiagramLayout.letter
        return Rectangle(left: left, top: loop.y + 9, right: right, bottom: loop.y + 25)
      }
    #expect(boxes.count == size.states)
    let all = boxes + words
    for (index, one) in all.enumerated() {
      for other in all[(index + 1)...] { #expect(!one.meets(other)) }
      #expect(one.left >= 0 && one.right <= layout.width)
      #expect(one.top >= 0 && one.bottom <= layout.height)
    }
    for path in layout.paths {
      for (x, y) in points(of: path) {
        for box in boxes where box.contains(x, y) { Issue.record("\(path) crosses \(box)") }
      }
    }
  }

  /// Points of a path as it is drawn, close to each other.
  private func points(of path: DiagramLayout.Path) -> [(Double, Double)] {
    path.points.indices.dropFirst().flatMap { index in
      let (from, to) = (path.points[index - 1], path.points[index])
      return (0...20).map { step in
        let t = Double(step) / 20
        // A curve that is upright at both ends; on a straight part both have one x.
        let bend = 3 * t * t - 2 * t * t * t
        let y = from.y + (to.y - from.y) * (1.5 * t * (1 - t) + t * t * t)
        return (from.x + (to.x - from.x) * bend, y)
      }
    }
  }

  @Test func `what leads to something stands above it`() throws {
    let arrows = [("a", "b"), ("b", "c"), ("a", "c"), ("c", "a")]
    let layout = DiagramLayout(
      StateDiagram(
        feature: "Made", states: ["a", "b", "c"], first: ["a"],
        transitions: arrows.map {
          SeenTransition(transition: StateTransition($0.0, $0.1), count: 1, actions: [])
        }))
    let tops = layout.boxes.sorted { $0.state < $1.state }.map(\.y)
    #expect(tops[0] < tops[1] && tops[1] < tops[2])
    #expect(layout.paths.filter(\.arrow.isBackwards).map(\.arrow.from) == [2])
  }
}
