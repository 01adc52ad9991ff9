import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

/// How views go from phase to phase, and when they stop.
@MainActor
struct PhaseAnimatorTests {
  private func width(_ inspector: Inspector) -> Double? {
    inspector.only(\.shape)?.element.frame.size.width
  }

  private func advance(_ inspector: Inspector, by seconds: Double) {
    inspector.screen.clock.advance(by: .seconds(seconds))
  }

  @Test func `without a trigger the phases go round, each as long as its animation`() {
    let inspector = Inspector(Pulse(), animations: .on)
    #expect(width(inspector) == 10)
    // The first picture begins the way to the second phase.
    advance(inspector, by: 1.0 / 60)
    advance(inspector, by: 0.5)
    #expect(width(inspector) == 15)
    advance(inspector, by: 0.5)
    advance(inspector, by: 1)
    #expect(abs((width(inspector) ?? 0) - 30) < 1)
    advance(inspector, by: 2)
    #expect(abs((width(inspector) ?? 0) - 20) < 2)
    #expect(inspector.screen.bodyCount(of: Pulse.self) == 1)
  }

  @Test func `a trigger goes through the phases once, and ends with the first`() async throws {
    let inspector = Inspector(Triggered(), animations: .on)
    advance(inspector, by: 5)
    #expect(width(inspector) == 10)
    for _ in 0..<2 {
      try inspector.screen.tap("Go")
      advance(inspector, by: 1.0 / 60)
      advance(inspector, by: 0.5)
      #expect(width(inspector) == 15)
      advance(inspector, by: 1)
      #expect(abs((width(inspector) ?? 0) - 25) < 1)
      advance(inspector, by: 5)
      #expect(width(inspector) == 10)
      #expect(inspector.screen.clock.pendingCount == 0)
    }
    await inspector.screen.close()
  }

  @Test func `a view that has left goes on no more`() async throws {
    let inspector = Inspector(Leaving(), animations: .on)
    advance(inspector, by: 0.5)
    #expect(inspector.screen.clock.pendingCount == 1)
    try inspector.screen.tap("Hide")
    advance(inspector, by: 1.0 / 60)
    #expect(inspector.screen.clock.pendingCount == 0)
    await inspector.screen.close()
  }

  @Test func `where nothing is seen to move it stays with the first phase`() async throws {
    let still = Inspector(Pulse())
    advance(still, by: 10)
    #expect(width(still) == 10)
    #expect(still.screen.clock.pendingCount == 0)
    let triggered = Inspector(Triggered())
    try triggered.screen.tap("Go")
    advance(triggered, by: 10)
    #expect(width(triggered) == 10)
    await still.screen.close()
  }

  @Test func `a phase without an animation is there at once`() {
    let inspector = Inspector(
      PhaseAnimator([10.0, 20, 30]) {
        Color.red.frame(width: $0)
      } animation: {
        $0 == 20 ? nil : .linear(duration: 1)
      }, animations: .on)
    func width() -> Double? {
      inspector.contents.compactMap(\.fill).isEmpty ? nil : inspector.fillWidth
    }
    advance(inspector, by: 1.0 / 60)
    #expect(width() == 20)
    advance(inspector, by: 1.0 / 60)
    advance(inspector, by: 0.5)
    #expect(width() == 25)
  }

  @Test func `two that turn at the same time move each by its own animation`() {
    let inspector = Inspector(
      VStack {
        ForEach([1.0, 2], id: \.self) { duration in
          PhaseAnimator([0.0, 100]) {
            Rectangle().frame(width: $0)
          } animation: { _ in
            .linear(duration: duration)
          }
        }
      }, animations: .on)
    advance(inspector, by: 1.0 / 60)
    advance(inspector, by: 0.5)
    let shapes = inspector.elements.filter { $0.content.shape != nil }
    #expect(shapes.map { $0.frame.size.width.rounded() } == [50, 25])
  }
}

extension Inspector {
  fileprivate var fillWidth: Double? { only(\.fill)?.element.frame.size.width }
}

private struct Pulse: View {
  var body: some View {
    PhaseAnimator([10.0, 20, 30]) { width in
      Rectangle().frame(width: width, height: 10)
    } animation: { _ in
      .linear(duration: 1)
    }
  }
}

private struct Triggered: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Rectangle().phaseAnimator([10.0, 20, 30], trigger: count) { view, width in
        view.frame(width: width, height: 10)
      } animation: { _ in
        .linear(duration: 1)
      }
      Button("Go") { count += 1 }
    }
  }
}

private struct Leaving: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown { Pulse() }
      Button("Hide") { isShown = false }
    }
  }
}
