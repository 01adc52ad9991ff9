import PortableUI
import Testing

@MainActor struct DecodingGateTests {
  private let gate = DecodingGate(width: 2)
  private let entered = AsyncStream.makeStream(of: Int.self)

  /// Somebody who enters, says so, and stays until cancelled.
  private func visitor(_ number: Int) -> Task<Void, any Error> {
    Task {
      try await gate.pass {
        entered.continuation.yield(number)
        for await _ in AsyncStream<Void>.makeStream().stream {}
      }
    }
  }

  private func next() async -> Int? {
    for await number in entered.stream { return number }
    return nil
  }

  @Test func `so many are inside at once, and the others come in their order`() async {
    let visitors = (1...4).map { visitor($0) }
    #expect(await next() == 1)
    #expect(await next() == 2)
    #expect(gate.waitingCount == 2)
    visitors[1].cancel()
    #expect(await next() == 3)
    visitors[0].cancel()
    #expect(await next() == 4)
    #expect(gate.waitingCount == 0)
    for visitor in visitors { visitor.cancel() }
  }

  @Test func `who is cancelled does not wait any more`() async {
    let visitors = (1...4).map { visitor($0) }
    #expect(await next() == 1)
    #expect(await next() == 2)
    visitors[2].cancel()
    await #expect(throws: CancellationError.self) { try await visitors[2].value }
    visitors[0].cancel()
    #expect(await next() == 4)
    for visitor in visitors { visitor.cancel() }
  }

  @Test func `who is done makes room, however it ends`() async throws {
    struct Failure: Error {}
    for _ in 0..<3 {
      await #expect(throws: Failure.self) { try await gate.pass { throw Failure() } }
    }
    #expect(try await gate.pass { 7 } == 7)
  }
}
