import PortableUI
import Testing

@testable import ViewTesting

/// What a screen knows to be under way, and waits for.
@MainActor
struct KnownWorkTests {
  @Test func `a task may take as long as it likes`() async {
    let gate = Gate()
    let screen = patient(Screen(Gated(gate: gate)))
    let settling = Task { await screen.settle() }
    await manyTurns()
    #expect(screen.texts == ["Waiting"])
    gate.open()
    await settling.value
    #expect(screen.texts == ["Through"])
  }

  @Test func `who sleeps on the clock does not keep from waiting for others`() async {
    let gate = Gate()
    let screen = patient(
      Screen(
        VStack {
          Gated(gate: gate)
          Sleeping()
        }))
    let settling = Task { await screen.settle() }
    await manyTurns()
    gate.open()
    await settling.value
    #expect(screen.texts == ["Through", "Asleep"])
    screen.clock.advance(by: .seconds(3))
    await screen.settle()
    #expect(screen.texts == ["Through", "Awake"])
    await screen.close()
  }

  @Test func `who was woken is waited for, until it sleeps again`() async {
    let screen = Screen(Counting())
    for count in 0..<5 {
      await screen.settle()
      #expect(screen.texts == ["\(count)"])
      screen.clock.advance(by: .seconds(1))
    }
    await screen.close()
    #expect(screen.clock.pendingCount == 0)
  }

  @Test func `what is announced is waited for while others sleep`() async {
    let screen = patient(Screen(Sleeping()))
    let token = screen.graph.begin("the sum of Ledger")
    var isSettled = false
    let settling = Task {
      await screen.settle()
      isSettled = true
    }
    await manyTurns()
    #expect(!isSettled)
    screen.graph.finish(token)
    await settling.value
    #expect(isSettled)
    await screen.close()
  }

  @Test func `what begins no task leaves nothing to wait for`() async throws {
    let screen = Screen(CounterSample())
    try screen.tap("Add")
    #expect(screen.host.unfinishedTaskCount == 0)
    await screen.settle()
    #expect(screen.host.unfinishedTaskCount == 0)
    let hopping = Screen(Hopping())
    try hopping.tap("Hop")
    #expect(hopping.host.unfinishedTaskCount == 1)
    await hopping.settle()
    #expect(hopping.host.unfinishedTaskCount == 0)
  }

  @Test func `a task that a button begins has many turns`() async throws {
    let screen = Screen(Hopping())
    try screen.tap("Hop")
    await screen.settle()
    #expect(screen.texts == ["20 hops", "Hop"])
  }

  @Test func `what a test cancels gives up, and says what is running`() async {
    let gate = Gate()
    let screen = patient(Screen(Gated(gate: gate)))
    let settling = Task {
      await withKnownIssue {
        await screen.settle()
      } matching: { issue in
        issue.comments.first?.rawValue.contains("Gated") == true
      }
    }
    await manyTurns()
    settling.cancel()
    await settling.value
    gate.open()
    await screen.settle()
  }

  /// Many turns take long where a thousand other tests share the main actor, and nothing is heard of them.
  private func patient(_ screen: Screen) -> Screen {
    screen.patience = .seconds(3_600)
    return screen
  }

  /// More than those in which a screen waits for what it does not know.
  private func manyTurns() async {
    for _ in 0..<400 {
      await Task.detached {}.value
      await Task { @MainActor in }.value
    }
  }
}

/// Lets nobody through until it is opened.
@MainActor
private final class Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func pass() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for one in waiting { one.resume() }
    waiting = []
  }
}

private struct Gated: View {
  let gate: Gate
  @State private var isThrough = false

  var body: some View {
    Text(isThrough ? "Through" : "Waiting").task {
      await gate.pass()
      isThrough = true
    }
  }
}

private struct Sleeping: View {
  @Environment(\.clock) private var clock
  @State private var isAwake = false

  var body: some View {
    Text(isAwake ? "Awake" : "Asleep").task {
      try? await clock.sleep(for: .seconds(3))
      isAwake = true
    }
  }
}

private struct Counting: View {
  @Environment(\.clock) private var clock
  @State private var count = 0

  var body: some View {
    Text("\(count)").task {
      while (try? await clock.sleep(for: .seconds(1))) != nil {
        // On its way back it is seen by nobody but the screen.
        for _ in 0..<20 { await Task.detached {}.value }
        count += 1
      }
    }
  }
}

private struct Hopping: View {
  @State private var hops = 0

  var body: some View {
    VStack {
      Text("\(hops) hops")
      Button("Hop") {
        Task {
          for _ in 0..<20 { await Task.detached {}.value }
          hops = 20
        }
      }
    }
  }
}
