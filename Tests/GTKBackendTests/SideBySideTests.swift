import Testing

struct SideBySideTests {
  @Test(.timeLimit(.minutes(1)))
  func `who finds no turn waits for one, in the order of coming`() async throws {
    let turns = Turns(count: 2)
    await turns.take()
    await turns.take()
    #expect(await turns.waitingCount == 0)
    let third = Task { await turns.take() }
    while await turns.waitingCount < 1 { try Task.checkCancellation() }
    let fourth = Task { await turns.take() }
    while await turns.waitingCount < 2 { try Task.checkCancellation() }
    await turns.giveBack()
    await third.value
    #expect(await turns.waitingCount == 1)
    await turns.giveBack()
    await fourth.value
    #expect(await turns.waitingCount == 0)
  }

  @Test func `a turn that nobody waited for is there for the next`() async {
    let turns = Turns(count: 1)
    await turns.take()
    await turns.giveBack()
    await turns.take()
    #expect(await turns.waitingCount == 0)
  }
}
