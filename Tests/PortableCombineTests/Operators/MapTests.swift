import PortableCombine
import StreamTesting
import Testing

struct MapTests {
  @Test func `each value is transformed, and everything else passes through`() {
    let talk = Conversation()
    let source = Source<Int, Never>(in: talk)
    let recorder = source.map { $0 * 10 }.record(demand: .max(2), in: talk) { _ in .max(1) }

    #expect(source.send(1) == .max(1))
    source.send(completion: .finished)

    #expect(
      talk.lines == ["subscription Source", "upstream: request max(2)", "value 10", "finished"])
    #expect(recorder.values == [10])
  }

  @Test func `a cancel reaches the upstream`() {
    let source = Source<Int, Never>()
    source.map { $0 }.record().cancel()

    #expect(source.cancelCount == 1)
  }
}

struct TryMapTests {
  struct Odd: Error, Equatable {}

  @Test func `an error thrown cancels the upstream and fails the stream`() {
    let talk = Conversation()
    let source = Source<Int, Never>(in: talk)
    let recorder = source.tryMap { if $0 % 2 == 1 { throw Odd() } else { $0 } }.record(in: talk)

    source.send(2)
    source.send(3)
    source.send(4)
    source.send(completion: .finished)

    #expect(
      talk.lines == [
        "subscription TryMap", "upstream: request unlimited", "value 2", "upstream: cancel",
        "failure Odd()",
      ])
    #expect(recorder.completionCount == 1)
  }
}
