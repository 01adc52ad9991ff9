import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}

struct ContainsTests {
  @Test func `the value looked for cancels the upstream and returns true`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    let recorder = source.contains(2).record(demand: .max(1), in: talk)
    for value in 1...3 { #expect(source.send(value) == .none) }
    source.send(completion: .failure(Broken()))

    #expect(
      talk.lines == [
        "subscription Contains", "upstream: request unlimited", "upstream: cancel", "value true",
        "finished",
      ])
    #expect(recorder.completionCount == 1)
  }

  @Test func `a stream without the value answers false at the end`() {
    let source = Source<Int, Broken>()
    let recorder = source.contains(2).record()
    source.send(1)
    source.send(completion: .finished)

    #expect(recorder.values == [false])
    #expect(recorder.completion == .finished)
  }

  @Test func `two are equal when their upstreams and values are`() {
    #expect(
      Publishers.Contains(upstream: Just(1), output: 2)
        == Publishers.Contains(upstream: Just(1), output: 2))
    #expect(
      Publishers.Contains(upstream: Just(1), output: 2)
        != Publishers.Contains(upstream: Just(1), output: 3))
  }

  @Test func `a value accepted cancels the upstream and returns true`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    _ = source.contains { $0 > 1 }.record(in: talk)
    for value in 1...3 { source.send(value) }

    #expect(
      talk.lines == [
        "subscription ContainsWhere", "upstream: request unlimited", "upstream: cancel",
        "value true", "finished",
      ])
  }

  @Test func `a stream without a value accepted answers false, and a failure passes`() {
    let source = Source<Int, Broken>()
    let finished = source.contains { $0 > 1 }.record()
    source.send(completion: .finished)
    let failed = source.contains { $0 > 1 }.record()
    source.send(completion: .failure(Broken()))

    #expect(finished.values == [false])
    #expect(failed.values.isEmpty)
    #expect(failed.completion == .failure(Broken()))
  }

  @Test func `an error thrown fails the stream`() {
    let talk = Conversation()
    let source = Source<Int, Never>(in: talk)
    _ = source.tryContains { if $0 == 2 { throw Broken() } else { false } }.record(in: talk)
    for value in 1...3 { source.send(value) }

    #expect(
      talk.lines == [
        "subscription TryContainsWhere", "upstream: request unlimited", "upstream: cancel",
        "failure Broken()",
      ])
  }
}

struct AllSatisfyTests {
  @Test func `a value refused cancels the upstream and returns false`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    _ = source.allSatisfy { $0 < 2 }.record(demand: .max(1), in: talk)
    for value in 1...3 { #expect(source.send(value) == .none) }

    #expect(
      talk.lines == [
        "subscription AllSatisfy", "upstream: request unlimited", "upstream: cancel",
        "value false", "finished",
      ])
  }

  @Test func `a stream with nothing refused answers true at the end`() {
    let source = Source<Int, Broken>()
    let recorder = source.allSatisfy { $0 < 2 }.record()
    source.send(1)
    source.send(completion: .finished)

    #expect(recorder.values == [true])
  }

  @Test func `an error thrown fails the stream`() {
    let talk = Conversation()
    let source = Source<Int, Never>(in: talk)
    _ = source.tryAllSatisfy { if $0 == 2 { throw Broken() } else { true } }.record(in: talk)
    for value in 1...3 { source.send(value) }

    #expect(
      talk.lines == [
        "subscription TryAllSatisfy", "upstream: request unlimited", "upstream: cancel",
        "failure Broken()",
      ])
  }
}
