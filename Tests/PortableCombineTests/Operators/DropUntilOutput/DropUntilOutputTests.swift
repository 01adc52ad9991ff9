import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}

struct DropUntilOutputTests {
  private let talk = Conversation()
  private let values: Source<Int, Broken>
  private let other: Source<String, Broken>

  init() {
    values = Source(in: talk, name: "values")
    other = Source(in: talk, name: "other")
  }

  @Test func `values are dropped until the other publisher sends one`() {
    let recorder = values.drop(untilOutputFrom: other).record(demand: .max(2), in: talk) { _ in
      .max(1)
    }
    #expect(
      talk.drain() == [
        "subscription DropUntilOutput", "other: request max(1)", "values: request max(2)",
      ])
    #expect(values.send(1) == .none)
    other.send("now")
    other.send("again")
    #expect(values.send(2) == .max(1))
    recorder.request(.max(4))
    values.send(completion: .finished)
    #expect(
      talk.drain() == ["other: cancel", "value 2", "values: request max(4)", "finished"])
  }

  @Test(arguments: [true, false])
  func `where the other publisher completes without a value, so does this`(fails: Bool) {
    let recorder = values.drop(untilOutputFrom: other).record()
    other.send(completion: fails ? .failure(Broken()) : .finished)
    values.send(1)
    #expect(recorder.values == [] && values.cancelCount == 1)
    #expect(recorder.completion == (fails ? .failure(Broken()) : .finished))
  }

  @Test func `once it has sent, its completion changes nothing`() {
    let recorder = values.drop(untilOutputFrom: other).record()
    other.send("now")
    other.send(completion: .failure(Broken()))
    values.send(1)
    #expect(recorder.values == [1] && recorder.completionCount == 0)
  }

  @Test func `the upstream's completion cancels the other publisher`() {
    _ = values.drop(untilOutputFrom: other).record(in: talk)
    _ = talk.drain()
    values.send(completion: .failure(Broken()))
    #expect(talk.drain() == ["other: cancel", "failure Broken()"])
  }

  @Test func `a cancel reaches both`() {
    let recorder = values.drop(untilOutputFrom: other).record(in: talk)
    _ = talk.drain()
    recorder.cancel()
    other.send("now")
    values.send(1)
    #expect(talk.drain() == ["values: cancel", "other: cancel"])
  }

  @Test func `publishers of equal parts are equal`() {
    #expect(Just(1).drop(untilOutputFrom: Just(2)) == Just(1).drop(untilOutputFrom: Just(2)))
  }
}
