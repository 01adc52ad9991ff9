import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}

struct OutputTests {
  @Test func `values in the range pass, and the last one ends the stream`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    _ = source.output(in: 1...2).record(demand: .max(2), in: talk) { _ in .max(4) }

    #expect(source.send(10) == .max(1))
    #expect(source.send(11) == .max(4))
    #expect(source.send(12) == .none)
    source.send(13)
    source.send(completion: .failure(Broken()))

    #expect(
      talk.lines == [
        "subscription Output", "upstream: request max(2)", "value 11", "value 12",
        "upstream: cancel", "finished",
      ])
  }

  @Test func `one position yields one value`() {
    let source = Source<Int, Never>()
    let recorder = source.output(at: 1).record()
    for value in 10...12 { source.send(value) }

    #expect(recorder.values == [11])
    #expect(recorder.completion == .finished)
    #expect(source.cancelCount == 1)
  }

  @Test func `a range without an end goes on`() {
    let source = Source<Int, Never>()
    let recorder = source.output(in: 2...).record()
    for value in 10...13 { source.send(value) }

    #expect(recorder.values == [12, 13])
    #expect(recorder.completion == nil)
  }

  @Test func `a stream too short finishes without the value`() {
    let source = Source<Int, Never>()
    let recorder = source.output(at: 3).record()
    source.send(1)
    source.send(completion: .finished)

    #expect(recorder.values.isEmpty)
    #expect(recorder.completion == .finished)
  }

  @Test func `prefix sends so many values and finishes with the last`() {
    let talk = Conversation()
    let source = Source<Int, Never>(in: talk)
    _ = source.prefix(2).record(in: talk)
    for value in 1...3 { source.send(value) }

    #expect(
      talk.lines == [
        "subscription Output", "upstream: request unlimited", "value 1", "value 2",
        "upstream: cancel", "finished",
      ])
  }

  @Test func `a prefix of none finishes as soon as it stands`() {
    let talk = Conversation()
    let source = Source<Int, Never>(in: talk)
    _ = source.prefix(0).record(in: talk)
    source.send(1)

    #expect(
      talk.lines == [
        "subscription Output", "upstream: request unlimited", "upstream: cancel", "finished",
      ])
  }

  @Test func `a subscriber that cancels at once gets no completion from a prefix of none`() {
    let talk = Conversation()
    let source = Source<Int, Never>(in: talk)
    source.prefix(0).subscribe(
      AnySubscriber(
        receiveSubscription: { $0.cancel() }, receiveCompletion: { _ in talk.note("finished") }))

    #expect(talk.lines == ["upstream: cancel"])
  }

  @Test func `two are equal when their upstreams and ranges are`() {
    #expect(
      Publishers.Output(upstream: Just(1), range: 0..<1)
        == Publishers.Output(upstream: Just(1), range: 0..<1))
    #expect(
      Publishers.Output(upstream: Just(1), range: 0..<1)
        != Publishers.Output(upstream: Just(1), range: 0..<2))
  }

  @Test func `an empty range lets no value through, though its upstream sends at once`() {
    struct Eager: Publisher {
      typealias Output = Int
      typealias Failure = Never

      func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        (1...5).publisher.receive(subscriber: subscriber)
      }
    }
    let none = Eager().prefix(0).record()
    #expect(none.values == [] && none.completion == .finished && none.completionCount == 1)
    let empty = Eager().output(in: 2..<2).record()
    #expect(empty.values == [] && empty.completion == .finished && empty.completionCount == 1)
  }

  @Test(arguments: [0..<0, 3..<3])
  func `an empty range finishes, though its upstream fails at once`(range: Range<Int>) {
    let upstream = Record<Int, Broken>(output: [1], completion: .failure(Broken()))
    let recorder = upstream.output(in: range).record()
    #expect(recorder.values == [] && recorder.completion == .finished)

    let silent = upstream.output(at: 1).output(in: range).record()
    #expect(silent.completion == .finished && silent.completionCount == 1)
  }
}
