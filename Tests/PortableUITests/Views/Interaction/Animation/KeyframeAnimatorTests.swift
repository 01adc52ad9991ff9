import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// Views of values that change by keyframes, and when they stop.
@MainActor
struct KeyframeAnimatorTests {
  private func width(_ inspector: Inspector) -> Double? {
    inspector.only(\.shape)?.element.frame.size.width
  }

  private func advance(_ inspector: Inspector, by seconds: Double) {
    inspector.screen.clock.advance(by: .seconds(seconds))
  }

  @Test func `without a trigger it goes round, and asks no body of what is around`() async {
    let inspector = Inspector(Round(), animations: .on)
    #expect(width(inspector) == 10)
    advance(inspector, by: 1.0 / 60)
    for _ in 0..<2 {
      advance(inspector, by: 0.5)
      #expect(width(inspector) == 20)
      advance(inspector, by: 1)
      #expect(width(inspector) == 20)
      advance(inspector, by: 0.5)
    }
    #expect(inspector.screen.bodyCount(of: Round.self) == 1)
    await inspector.screen.close()
  }

  @Test func `a trigger goes from what is shown, once, and leaves nothing`() async throws {
    let inspector = Inspector(Triggered(), animations: .on)
    advance(inspector, by: 5)
    #expect(width(inspector) == 10)
    try inspector.screen.tap("Go")
    advance(inspector, by: 1.0 / 60)
    advance(inspector, by: 0.5)
    #expect(width(inspector) == 15)
    // Turned on the way.
    try inspector.screen.tap("Go")
    advance(inspector, by: 1.0 / 60)
    #expect(abs((width(inspector) ?? 0) - 15) < 0.5)
    advance(inspector, by: 0.5)
    #expect(abs((width(inspector) ?? 0) - 17.5) < 0.5)
    advance(inspector, by: 2)
    #expect(width(inspector) == 30)
    #expect(inspector.screen.clock.pendingCount == 0)
    await inspector.screen.close()
  }

  @Test func `without motion it stays, or has arrived`() throws {
    let still = Inspector(Round())
    advance(still, by: 3)
    #expect(width(still) == 10)
    let triggered = Inspector(Triggered())
    try triggered.screen.tap("Go")
    advance(triggered, by: 0.1)
    #expect(width(triggered) == 30)
    #expect(still.screen.clock.pendingCount + triggered.screen.clock.pendingCount == 0)
  }

  @Test func `what animates around it does not slow it down`() {
    let inspector = Inspector(Round().animation(.linear(duration: 9)), animations: .on)
    advance(inspector, by: 1.0 / 60)
    advance(inspector, by: 0.5)
    #expect(width(inspector) == 20)
  }

  @Test func `the modifier shows the view itself`() async throws {
    let inspector = Inspector(
      Text("Hit").keyframeAnimator(initialValue: 0.0) { content, angle in
        content.rotationEffect(.radians(angle))
      } keyframes: { _ in
        LinearKeyframe(1.0, duration: 1)
      }, animations: .on)
    advance(inspector, by: 1.0 / 60)
    advance(inspector, by: 0.5)
    let turn = inspector.contents.compactMap { $0.layer?.looks.rotation?.radians }.first
    #expect(abs((turn ?? 0) - 0.5) < 1e-9)
    #expect(inspector.screen.exists("Hit"))
    await inspector.screen.close()
    #expect(inspector.screen.clock.pendingCount == 0)
  }

  @Test func `keyframes that take no time do not hang`() async {
    let inspector = Inspector(
      KeyframeAnimator(initialValue: 1.0) {
        Rectangle().frame(width: $0)
      } keyframes: { _ in
        MoveKeyframe(.nan)
        MoveKeyframe(7)
      }, animations: .on)
    advance(inspector, by: 1)
    #expect(width(inspector) == 7)
    #expect(inspector.screen.clock.pendingCount == 0)
    await inspector.screen.close()
  }
}

private struct Round: View {
  var body: some View {
    KeyframeAnimator(initialValue: 10.0) { width in
      Rectangle().frame(width: width, height: 10)
    } keyframes: { start in
      LinearKeyframe(start + 20, duration: 1)
      LinearKeyframe(start, duration: 1)
    }
  }
}

private struct Triggered: View {
  @State private var count = 0

  var body: some View {
    VStack {
      KeyframeAnimator(initialValue: 10.0, trigger: count) { width in
        Rectangle().frame(width: width, height: 10)
      } keyframes: { _ in
        LinearKeyframe(20.0, duration: 1)
        LinearKeyframe(30.0, duration: 1)
      }
      Button("Go") { count += 1 }
    }
  }
}
