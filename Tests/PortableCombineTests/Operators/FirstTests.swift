import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}

struct FirstTests {
  @Test func `the first value cancels the upstream and finishes`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    let recorder = source.first().record(demand: .max(1), in: talk)
    for value in 1...3 { #expect(source.send(value) == .none) }
    source.send(completion: .failure(Broken()))

    #expect(
      talk.lines == [
        "subscription First", "upstream: request unlimited", "upstream: cancel", "value 1",
        "finished",
      ])
    #expect(recorder.completionCount == 1)
  }

  @Test func `a value accepted cancels the upstream and finishes`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    _ = source.first { $0 > 1 }.record(in: talk)
    for value in 1...3 { source.send(value) }

    #expect(
      talk.lines == [
        "subscription First", "upstream: request unlimited", "upstream: cancel", "value 2",
        "finished",
      ])
  }

  @Test func `a stream without one finishes without one, and a failure passes`() {
    let source = Source<Int, Broken>()
    let finished = source.first { $0 > 1 }.record()
    source.send(1)
    source.send(completion: .finished)
    let failed = source.first().record()
    source.send(completion: .failure(Broken()))

    #expect(finished.values.isEmpty)
    #expect(finished.completion == .finished)
    #expect(failed.completion == .failure(Broken()))
  }

  @Test func `an error thrown fails the stream`() {
    let talk = Conversation()
    let source = Source<Int, Never>(in: talk)
    _ = source.tryFirst { if $0 == 2 { throw Broken() } else { false } }.record(in: talk)
    for value in 1...3 { source.send(value) }

    #expect(
      talk.lines == [
        "subscription TryFirst", "upstream: request unlimited", "upstream: cancel",
        "failure Broken()",
      ])
  }

  @Test func `two are equal when their upstreams are`() {
    #expect(Publishers.First(upstream: Just(1)) == Publishers.First(upstream: Just(1)))
    #expect(Publishers.First(upstream: Just(1)) != Publishers.First(upstream: Just(2)))
  }
}

struct LastTests {
  @Test func `the last value is sent at the end`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    _ = source.last().record(demand: .max(1), in: talk)
    for value in 1...3 { #expect(source.send(value) == .none) }
    source.send(completion: .finished)

    #expect(
      talk.lines == ["subscription Last", "upstream: request unlimited", "value 3", "finished"])
  }

  @Test func `the last value accepted is sent at the end`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    _ = source.last { $0 < 3 }.record(in: talk)
    for value in 1...3 { source.send(value) }
    source.send(completion: .finished)

    #expect(
      talk.lines == ["subscription Last", "upstream: request unlimited", "value 2", "finished"])
  }

  @Test func `a stream without one finishes without one, and a failure passes`() {
    let source = Source<Int, Broken>()
    let finished = source.last { $0 > 1 }.record()
    source.send(1)
    source.send(completion: .finished)
    let failed = source.last().record()
    source.send(1)
    source.send(completion: .failure(Broken()))

    #expect(finished.values.isEmpty)
    #expect(finished.completion == .finished)
    #expect(failed.values.isEmpty)
    #expect(failed.completion == .failure(Broken()))
  }

  @Test func `an error thrown fails the stream`() {
    let talk = Conversation()
    let source = Source<Int, Never>(in: talk)
    _ = source.tryLast { if $0 == 2 { throw Broken() } else { true } }.record(in: talk)
    for value in 1...3 { source.send(value) }

    #expect(
      talk.lines == [
        "subscription TryLast", "upstream: request unlimited", "upstream: cancel",
        "failure Broken()",
      ])
  }
}

struct CountTests {
  @Test func `the number of values is sent at the end`() {
    let talk = Conversation()
    let source = Source<String, Broken>(in: talk)
    _ = source.count().record(demand: .max(1), in: talk)
    for value in ["a", "b", "b"] { #expect(source.send(value) == .none) }
    source.send(completion: .finished)

    #expect(
      talk.lines == ["subscription Count", "upstream: request unlimited", "value 3", "finished"])
  }

  @Test func `no value counts zero, and a failure passes alone`() {
    let source = Source<Int, Broken>()
    let empty = source.count().record()
    source.send(completion: .finished)
    let failed = source.count().record()
    source.send(completion: .failure(Broken()))

    #expect(empty.values == [0])
    #expect(failed.values.isEmpty)
    #expect(failed.completion == .failure(Broken()))
  }
}

struct IgnoreOutputTests {
  @Test func `values are taken without limit and not sent`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    let recorder = source.ignoreOutput().record(demand: .none, in: talk)
    #expect(source.send(1) == .none)
    recorder.request(.max(3))
    source.send(completion: .finished)

    #expect(
      talk.lines == ["subscription IgnoreOutput", "upstream: request unlimited", "finished"])
  }

  @Test func `a failure passes, and a cancel reaches the upstream`() {
    let source = Source<Int, Broken>()
    let failed = source.ignoreOutput().record()
    source.send(completion: .failure(Broken()))
    source.ignoreOutput().record().cancel()

    #expect(failed.completion == .failure(Broken()))
    #expect(source.cancelCount == 1)
  }
}
