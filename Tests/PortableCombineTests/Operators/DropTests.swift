import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}

struct DropTests {
  @Test func `the first values are left out, and demanded on top of what is wanted`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    let recorder = source.dropFirst(2).record(demand: .max(1), in: talk) { _ in .max(1) }

    #expect(source.send(1) == .none)
    #expect(source.send(2) == .none)
    #expect(source.send(3) == .max(1))
    recorder.request(.max(4))
    source.send(completion: .failure(Broken()))
    source.send(4)

    #expect(
      talk.lines == [
        "subscription Drop", "upstream: request max(3)", "value 3", "upstream: request max(4)",
        "failure Broken()",
      ])
    #expect(recorder.completionCount == 1)
  }

  @Test func `what is dropped does not wait for the subscriber`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recorder = subject.dropFirst().record(demand: .none)
    subject.send(1)
    recorder.request(.max(1))

    #expect(recorder.values == [1])
  }

  @Test func `with nothing to drop and nothing wanted, nothing is demanded`() {
    let source = Source<Int, Never>()
    let recorder = source.dropFirst(0).record(demand: .none)
    #expect(source.requests.isEmpty)

    recorder.request(.max(1))
    source.send(1)
    #expect(source.requests == [.max(1)])
    #expect(recorder.values == [1])
  }

  @Test func `a cancel while subscribing demands nothing`() {
    let source = Source<Int, Never>()
    source.dropFirst(3).subscribe(
      AnySubscriber(receiveSubscription: { $0.cancel() }))

    #expect(source.requests.isEmpty)
    #expect(source.cancelCount == 1)
  }

  @Test func `a completion before the last to be dropped passes`() {
    let source = Source<Int, Never>()
    let recorder = source.dropFirst(2).record()
    source.send(1)
    source.send(completion: .finished)

    #expect(recorder.values.isEmpty)
    #expect(recorder.completion == .finished)
  }

  @Test func `two are equal when their upstreams and counts are`() {
    #expect(
      Publishers.Drop(upstream: Just(1), count: 1) == Publishers.Drop(upstream: Just(1), count: 1))
    #expect(
      Publishers.Drop(upstream: Just(1), count: 1) != Publishers.Drop(upstream: Just(1), count: 2))
  }
}

struct DropWhileTests {
  @Test func `values are left out until one is refused, and the closure is not asked again`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    _ = source.drop {
      talk.note("asked \($0)")
      return $0 < 2
    }.record(demand: .max(1), in: talk) { _ in .max(5) }

    #expect(source.send(1) == .max(1))
    #expect(source.send(2) == .max(5))
    #expect(source.send(1) == .max(5))
    source.send(completion: .failure(Broken()))

    #expect(
      talk.lines == [
        "subscription DropWhile", "upstream: request max(1)", "asked 1", "asked 2", "value 2",
        "value 1", "failure Broken()",
      ])
  }

  @Test func `an error thrown fails the stream`() {
    let talk = Conversation()
    let source = Source<Int, Never>(in: talk)
    _ = source.tryDrop { if $0 == 2 { throw Broken() } else { true } }.record(in: talk)
    for value in 1...3 { source.send(value) }

    #expect(
      talk.lines == [
        "subscription TryDropWhile", "upstream: request unlimited", "upstream: cancel",
        "failure Broken()",
      ])
  }

  @Test func `a closure that throws no more after the first refusal is not called`() {
    let source = Source<Int, Never>()
    let recorder = source.tryDrop { if $0 == 2 { throw Broken() } else { false } }.record()
    for value in 1...3 { source.send(value) }

    #expect(recorder.values == [1, 2, 3])
  }
}
