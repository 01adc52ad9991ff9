import StreamTesting
import SystemTesting
import Testing
import VSM

@MainActor
struct RefreshTests {
  let container = StateContainer(state: "start")

  @Test func `a refresh returns when its state is the state`() async {
    await container.refresh(state: { await Task.detached { "a" }.value })
    #expect(container.state == "a")
  }

  @Test func `a refresh returns when its sequence has ended`() async {
    let seen = container.didSetPublisher.dropFirst().record()
    await container.refresh(StateSequence({ "a" }, { await Task.detached { "b" }.value }))
    #expect(seen.values == ["a", "b"])
  }

  @Test func `a refresh returns when something else is observed, and is cancelled`() async {
    let gate = Gate()
    let refresh = Task {
      await container.refresh(state: {
        await gate.pass()
        return "old"
      })
    }
    #expect(await settles { gate.waitingCount == 1 })
    container.observe("new")
    await refresh.value
    #expect(gate.cancelCount == 1)
    #expect(container.state == "new")
    gate.open()
  }

  @Test func `a refresh returns when its task is cancelled, and so is the action`() async {
    let gate = Gate()
    let refresh = Task {
      await container.refresh(state: {
        await gate.pass()
        return "late"
      })
    }
    #expect(await settles { gate.waitingCount == 1 })
    refresh.cancel()
    await refresh.value
    #expect(gate.cancelCount == 1)
    gate.open()
    await settle()
    #expect(container.state == "start")
  }
}
