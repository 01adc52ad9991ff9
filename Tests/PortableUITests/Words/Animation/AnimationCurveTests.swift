import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// Animations as what they are for: a bar whose left side goes from 0 to 100.
@MainActor struct AnimationCurveTests {
  private struct Bar: View {
    let animation: Animation
    @State private var isAway = false

    var body: some View {
      VStack(alignment: .leading) {
        Color.red.frame(width: 10, height: 10).offset(x: isAway ? 100 : 0)
          .accessibilityIdentifier("bar")
        Button("Go") { withAnimation(animation) { isAway.toggle() } }
      }
      .frame(width: 390, alignment: .leading)
    }
  }

  /// Where the bar is at each of these times after it has set off.
  private func places(_ animation: Animation, at times: [Double]) throws -> [Double] {
    let inspector = Inspector(Bar(animation: animation), animations: .on)
    try inspector.screen.tap("Go")
    return times.map { time in
      inspector.screen.clock.advance(to: VirtualTime(sinceStart: .seconds(time)))
      return inspector.only(\.fill)!.element.frame.minX
    }
  }

  private func expect(
    _ animation: Animation, at times: [Double], _ places: [Double], within: Double = 0.05,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try self.places(animation, at: times)
    for (place, expected) in zip(found, places) {
      #expect(abs(place - expected) <= within, "\(found)", sourceLocation: sourceLocation)
    }
  }

  @Test func `linear is as fast all the time`() throws {
    try expect(.linear(duration: 2), at: [0, 0.5, 1, 1.9, 2, 3], [0, 25, 50, 95, 100, 100])
  }

  @Test func `easing is slow at the ends it says`() throws {
    try expect(.easeInOut(duration: 1), at: [0.25, 0.5, 0.75], [12.9, 50, 87.1])
    try expect(.easeIn(duration: 1), at: [0.5], [31.5])
    try expect(.easeOut(duration: 1), at: [0.5], [68.5])
    try expect(.timingCurve(0, 1, 1, 0, duration: 1), at: [0.5], [50])
  }

  @Test func `a curve may go beyond its end, and begin upright`() throws {
    let places = try places(.timingCurve(0, 1.5, 0.2, 1.5, duration: 1), at: [0.001, 0.2, 1])
    #expect(places[0] > 5 && places[1] > 110 && places[2] == 100)
  }

  /// The spring's own law, followed in steps so small that nothing is lost.
  private func spring(response: Double, damping: Double, speed: Double, at time: Double) -> Double {
    let frequency = 2 * Double.pi / response
    var (place, speed) = (0.0, speed)
    let step = 0.00002
    for _ in 0..<Int(time / step) {
      let force = frequency * frequency * (100 - place) - 2 * damping * frequency * speed
      speed += force * step
      place += speed * step
    }
    return place
  }

  @Test(arguments: [0.3, 0.825, 1, 1.7])
  func `a spring follows its law`(damping: Double) throws {
    let times = [0.05, 0.1, 0.2, 0.4, 0.6]
    try expect(
      .spring(response: 0.5, dampingFraction: damping), at: times,
      times.map { spring(response: 0.5, damping: damping, speed: 0, at: $0) }, within: 0.2)
  }

  @Test func `a spring by its physics is the same spring`() throws {
    let frequency = 2 * Double.pi / 0.5
    let times = [0.1, 0.3]
    try expect(
      .interpolatingSpring(
        mass: 2, stiffness: 2 * frequency * frequency, damping: 2 * 2 * 0.4 * frequency,
        initialVelocity: 3), at: times,
      times.map { spring(response: 0.5, damping: 0.4, speed: 300, at: $0) }, within: 0.2)
    try expect(
      .spring(duration: 0.5, bounce: 0.3), at: times,
      times.map { spring(response: 0.5, damping: 0.7, speed: 0, at: $0) }, within: 0.2)
  }

  @Test func `bouncy swings, smooth does not, and both come to rest`() throws {
    let times = Array(stride(from: 0.0, through: 3, by: 0.02))
    #expect(try places(.bouncy, at: times).max()! > 102)
    #expect(try places(.snappy, at: times).max()! > 100)
    #expect(try places(.smooth, at: times).max()! <= 100)
    #expect(try places(.default, at: times).max()! <= 100)
    for animation in [Animation.bouncy, .snappy, .smooth, .default, .spring, .interactiveSpring()] {
      #expect(try places(animation, at: [3]) == [100])
    }
  }

  @Test func `a delay is waited for, and a speed is kept`() throws {
    try expect(.linear(duration: 1).delay(1), at: [0.5, 1, 1.5, 2], [0, 0, 50, 100])
    try expect(.linear(duration: 1).speed(2), at: [0.25, 0.5], [50, 100])
    try expect(.linear(duration: 1).delay(1).speed(2), at: [0.5, 0.75, 1], [0, 50, 100])
    try expect(.linear(duration: 1).speed(2).delay(1), at: [1, 1.25, 1.5], [0, 50, 100])
  }

  @Test func `repeating goes back and forth, and ends at the end`() throws {
    let times = [0.25, 0.75, 1.25, 1.75, 2.25, 2.75, 3]
    try expect(
      .linear(duration: 1).repeatCount(3), at: times, [25, 75, 75, 25, 25, 75, 100])
    try expect(
      .linear(duration: 1).repeatCount(3, autoreverses: false), at: times,
      [25, 75, 25, 75, 25, 75, 100])
    try expect(.linear(duration: 1).repeatCount(2), at: [1.5, 1.9, 2], [50, 10, 100])
    try expect(.linear(duration: 1).repeatForever(), at: [0.5, 999.25, 1000.25], [50, 75, 25])
  }

  @Test func `animations are values`() {
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.easeIn != .easeOut)
    #expect(Animation.bouncy == .bouncy(duration: 0.5, extraBounce: 0))
    #expect(Set([Animation.linear, .linear, .linear.delay(1)]).count == 2)
  }
}
