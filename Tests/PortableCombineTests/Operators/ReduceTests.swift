import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}

struct ReduceTests {
  @Test func `all values make one, which is sent at the end`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    _ = source.reduce("0") { "\($0)+\($1)" }.record(demand: .max(1), in: talk) { _ in .max(1) }

    #expect(source.send(1) == .none)
    #expect(source.send(2) == .none)
    source.send(completion: .finished)

    #expect(
      talk.lines == [
        "subscription Reduce", "upstream: request unlimited", "value 0+1+2", "finished",
      ])
  }

  @Test func `no value at all makes the initial one`() {
    let source = Source<Int, Never>()
    let recorder = source.reduce(7, +).record()
    source.send(completion: .finished)

    #expect(recorder.values == [7])
  }

  @Test func `a failure drops what was made so far`() {
    let source = Source<Int, Broken>()
    let recorder = source.reduce(0, +).record()
    source.send(1)
    source.send(completion: .failure(Broken()))

    #expect(recorder.values.isEmpty)
    #expect(recorder.completion == .failure(Broken()))
  }

  @Test func `an error thrown fails the stream`() {
    let talk = Conversation()
    let source = Source<Int, Never>(in: talk)
    _ = source.tryReduce(0) { if $1 == 2 { throw Broken() } else { $0 + $1 } }.record(in: talk)
    for value in 1...3 { source.send(value) }
    source.send(completion: .finished)

    #expect(
      talk.lines == [
        "subscription TryReduce", "upstream: request unlimited", "upstream: cancel",
        "failure Broken()",
      ])
  }

  @Test func `a closure that does not throw makes the same of all`() {
    let source = Source<Int, Never>()
    let recorder = source.tryReduce(0) { $0 + $1 }.record()
    for value in 1...3 { source.send(value) }
    source.send(completion: .finished)

    #expect(recorder.values == [6])
  }
}
