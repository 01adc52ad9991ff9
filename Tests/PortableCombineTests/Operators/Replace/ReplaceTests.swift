import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}

struct ReplaceNilTests {
  @Test func `nil is replaced, and the others lose their wrapping`() {
    let source = Source<Int?, Never>()
    let recorder: Recorder<Int, Never> = source.replaceNil(with: 7).record()
    source.send(1)
    source.send(nil)

    #expect(recorder.values == [1, 7])
  }
}

struct ReplaceEmptyTests {
  @Test func `a stream that finishes empty sends the replacement`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    _ = source.replaceEmpty(with: 7).record(demand: .max(1), in: talk)
    source.send(completion: .finished)

    #expect(
      talk.lines == [
        "subscription ReplaceEmpty", "upstream: request max(1)", "value 7", "finished",
      ])
  }

  @Test func `the replacement waits until it is wanted`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    let recorder = source.replaceEmpty(with: 7).record(demand: .none, in: talk)
    source.send(completion: .finished)
    source.send(completion: .failure(Broken()))
    #expect(talk.drain() == ["subscription ReplaceEmpty"])

    recorder.request(.none)
    #expect(talk.drain() == [])

    recorder.request(.max(1))
    recorder.request(.max(1))
    #expect(talk.drain() == ["value 7", "finished"])
  }

  @Test func `a cancelled stream sends no replacement`() {
    let source = Source<Int, Broken>()
    let recorder = source.replaceEmpty(with: 7).record(demand: .none)
    source.send(completion: .finished)
    recorder.cancel()
    recorder.request(.max(1))

    #expect(recorder.values.isEmpty)
    #expect(recorder.completion == nil)
  }

  @Test func `a cancel while the replacement is delivered holds the completion back`() {
    let source = Source<Int, Broken>()
    var cancel: () -> Void = {}
    let recorder = source.replaceEmpty(with: 7).record { _ in
      cancel()
      return .none
    }
    cancel = recorder.cancel
    source.send(completion: .finished)

    #expect(recorder.values == [7])
    #expect(recorder.completion == nil)
  }

  @Test func `a stream with a value, or a failure, passes unchanged`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    let filled = source.replaceEmpty(with: 7).record(demand: .max(1), in: talk) { _ in .max(2) }
    #expect(source.send(1) == .max(2))
    source.send(completion: .finished)
    let failed = source.replaceEmpty(with: 7).record()
    source.send(completion: .failure(Broken()))

    #expect(filled.values == [1])
    #expect(filled.completion == .finished)
    #expect(failed.values.isEmpty)
    #expect(failed.completion == .failure(Broken()))
  }

  @Test func `two are equal when their upstreams and replacements are`() {
    #expect(
      Publishers.ReplaceEmpty(upstream: Just(1), output: 2)
        == Publishers.ReplaceEmpty(upstream: Just(1), output: 2))
    #expect(
      Publishers.ReplaceEmpty(upstream: Just(1), output: 2)
        != Publishers.ReplaceEmpty(upstream: Just(1), output: 3))
  }
}

struct ReplaceErrorTests {
  @Test func `a failure is replaced by a value and a finish`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    _ = source.replaceError(with: 7).record(demand: .max(2), in: talk)
    #expect(source.send(1) == .none)
    source.send(completion: .failure(Broken()))

    #expect(
      talk.lines == [
        "subscription ReplaceError", "upstream: request max(2)", "value 1", "value 7", "finished",
      ])
  }

  @Test func `the replacement waits until another value is wanted`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    let recorder = source.replaceError(with: 7).record(demand: .max(1), in: talk)
    source.send(1)
    source.send(completion: .failure(Broken()))
    source.send(2)
    #expect(
      talk.drain() == ["subscription ReplaceError", "upstream: request max(1)", "value 1"])

    recorder.request(.max(1))
    #expect(talk.drain() == ["value 7", "finished"])
  }

  @Test func `what a value is answered with counts as wanted`() {
    let source = Source<Int, Broken>()
    let recorder = source.replaceError(with: 7).record(demand: .max(1)) { _ in .max(1) }
    #expect(source.send(1) == .max(1))
    source.send(completion: .failure(Broken()))

    #expect(recorder.values == [1, 7])
  }

  @Test func `a failure while a value is delivered waits for the answer to that value`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    _ = source.replaceError(with: 7).record(demand: .max(1), in: talk) { value in
      if value == 1 { source.send(completion: .failure(Broken())) }
      return value == 1 ? .max(1) : .none
    }
    source.send(1)

    #expect(
      talk.lines == [
        "subscription ReplaceError", "upstream: request max(1)", "value 1", "value 7", "finished",
      ])
  }

  @Test func `a stream that wants everything is not counted`() {
    let source = Source<Int, Broken>()
    let recorder = source.replaceError(with: 7).record()
    for value in 1...3 { source.send(value) }
    source.send(completion: .failure(Broken()))

    #expect(recorder.values == [1, 2, 3, 7])
    #expect(recorder.completion == .finished)
  }

  @Test func `a finish passes, even of an empty stream`() {
    let source = Source<Int, Broken>()
    let recorder = source.replaceError(with: 7).record()
    source.send(completion: .finished)

    #expect(recorder.values.isEmpty)
    #expect(recorder.completion == .finished)
  }

  @Test func `two are equal when their upstreams and replacements are`() {
    #expect(
      Publishers.ReplaceError(upstream: Just(1), output: 2)
        == Publishers.ReplaceError(upstream: Just(1), output: 2))
    #expect(
      Publishers.ReplaceError(upstream: Just(1), output: 2)
        != Publishers.ReplaceError(upstream: Just(1), output: 3))
  }
}
