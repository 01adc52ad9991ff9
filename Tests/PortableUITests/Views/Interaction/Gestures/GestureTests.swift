import Foundation
import PortableUI
import Testing
import ViewTesting

/// What gestures have said, in order.
@MainActor
final class GestureLog {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }

  /// What was said since the last time somebody asked.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A square of 100 points in the corner of the screen, with whatever is done to it.
@MainActor
func square(_ change: (AnyView) -> some View) -> Screen {
  Screen(
    change(AnyView(Color.red.frame(width: 100, height: 100).accessibilityIdentifier("square")))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
    size: CGSize(width: 300, height: 300))
}

@MainActor
struct GestureTests {
  private let log = GestureLog()

  @Test func `a drag tells where it began, where it is and how far it has come`() throws {
    var values: [DragGesture.Value] = []
    let screen = square {
      $0.gesture(DragGesture().onChanged { values.append($0) }.onEnded { values.append($0) })
        .padding(20)
    }
    try screen.drag("square", by: CGSize(width: 60, height: 30), steps: 3)
    #expect(values.count == 4)
    #expect(values.map(\.startLocation) == Array(repeating: CGPoint(x: 50, y: 50), count: 4))
    #expect(values.first?.translation == CGSize(width: 20, height: 10))
    #expect(values.last?.location == CGPoint(x: 110, y: 80))
    #expect(values.last?.translation == CGSize(width: 60, height: 30))
  }

  @Test func `a drag is as fast as it was in the last moment`() throws {
    var last: DragGesture.Value?
    let screen = square { $0.gesture(DragGesture().onEnded { last = $0 }) }
    try screen.drag("square", by: CGSize(width: 40, height: -20), steps: 4)
    let value = try #require(last)
    // Ten points to the right in each sixtieth of a second.
    #expect(abs(value.velocity.width - 600) < 0.01)
    #expect(abs(value.velocity.height + 300) < 0.01)
    #expect(abs(value.predictedEndTranslation.width - 190) < 0.01)
    #expect(abs(value.predictedEndLocation.y - (30 - 75)) < 0.01)
    #expect(abs(value.time.timeIntervalSince(screen.date)) < 0.0001)
  }

  @Test func `a drag counts from its least distance on`() throws {
    let screen = square {
      $0.gesture(
        DragGesture(minimumDistance: 30)
          .onChanged { log.add("\(Int($0.translation.width))") }.onEnded { _ in log.add("end") })
    }
    try screen.drag("square", by: CGSize(width: 40, height: 0), steps: 4)
    #expect(log.take() == ["30", "40", "end"])
    try screen.drag("square", by: CGSize(width: 20, height: 0), steps: 2)
    #expect(log.take() == [])
  }

  @Test func `a drag without a distance is told of the press`() throws {
    let screen = square {
      $0.gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { log.add("\(Int($0.translation.width))") }.onEnded { _ in log.add("end") })
    }
    try screen.tap("square")
    #expect(log.take() == ["0", "end"])
  }

  @Test func `places are counted from the space that a gesture names`() throws {
    func place(_ space: CoordinateSpace) throws -> CGPoint? {
      var place: CGPoint?
      let screen = square {
        $0.gesture(SpatialTapGesture(coordinateSpace: space).onEnded { place = $0.location })
          .padding(7).coordinateSpace(name: "room").padding(20)
      }
      try screen.tap("square")
      return place
    }
    #expect(try place(.local) == CGPoint(x: 50, y: 50))
    #expect(try place(.named("room")) == CGPoint(x: 57, y: 57))
    #expect(try place(.global) == CGPoint(x: 77, y: 77))
  }

  @Test func `a place in a view that is stretched, turned and scrolled is a place of the view`()
    throws
  {
    var place = CGPoint.zero
    let screen = Screen(
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 150)
          Color.red.frame(width: 100, height: 60).accessibilityIdentifier("target")
            .onTapGesture { place = $0 }
            .rotationEffect(.degrees(90)).scaleEffect(2)
          Color.blue.frame(height: 600)
        }
      }, size: CGSize(width: 300, height: 300))
    try screen.drag("target", by: CGSize(width: 0, height: -50))
    // The middle of the view is at 150, 130 of the screen now; to the right in it is downwards here.
    try screen.tap(at: CGPoint(x: 150 - 10, y: 130 - 40))
    #expect(abs(place.x - 30) < 0.001)
    #expect(abs(place.y - 35) < 0.001)
  }

  @Test func `a long press is over as soon as its time has passed`() async throws {
    let screen = square {
      $0.onLongPressGesture(minimumDuration: 1) {
        log.add("done")
      } onPressingChanged: {
        log.add($0 ? "pressed" : "left")
      }
    }
    try screen.longPress("square", for: .seconds(0.9))
    #expect(log.take() == ["pressed", "left"])
    try screen.longPress("square", for: .seconds(1))
    #expect(log.take() == ["pressed", "done", "left"])
    await screen.close()
  }

  @Test func `a finger that moves away presses no longer`() throws {
    let screen = square {
      $0.onLongPressGesture(maximumDistance: 5) { log.add("done") }
        .frame(width: 120)
    }
    #expect(throws: ScreenError.self) {
      try screen.drag("square", by: CGSize(width: 6, height: 0), steps: 12)
    }
    #expect(log.take() == [])
    try screen.drag("square", by: CGSize(width: 5, height: 0), steps: 60)
    #expect(log.take() == ["done"])
  }

  @Test func `taps are counted while they follow one another soon`() throws {
    let screen = square { $0.gesture(TapGesture(count: 2).onEnded { log.add("twice") }) }
    try screen.tap("square")
    screen.clock.advance(by: .seconds(0.3))
    try screen.tap("square")
    #expect(log.take() == ["twice"])
    try screen.tap("square")
    screen.clock.advance(by: .seconds(0.4))
    try screen.tap("square")
    #expect(log.take() == [])
  }

  @Test func `a gesture of one's own is made of others, and has state`() throws {
    let screen = square { $0.gesture(Stroke(log: log)) }
    try screen.drag("square", by: CGSize(width: 30, height: 0), steps: 3)
    #expect(log.take() == ["30 after 3 steps"])
    try screen.drag("square", by: CGSize(width: 20, height: 0), steps: 2)
    #expect(log.take() == ["20 after 5 steps"])
  }

  @Test func `two fingers stretch and turn`() throws {
    let screen = square {
      $0.gesture(
        MagnifyGesture()
          .onChanged { log.add("\($0.magnification)") }
          .onEnded { log.add("\($0.magnification) at \($0.startAnchor.x), \($0.startLocation.y)") }
          .simultaneously(with: RotateGesture().onEnded { log.add("\($0.rotation.degrees)") }))
    }
    try screen.magnify("square", by: 2, steps: 2)
    #expect(log.take() == ["1.5", "2.0", "2.0 at 0.5, 50.0"])
    try screen.rotate("square", by: .degrees(90), steps: 2)
    #expect(log.take() == ["90.0"])
  }

  @Test func `the older gestures of two fingers tell one number`() throws {
    let screen = square {
      $0.gesture(MagnificationGesture().onEnded { log.add("\($0)") })
        .simultaneousGesture(RotationGesture().onEnded { log.add("\($0.degrees)") })
    }
    try screen.magnify("square", by: 0.5, steps: 2)
    try screen.rotate("square", by: .degrees(-45), steps: 2)
    #expect(log.take() == ["0.5", "-45.0"])
  }

  @Test func `a pointer comes, moves and leaves`() throws {
    let screen = square {
      $0.onHover { log.add($0 ? "in" : "out") }
        .onContinuousHover {
          if case .active(let place) = $0 {
            log.add("\(place.x), \(place.y)")
          } else {
            log.add("gone")
          }
        }
    }
    try screen.hover("square")
    try screen.hover("square")
    #expect(log.take() == ["in", "50.0, 50.0", "50.0, 50.0"])
    screen.stopHovering()
    #expect(log.take() == ["out", "gone"])
  }
}

/// A drag that counts its steps.
private struct Stroke: Gesture {
  let log: GestureLog
  @State private var steps = 0

  var body: some Gesture<DragGesture.Value> {
    DragGesture()
      .onChanged { _ in steps += 1 }
      .onEnded { log.add("\(Int($0.translation.width)) after \(steps) steps") }
  }
}
