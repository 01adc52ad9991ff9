import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}

struct CollectTests {
  @Test func `all values are sent as one array`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    _ = source.collect().record(demand: .max(1), in: talk)
    source.send(1)
    source.send(2)
    source.send(completion: .finished)

    #expect(
      talk.lines == [
        "subscription Collect", "upstream: request unlimited", "value [1, 2]", "finished",
      ])
  }

  @Test func `no values make an empty array, and a failure none`() {
    let source = Source<Int, Broken>()
    let empty = source.collect().record()
    source.send(completion: .finished)
    let failed = source.collect().record()
    source.send(1)
    source.send(completion: .failure(Broken()))

    #expect(empty.values == [[]])
    #expect(failed.values.isEmpty)
    #expect(failed.completion == .failure(Broken()))
  }

  @Test func `two are equal when their upstreams are`() {
    #expect(Publishers.Collect(upstream: Just(1)) == Publishers.Collect(upstream: Just(1)))
    #expect(Publishers.Collect(upstream: Just(1)) != Publishers.Collect(upstream: Just(2)))
  }
}

struct CollectByCountTests {
  @Test func `arrays of one length are sent, and the rest at the end`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    let recorder = source.collect(2).record(demand: .max(2), in: talk) { _ in .max(3) }

    #expect(source.send(1) == .none)
    #expect(source.send(2) == .max(6))
    #expect(source.send(3) == .none)
    recorder.request(.max(5))
    source.send(completion: .finished)
    source.send(4)

    #expect(
      talk.lines == [
        "subscription CollectByCount", "upstream: request max(4)", "value [1, 2]",
        "upstream: request max(10)", "value [3]", "finished",
      ])
    #expect(recorder.completionCount == 1)
  }

  @Test func `without a rest, only the completion is sent`() {
    let source = Source<Int, Never>()
    let recorder = source.collect(1).record()
    source.send(1)
    source.send(completion: .finished)

    #expect(source.requests == [.unlimited])
    #expect(recorder.values == [[1]])
    #expect(recorder.completion == .finished)
  }

  @Test func `a failure drops the rest`() {
    let source = Source<Int, Broken>()
    let recorder = source.collect(2).record()
    source.send(1)
    source.send(completion: .failure(Broken()))

    #expect(recorder.values.isEmpty)
    #expect(recorder.completion == .failure(Broken()))
  }

  @Test func `a cancel while the rest is delivered holds the completion back`() {
    let source = Source<Int, Never>()
    var cancel: () -> Void = {}
    let recorder = source.collect(2).record { _ in
      cancel()
      return .none
    }
    cancel = recorder.cancel
    source.send(1)
    source.send(completion: .finished)

    #expect(recorder.values == [[1]])
    #expect(recorder.completion == nil)
  }

  @Test func `a value sent while an array is delivered goes into the next one`() {
    let source = Source<Int, Never>()
    let recorder = source.collect(2).record { batch in
      if batch == [1, 2] { source.send(3) }
      return .none
    }
    for value in [1, 2, 4] { source.send(value) }

    #expect(recorder.values == [[1, 2], [3, 4]])
  }

  @Test func `two are equal when their upstreams and counts are`() {
    #expect(
      Publishers.CollectByCount(upstream: Just(1), count: 2)
        == Publishers.CollectByCount(upstream: Just(1), count: 2))
    #expect(
      Publishers.CollectByCount(upstream: Just(1), count: 2)
        != Publishers.CollectByCount(upstream: Just(1), count: 3))
  }
}
