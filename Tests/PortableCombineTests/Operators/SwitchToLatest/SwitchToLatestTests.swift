import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}
private final class Load {}

struct SwitchToLatestTests {
  private let talk = Conversation()
  private let outer: Source<Source<String, Broken>, Broken>
  private let inner: [Source<String, Broken>]

  init() {
    let talk = talk
    outer = Source(in: talk, name: "outer")
    inner = (0..<3).map { Source(in: talk, name: "inner \($0)") }
  }

  @Test func `a new publisher ends the former one`() {
    _ = outer.switchToLatest().record(in: talk)
    #expect(talk.drain() == ["subscription SwitchToLatest", "outer: request unlimited"])
    #expect(outer.send(inner[0]) == .none)
    inner[0].send("a")
    #expect(talk.drain() == ["inner 0: request unlimited", "value a"])
    outer.send(inner[1])
    inner[0].send("b")
    inner[0].send(completion: .failure(Broken()))
    inner[1].send("c")
    #expect(talk.drain() == ["inner 0: cancel", "inner 1: request unlimited", "value c"])
  }

  @Test func `what is still wanted is asked of the new one`() {
    let recorder = outer.switchToLatest().record(demand: .max(3), in: talk) { _ in .none }
    outer.send(inner[0])
    #expect(inner[0].send("a") == .none)
    outer.send(inner[1])
    #expect(inner[1].requests == [.max(2)])
    recorder.request(.max(5))
    #expect(inner[1].requests == [.max(2), .max(5)])
    #expect(inner[0].requests == [.max(3)])
  }

  @Test func `the answer to a value is passed to its publisher`() {
    _ = outer.switchToLatest().record(demand: .max(1)) { _ in .max(2) }
    outer.send(inner[0])
    #expect(inner[0].send("a") == .max(2))
    outer.send(inner[1])
    #expect(inner[1].requests == [.max(2)])
  }

  @Test func `the answer is asked of the one that took over meanwhile`() {
    let (outer, inner) = (outer, inner)
    _ = outer.switchToLatest().record(demand: .max(1)) { _ in
      outer.send(inner[1])
      return .max(2)
    }
    outer.send(inner[0])
    #expect(inner[0].send("a") == .none)
    #expect(inner[1].requests == [.max(2)])
  }

  @Test func `it finishes when the upstream and the latest publisher have`() {
    _ = outer.switchToLatest().record(in: talk)
    outer.send(inner[0])
    inner[0].send(completion: .finished)
    outer.send(inner[1])
    outer.send(completion: .finished)
    outer.send(inner[2])
    _ = talk.drain()
    inner[1].send("b")
    inner[1].send(completion: .finished)
    inner[1].send(completion: .finished)
    #expect(talk.drain() == ["value b", "finished"])
  }

  @Test func `without a publisher it finishes with the upstream`() {
    let recorder = outer.switchToLatest().record()
    outer.send(inner[0])
    inner[0].send(completion: .finished)
    outer.send(completion: .finished)
    #expect(recorder.completion == .finished)
  }

  @Test func `a failure of the latest publisher cancels the upstream`() {
    _ = outer.switchToLatest().record(in: talk)
    outer.send(inner[0])
    _ = talk.drain()
    inner[0].send(completion: .failure(Broken()))
    outer.send(inner[1])
    #expect(talk.drain() == ["outer: cancel", "failure Broken()"])
  }

  @Test func `a failure of the upstream cancels the latest publisher`() {
    _ = outer.switchToLatest().record(in: talk)
    outer.send(inner[0])
    _ = talk.drain()
    outer.send(completion: .failure(Broken()))
    inner[0].send("a")
    #expect(talk.drain() == ["inner 0: cancel", "failure Broken()"])
  }

  @Test func `a cancel reaches both`() {
    let recorder = outer.switchToLatest().record(in: talk)
    outer.send(inner[0])
    _ = talk.drain()
    recorder.cancel()
    inner[0].send("a")
    outer.send(inner[1])
    #expect(talk.drain() == ["outer: cancel", "inner 0: cancel"])
  }

  @Test func `a sink may send the next publisher: it takes over at once`() {
    let (outer, inner) = (outer, inner)
    let recorder = outer.switchToLatest().record { value in
      if value == "a" { outer.send(inner[1]) }
      return .none
    }
    outer.send(inner[0])
    inner[0].send("a")
    inner[0].send("b")
    inner[1].send("c")
    #expect(recorder.values == ["a", "c"])
  }

  @Test func `a long row of short publishers does not pile up`() {
    let recorder = (0..<100_000).publisher.map { Just($0) }.switchToLatest().record()
    #expect(recorder.values.count == 100_000 && recorder.completionCount == 1)
  }

  @Test func `failure types are joined`() {
    let fails = PassthroughSubject<Just<Int>, Broken>()
    let recorder = fails.switchToLatest().record()
    fails.send(Just(1))
    fails.send(completion: .failure(Broken()))
    #expect(recorder.values == [1] && recorder.completion == .failure(Broken()))

    let failing = Just(Fail<Int, Broken>(error: Broken())).switchToLatest().record()
    #expect(failing.completion == .failure(Broken()))
  }

  @Test func `everything is let go of after the completion and after a cancel`() {
    for completes in [true, false] {
      weak var gone: Load?
      let outer = PassthroughSubject<PassthroughSubject<Load, Never>, Never>()
      let inner = PassthroughSubject<Load, Never>()
      do {
        let load = Load()
        gone = load
        let recorder = outer.switchToLatest().map { _ in load }.map { _ in 1 }.record()
        outer.send(inner)
        inner.send(load)
        if completes {
          inner.send(completion: .finished)
          outer.send(completion: .finished)
        } else {
          recorder.cancel()
        }
        #expect(recorder.values == [1])
        recorder.forgetSubscription()
      }
      #expect(gone == nil)
    }
  }
}
