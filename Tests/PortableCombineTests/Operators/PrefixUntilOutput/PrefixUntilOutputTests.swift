import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}

struct PrefixUntilOutputTests {
  private let talk = Conversation()
  private let values: Source<Int, Broken>
  private let other: Source<String, Never>

  init() {
    values = Source(in: talk, name: "values")
    other = Source(in: talk, name: "other")
  }

  @Test func `values pass until the other publisher sends one`() {
    _ = values.prefix(untilOutputFrom: other).record(demand: .max(2), in: talk) { _ in .max(1) }
    #expect(
      talk.drain() == [
        "other: request max(1)", "subscription PrefixUntilOutput", "values: request max(2)",
      ])
    #expect(values.send(1) == .max(1))
    #expect(other.send("now") == .none)
    values.send(2)
    values.send(completion: .finished)
    other.send("again")
    #expect(talk.drain() == ["value 1", "other: cancel", "values: cancel", "finished"])
  }

  @Test func `a completion of the other publisher changes nothing`() {
    let recorder = values.prefix(untilOutputFrom: other).record(in: talk)
    other.send(completion: .finished)
    values.send(1)
    values.send(completion: .failure(Broken()))
    #expect(recorder.values == [1] && recorder.completion == .failure(Broken()))
    #expect(other.cancelCount == 0)
  }

  @Test func `the upstream's completion cancels the other publisher`() {
    let recorder = values.prefix(untilOutputFrom: other).record(in: talk)
    _ = talk.drain()
    values.send(completion: .finished)
    #expect(talk.drain() == ["other: cancel", "finished"])
    other.send("now")
    #expect(recorder.completionCount == 1)
  }

  @Test func `a value that is there already ends it before it began`() {
    let recorder = values.prefix(untilOutputFrom: Just(1)).record(in: talk)
    #expect(talk.drain() == ["values: cancel", "subscription Empty", "finished"])
    values.send(1)
    #expect(recorder.values == [])
  }

  @Test func `a cancel reaches both`() {
    let recorder = values.prefix(untilOutputFrom: other).record(in: talk)
    _ = talk.drain()
    recorder.cancel()
    values.send(1)
    other.send("now")
    #expect(talk.drain() == ["values: cancel", "other: cancel"])
  }

  @Test func `a sink that makes the other publisher send ends it from inside`() {
    let other = other
    let recorder = values.prefix(untilOutputFrom: other).record { _ in
      other.send("now")
      return .max(1)
    }
    values.send(1)
    values.send(2)
    #expect(recorder.values == [1] && recorder.completionCount == 1)
  }
}
