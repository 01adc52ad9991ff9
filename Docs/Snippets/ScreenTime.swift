// A view that waits, and the test in which no time passes.

import PortableUI
import ViewTesting

// snippet.view
struct HintView: View {
  @Environment(\.clock) private var clock
  @State private var isShown = true

  var body: some View {
    VStack {
      Text("Welcome")
      if isShown { Text("Drag to look around") }
    }
    .task {
      try? await clock.sleep(for: .seconds(3))
      isShown = false
    }
  }
}
// snippet.end

// snippet.test
let screen = Screen(HintView())
await screen.settle()
precondition(screen.exists("Drag to look around"))
screen.clock.advance(by: .seconds(3))
await screen.settle()
precondition(screen.texts == ["Welcome"])
// snippet.end

// snippet.model
struct RetryPolicy {
  var clock: any Clock<Duration> = ContinuousClock()

  func load<Value>(_ attempt: () async throws -> Value) async throws -> Value {
    do {
      return try await attempt()
    } catch {
      try await clock.sleep(for: .seconds(1))
      return try await attempt()
    }
  }
}

let clock = TestScheduler()
let policy = RetryPolicy(clock: clock)
// snippet.end
_ = policy

await screen.close()
