import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}

struct ScanTests {
  @Test func `each value sends the result so far, and demand passes through`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    let recorder = source.scan("0") { "\($0)+\($1)" }
      .record(demand: .max(1), in: talk) { _ in .max(1) }

    #expect(source.send(1) == .max(1))
    #expect(source.send(2) == .max(1))
    recorder.request(.max(5))
    source.send(completion: .failure(Broken()))

    #expect(
      talk.lines == [
        "subscription Scan", "upstream: request max(1)", "value 0+1", "value 0+1+2",
        "upstream: request max(5)", "failure Broken()",
      ])
  }

  @Test func `each subscriber has a result of its own`() {
    let subject = PassthroughSubject<Int, Never>()
    let sums = subject.scan(0, +)
    let first = sums.record()
    subject.send(1)
    let second = sums.record()
    subject.send(2)

    #expect(first.values == [1, 3])
    #expect(second.values == [2])
  }

  @Test func `an error thrown fails the stream`() {
    let talk = Conversation()
    let source = Source<Int, Never>(in: talk)
    _ = source.tryScan(0) { if $1 == 3 { throw Broken() } else { $0 + $1 } }.record(in: talk)
    for value in 1...4 { source.send(value) }

    #expect(
      talk.lines == [
        "subscription TryScan", "upstream: request unlimited", "value 1", "value 3",
        "upstream: cancel", "failure Broken()",
      ])
  }
}
