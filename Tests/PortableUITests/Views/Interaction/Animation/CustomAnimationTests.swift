import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// Animations that a program works out by itself, and what changes carry.
@MainActor
struct CustomAnimationTests {
  private func place(_ inspector: Inspector) -> Double {
    inspector.only(\.fill)!.element.frame.minX
  }

  private func places(_ animation: Animation, at times: [Double]) throws -> [Double] {
    let inspector = Inspector(Bar(animation: animation), animations: .on)
    try inspector.screen.tap("Go")
    return times.map { time in
      inspector.screen.clock.advance(to: VirtualTime(sinceStart: .seconds(time)))
      return place(inspector)
    }
  }

  @Test func `it is asked for each picture until it is over`() throws {
    let inspector = Inspector(Bar(animation: Animation(Steps())), animations: .on)
    try inspector.screen.tap("Go")
    for (time, expected) in [(0.2, 0.0), (0.3, 25), (0.6, 50), (0.9, 75), (1, 100)] {
      inspector.screen.clock.advance(to: VirtualTime(sinceStart: .seconds(time)))
      #expect(place(inspector) == expected)
    }
    #expect(inspector.screen.clock.pendingCount == 0)
  }

  @Test func `other words hold for it too`() throws {
    #expect(try places(Animation(Steps()).delay(1), at: [0.9, 1.3, 2]) == [0, 25, 100])
    #expect(try places(Animation(Steps()).speed(2), at: [0.15, 0.5]) == [25, 100])
    let twice = Animation(Steps()).repeatCount(2, autoreverses: false)
    #expect(try places(twice, at: [0.3, 1.4, 2.1]) == [25, 25, 100])
    #expect(Animation(Steps()) == Animation(Steps()))
    #expect(Animation(Steps()) != Animation(Endless()))
  }

  @Test func `it keeps what it wants to know, and another may go on with that`() throws {
    let inspector = Inspector(Bar(animation: Animation(Counting())), animations: .on)
    try inspector.screen.tap("Go")
    for _ in 0..<5 { inspector.screen.clock.advance(by: .seconds(1.0 / 60)) }
    let before = place(inspector)
    #expect(before > 0)
    try inspector.screen.tap("Go")
    #expect(place(inspector) == before)
    inspector.screen.clock.advance(by: .seconds(1.0 / 60))
    // The count of pictures goes on, so a good part of the way back is done in the first.
    #expect(place(inspector) < before - 5)
  }

  @Test func `whoever waits is told when it looks done`() throws {
    let inspector = Inspector(Bar(animation: Animation(Endless())), animations: .on)
    try inspector.screen.tap("Go")
    inspector.screen.clock.advance(by: .seconds(0.4))
    #expect(!inspector.screen.exists("done"))
    inspector.screen.clock.advance(by: .seconds(0.2))
    #expect(inspector.screen.exists("done"))
    #expect(inspector.screen.clock.pendingCount == 1)
    let late = Inspector(
      Bar(animation: .linear(duration: 1).logicallyComplete(after: 0.3)), animations: .on)
    try late.screen.tap("Go")
    late.screen.clock.advance(by: .seconds(0.35))
    #expect(late.screen.exists("done"))
    #expect(abs(place(late) - 35) < 2)
  }

  @Test func `numbers that are none end it`() throws {
    let inspector = Inspector(Bar(animation: Animation(Lost())), animations: .on)
    try inspector.screen.tap("Go")
    inspector.screen.clock.advance(by: .seconds(0.1))
    #expect(place(inspector) == 100)
    #expect(inspector.screen.clock.pendingCount == 0)
  }

  @Test func `springs and curves of one's own are animations`() throws {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let found = try places(.spring(spring), at: [0.1, 0.3])
    for (place, time) in zip(found, [0.1, 0.3]) {
      #expect(abs(place - spring.value(target: 100, time: time)) < 2)
    }
    let curve = try places(.timingCurve(.circularEaseIn, duration: 1), at: [0.6, 1])
    #expect(abs(curve[0] - 20) < 1 && curve[1] == 100)
  }
}

private struct Bar: View {
  let animation: Animation
  @State private var isAway = false
  @State private var isDone = false

  var body: some View {
    VStack(alignment: .leading) {
      Color.red.frame(width: 10, height: 10).offset(x: isAway ? 100 : 0)
      Text(isDone ? "done" : "begun")
      Button("Go") {
        withAnimation(animation) {
          isAway.toggle()
        } completion: {
          isDone = true
        }
      }
    }
    .frame(width: 390, alignment: .leading)
  }
}

private struct Steps: CustomAnimation {
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < 1 else { return nil }
    var part = value
    part.scale(by: (time * 4).rounded(.down) / 4)
    return part
  }
}

private struct Endless: CustomAnimation {
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    context.isLogicallyComplete = time > 0.5
    var part = value
    part.scale(by: min(1, time))
    return part
  }
}

private struct Lost: CustomAnimation {
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var part = value
    part.scale(by: .nan)
    return part
  }
}

private struct Counting: CustomAnimation {
  private struct Count<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Int { 0 }
  }

  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time > 0 { context.state[Count<V>.self] += 1 }
    let count = context.state[Count<V>.self]
    var part = value
    part.scale(by: time > 0 ? Double(count) / 20 : 0)
    return count < 20 ? part : nil
  }

  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { true }
}
