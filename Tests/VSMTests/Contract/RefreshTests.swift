import Testing
import VSM

// MARK: Refreshing

extension GuaranteeTests {
  @Test func `a refresh ends when its states are there (G3)`() async {
    let container = StateContainer(state: "idle")
    await container.refresh { await Model().answer() }
    #expect(container.state == "answer")
    await container.refresh(StateSequence({ "loading" }, { await Model().answer() }))
    #expect(container.state == "answer")
  }

  @Test func `a newer observe ends a refresh, and a cancelled refresh lands nothing (G3)`() async {
    let container = StateContainer(state: "idle")
    let gate = Gate()
    let first = Task {
      await container.refresh {
        await gate.pass()
        return "stale"
      }
    }
    await settle()
    container.observe("new")
    await first.value

    let late = Gate()
    let second = Task {
      await container.refresh {
        await late.pass()
        return "stale"
      }
    }
    await settle()
    second.cancel()
    late.open()
    await second.value
    gate.open()
    await settle()
    #expect(container.state == "new")
  }
}
