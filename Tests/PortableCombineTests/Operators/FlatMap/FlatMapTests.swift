import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}
private final class Load {}

struct FlatMapTests {
  private let talk = Conversation()
  private let outer: Source<Int, Broken>
  private let inner: [Source<String, Broken>]

  init() {
    let talk = talk
    outer = Source(in: talk, name: "outer")
    inner = (0..<4).map { Source(in: talk, name: "inner \($0)") }
  }

  @Test func `the upstream is asked for all, and so is each publisher made of its values`() {
    _ = outer.flatMap { inner[$0] }.record(in: talk)
    #expect(talk.drain() == ["subscription FlatMap", "outer: request unlimited"])

    #expect(outer.send(0) == .none)
    outer.send(1)
    #expect(talk.drain() == ["inner 0: request unlimited", "inner 1: request unlimited"])

    #expect(inner[0].send("a") == .none)
    inner[1].send("b")
    inner[0].send("c")
    #expect(talk.drain() == ["value a", "value b", "value c"])
  }

  @Test func `it finishes when the upstream and all publishers have`() {
    _ = outer.flatMap { inner[$0] }.record(in: talk)
    outer.send(0)
    outer.send(1)
    inner[0].send(completion: .finished)
    inner[0].send("late")
    outer.send(completion: .finished)
    outer.send(2)
    _ = talk.drain()
    inner[1].send("a")
    inner[1].send(completion: .finished)
    #expect(talk.drain() == ["value a", "finished"])
  }

  @Test func `at most so many publishers are listened to at once`() {
    _ = outer.flatMap(maxPublishers: .max(2)) { inner[$0] }.record(in: talk)
    #expect(talk.drain() == ["subscription FlatMap", "outer: request max(2)"])
    outer.send(0)
    outer.send(1)
    _ = talk.drain()
    inner[1].send(completion: .finished)
    #expect(talk.drain() == ["outer: request max(1)"])
    outer.send(2)
    inner[2].send("c")
    inner[0].send("a")
    #expect(talk.drain() == ["inner 2: request unlimited", "value c", "value a"])
  }

  @Test func `a publisher that finishes at once is replaced by the answer`() {
    let recorder = outer.flatMap(maxPublishers: .max(1)) {
      Just($0).setFailureType(to: Broken.self)
    }.record(in: talk)
    #expect(outer.send(1) == .max(1))
    #expect(outer.send(2) == .max(1))
    #expect(recorder.values == [1, 2])
    #expect(outer.requests == [.max(1)])
  }

  @Test func `with limited demand each publisher sends one value, which waits until wanted`() {
    let recorder = outer.flatMap { inner[$0] }.record(demand: .none, in: talk)
    outer.send(0)
    outer.send(1)
    inner[1].send("b")
    inner[0].send("a")
    #expect(
      talk.drain() == [
        "subscription FlatMap", "outer: request unlimited", "inner 0: request max(1)",
        "inner 1: request max(1)",
      ])
    recorder.request(.max(3))
    #expect(
      talk.drain() == ["value b", "inner 1: request max(1)", "value a", "inner 0: request max(1)"])
    #expect(inner[0].send("c") == .max(1))
    #expect(inner[0].send("d") == .none)
    recorder.request(.unlimited)
    #expect(
      talk.drain() == [
        "value c", "value d", "inner 0: request unlimited", "inner 1: request unlimited",
      ])
  }

  @Test func `a value that waits outlives its publisher and holds the completion back`() {
    let recorder = outer.flatMap(maxPublishers: .max(1)) { inner[$0] }
      .record(demand: .none, in: talk)
    outer.send(0)
    inner[0].send("a")
    inner[0].send(completion: .finished)
    outer.send(completion: .finished)
    _ = talk.drain()
    recorder.request(.max(1))
    #expect(talk.drain() == ["value a", "finished"])
  }

  @Test func `a failure of a publisher cancels the upstream and the others`() {
    _ = outer.flatMap { inner[$0] }.record(in: talk)
    outer.send(0)
    outer.send(1)
    _ = talk.drain()
    inner[0].send(completion: .failure(Broken()))
    inner[1].send("b")
    outer.send(2)
    #expect(talk.drain() == ["outer: cancel", "inner 1: cancel", "failure Broken()"])
  }

  @Test func `a failure of the upstream cancels the publishers`() {
    _ = outer.flatMap { inner[$0] }.record(in: talk)
    outer.send(0)
    _ = talk.drain()
    outer.send(completion: .failure(Broken()))
    #expect(talk.drain() == ["inner 0: cancel", "failure Broken()"])
  }

  @Test func `a cancel reaches the upstream and every publisher`() {
    let recorder = outer.flatMap { inner[$0] }.record(in: talk)
    outer.send(0)
    _ = talk.drain()
    recorder.cancel()
    inner[0].send("a")
    outer.send(1)
    #expect(talk.drain() == ["outer: cancel", "inner 0: cancel"])
  }

  @Test func `a cancel inside the closure keeps its publisher from being subscribed to`() {
    var cancel = {}
    let recorder = outer.flatMap { index in
      cancel()
      return inner[index]
    }.record(in: talk)
    cancel = { recorder.cancel() }
    outer.send(0)
    #expect(inner[0].subscriptionCount == 0)
    #expect(talk.drain().last == "outer: cancel")
  }

  @Test func `a sink may send to the upstream: the new publisher is heard inside`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let token = subject.flatMap { Just($0) }.sink { value in
      if value < 3 { subject.send(value + 1) }
      seen.append(value)
    }
    subject.send(1)
    #expect(seen == [3, 2, 1])
    token.cancel()
  }

  @Test func `a long row of short publishers does not pile up`() {
    let numbers = (0..<100_000).publisher
    let all = numbers.flatMap { Just($0) }.record()
    #expect(all.values.count == 100_000 && all.completionCount == 1)

    let few = numbers.flatMap(maxPublishers: .max(1)) { Just($0) }.record()
    #expect(few.values.count == 100_000 && few.completionCount == 1)

    let slow = numbers.prefix(20_000).flatMap(maxPublishers: .max(3)) { Just($0) }
      .record(demand: .max(1)) { _ in .max(1) }
    #expect(slow.values == Array(0..<20_000) && slow.completionCount == 1)
  }

  @Test func `an upstream that answers requests at once does not pile up either`() {
    let recorder = Eager(count: 100_000).flatMap(maxPublishers: .max(1)) { Just($0) }.record()
    #expect(recorder.values.count == 100_000)
  }

  @Test func `failure types are joined`() {
    let fails = PassthroughSubject<Int, Broken>()
    let recorder = fails.flatMap { Just($0) }.record()
    fails.send(1)
    fails.send(completion: .failure(Broken()))
    #expect(recorder.values == [1] && recorder.completion == .failure(Broken()))

    let failing = Just(1).flatMap { _ in Fail<Int, Broken>(error: Broken()) }.record()
    #expect(failing.completion == .failure(Broken()))

    let explicit = Publishers.FlatMap(upstream: Just(1), maxPublishers: .max(1)) { Just($0 + 1) }
    #expect(explicit.record().values == [2])
  }

  @Test func `everything is let go of after the completion and after a cancel`() {
    for completes in [true, false] {
      weak var gone: Load?
      let (outer, inner) = (PassthroughSubject<Load, Never>(), PassthroughSubject<Load, Never>())
      do {
        let load = Load()
        gone = load
        let recorder = outer.flatMap { load in inner.map { _ in load } }.record(demand: .none)
        outer.send(load)
        inner.send(load)
        if completes {
          inner.send(completion: .finished)
          outer.send(completion: .finished)
          recorder.request(.max(1))
        } else {
          recorder.cancel()
        }
        #expect(recorder.completionCount == (completes ? 1 : 0))
        recorder.forgetSubscription()
      }
      #expect(gone == nil)
    }
  }
}

/// Sends from inside every request, without looking whether it is sending already.
private struct Eager: Publisher {
  typealias Output = Int
  typealias Failure = Never
  let count: Int

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    subscriber.receive(subscription: Inner(subscriber: subscriber, left: count))
  }

  private final class Inner<S: Subscriber>: Subscription where S.Input == Int {
    let subscriber: S
    var left: Int

    init(subscriber: S, left: Int) {
      self.subscriber = subscriber
      self.left = left
    }

    func request(_ demand: Subscribers.Demand) {
      var demand = demand
      while demand > .none, left > 0 {
        left -= 1
        demand -= 1
        demand += subscriber.receive(left)
      }
    }

    func cancel() { left = 0 }
  }
}
