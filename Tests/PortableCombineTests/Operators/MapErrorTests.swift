import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable { var depth = 0 }

struct MapErrorTests {
  @Test func `an error is replaced, and values pass`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    let recorder = source.mapError { Broken(depth: $0.depth + 1) }
      .record(demand: .max(1), in: talk) { _ in .max(1) }

    #expect(source.send(7) == .max(1))
    source.send(completion: .failure(Broken()))

    #expect(
      talk.lines == [
        "subscription Source", "upstream: request max(1)", "value 7", "failure Broken(depth: 1)",
      ])
    #expect(recorder.completion == .failure(Broken(depth: 1)))
  }

  @Test func `a finish passes, and a cancel reaches the upstream`() {
    let source = Source<Int, Broken>()
    let recorder = Publishers.MapError(upstream: source, { _ in Broken() }).record()
    source.send(completion: .finished)
    recorder.cancel()

    #expect(recorder.completion == .finished)
    #expect(source.cancelCount == 1)
  }
}

struct SetFailureTypeTests {
  @Test func `a stream that cannot fail passes as one that could`() {
    let talk = Conversation()
    let source = Source<Int, Never>(in: talk)
    let recorder: Recorder<Int, Broken> = source.setFailureType(to: Broken.self)
      .record(demand: .max(2), in: talk)

    #expect(source.send(7) == .none)
    source.send(completion: .finished)

    #expect(
      talk.lines == ["subscription Source", "upstream: request max(2)", "value 7", "finished"])
    #expect(recorder.completion == .finished)
  }

  @Test func `the failure type can be changed again`() {
    let again = PassthroughSubject<Int, Never>()
      .setFailureType(to: Broken.self).setFailureType(to: CancellationError.self)

    #expect(
      type(of: again)
        == Publishers.SetFailureType<PassthroughSubject<Int, Never>, CancellationError>.self)
  }

  @Test func `two are equal when their upstreams are`() {
    typealias Set = Publishers.SetFailureType<Just<Int>, Broken>
    #expect(Set(upstream: Just(1)) == Set(upstream: Just(1)))
    #expect(Set(upstream: Just(1)) != Set(upstream: Just(2)))
  }
}
