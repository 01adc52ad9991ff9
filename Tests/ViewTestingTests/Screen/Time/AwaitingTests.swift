import PortableCombine
import PortableUI
import Testing
import ViewTesting

/// Waiting for a fact, and living through a span of time.
@MainActor
struct AwaitingTests {
  @Test func `what holds at once is not waited for`() async {
    let screen = Screen(StepsSample())
    #expect(await screen.settle(until: { screen.exists("Step 0") }))
  }

  @Test func `what is to come is waited for, and so is what is seen for a frame`() async throws {
    let screen = Screen(StepsSample())
    try screen.tap("Go")
    var seen: [String] = []
    let isThere = await screen.settle {
      seen += screen.texts.prefix(1)
      return screen.exists("Step 3")
    }
    #expect(isThere)
    #expect(seen.first == "Step 0")
    #expect(seen.last == "Step 3")
  }

  @Test func `what does not come is not waited for when nothing goes on`() async {
    let screen = Screen(StepsSample())
    screen.patience = .seconds(600)
    #expect(await !screen.settle(until: { screen.exists("Step 4") }))
  }

  @Test func `what sleeps wakes in its turn, and sleeps again from there`() async throws {
    let screen = Screen(DozingSample())
    await live(.seconds(2.5), on: screen)
    #expect(screen.texts == ["2"])
    #expect(screen.clock.now.sinceStart == .seconds(2.5))
    await live(.seconds(0.5), on: screen)
    #expect(screen.texts == ["3"])
    await live(.seconds(60), on: screen)
    #expect(screen.texts == ["5"])
  }

  @Test func `what repeats on the clock does so as often as it should`() async {
    let screen = Screen(Text("a"))
    var count = 0
    let timer = screen.clock.schedule(after: screen.clock.now, interval: 1) { count += 1 }
    await live(.seconds(3600), on: screen)
    #expect(count == 3601)
    timer.cancel()
  }

  private func live(_ duration: Duration, on screen: Screen) async {
    await screen.live(for: duration, fileID: #fileID, filePath: #filePath, line: #line, column: 1)
  }
}

/// Goes on by itself, step by step.
private struct StepsSample: View {
  @State private var step = 0
  @State private var goes = false

  var body: some View {
    Text("Step \(step)")
    Button("Go") { goes = true }
      .task(id: goes) {
        guard goes else { return }
        for next in 1...3 {
          await Task.detached {}.value
          step = next
        }
      }
  }
}

/// Counts five seconds.
private struct DozingSample: View {
  @Environment(\.clock) private var clock
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .task {
        for _ in 0..<5 {
          try? await clock.sleep(for: .seconds(1))
          if !Task.isCancelled { count += 1 }
        }
      }
  }
}
