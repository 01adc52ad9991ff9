import PortableCombine
import PortableUI
import Testing
import ViewTesting

/// What a screen leaves behind when it goes.
@MainActor
struct LeavingTests {
  @Test func `a screen that is let go of with a timer alive says so`() {
    let keeper = Keeper()
    withKnownIssue {
      let screen = Screen(Ticking(keeper: keeper))
      keeper.start(on: screen.clock)
    } matching: { issue in
      issue.comments.first?.rawValue == """
        A screen was closed, and something of it is still alive.
          still alive: 1 timers on the screen's clock
          Fix: Cancel it when the view disappears, or let its time come: advance the clock.
        """
    }
    keeper.stop()
  }

  @Test func `a view that stops its timer, or sleeps, leaves nothing`() async {
    let keeper = Keeper()
    do {
      let screen = Screen(Ticking(keeper: keeper).onDisappear { keeper.stop() })
      keeper.start(on: screen.clock)
      await screen.settle()
      #expect(screen.clock.pendingCount == 1)
    }
    do {
      let screen = Screen(Dozing())
      await screen.settle()
      #expect(screen.clock.pendingCount == 1)
    }
  }

  @Test func `a clock that the test brought is the test's`() {
    let clock = TestScheduler()
    let ticking = clock.schedule(after: clock.now, interval: 1) {}
    do { _ = Screen(Text("a"), clock: clock) }
    #expect(clock.pendingCount == 1)
    ticking.cancel()
  }
}

@MainActor
private final class Keeper {
  private var timer: (any Cancellable)?

  func start(on clock: TestScheduler<VirtualTime, Never>) {
    timer = clock.schedule(after: clock.now, interval: 1) {}
  }

  func stop() { timer?.cancel() }
}

private struct Ticking: View {
  let keeper: Keeper

  var body: some View { Text("tick") }
}

private struct Dozing: View {
  @Environment(\.clock) private var clock

  var body: some View { Text("z").task { try? await clock.sleep(for: .seconds(60)) } }
}
