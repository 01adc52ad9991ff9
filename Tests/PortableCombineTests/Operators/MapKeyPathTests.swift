import PortableCombine
import StreamTesting
import Testing

struct MapKeyPathTests {
  struct Point {
    var x: Int
    var y: Int
    var name: String
  }

  private let point = Point(x: 1, y: 2, name: "p")

  @Test func `one property is sent, and everything else passes through`() {
    let talk = Conversation()
    let source = Source<Point, Never>(in: talk)
    let recorder = source.map(\.x).record(demand: .max(2), in: talk) { _ in .max(3) }

    #expect(source.send(point) == .max(3))
    recorder.cancel()
    source.send(completion: .finished)

    #expect(
      talk.lines == [
        "subscription Source", "upstream: request max(2)", "value 1", "upstream: cancel",
        "finished",
      ])
  }

  @Test func `two properties are sent as a tuple`() {
    let source = Source<Point, Never>()
    let recorder = source.map(\.x, \.name).record()
    source.send(point)

    #expect(recorder.values.map(\.0) == [1])
    #expect(recorder.values.map(\.1) == ["p"])
  }

  @Test func `three properties are sent as a tuple`() {
    let source = Source<Point, Never>()
    let recorder = source.map(\.x, \.y, \.name).record()
    source.send(point)
    source.send(completion: .finished)

    #expect(recorder.values.map { [$0.0, $0.1] } == [[1, 2]])
    #expect(recorder.values.map(\.2) == ["p"])
    #expect(recorder.completion == .finished)
  }

  @Test func `a property may be stored, computed, nested, or in an object`() {
    final class Box {
      var point: Point
      init(_ point: Point) { self.point = point }
    }
    let points = Source<Point, Never>()
    let names = points.map(\.name).record()
    points.send(point)
    let counts = points.map(\.name.count).record()
    points.send(point)
    let boxes = Source<Box, Never>()
    let inside = boxes.map(\.point.y, \.point.name).record()
    boxes.send(Box(point))
    let tuples = Source<(Int, Point), Never>()
    let nested = tuples.map(\.1.y).record()
    tuples.send((5, point))

    #expect(names.values == ["p"])
    #expect(counts.values == [1])
    #expect(inside.values.map(\.0) == [2])
    #expect(inside.values.map(\.1) == ["p"])
    #expect(nested.values == [2])
  }

  @Test func `the key paths are public`() {
    let source = Source<Point, Never>()
    #expect(source.map(\.x).keyPath == \.x)
    #expect(source.map(\.x, \.y).keyPath1 == \.y)
    #expect(source.map(\.x, \.y, \.name).keyPath2 == \.name)
  }
}
