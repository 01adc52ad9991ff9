import PortableCombine
import StreamTesting
import Testing

struct FutureTests {
  struct Broken: Error, Equatable {}

  let talk = Conversation()

  @Test func `the work begins at once, and only once`() {
    let future = Future<Int, Never> { [talk] promise in
      talk.note("work")
      promise(.success(1))
    }
    #expect(talk.lines == ["work"])
    #expect(future.record().values == [1])
    #expect(future.record().completion == .finished)
    #expect(talk.lines == ["work"])
  }

  @Test func `those who come early and those who come late get the same result`() {
    var promise: Future<Int, Broken>.Promise?
    let future = Future<Int, Broken> { promise = $0 }
    let early = future.record(in: talk)
    #expect(talk.lines == ["subscription Future"])
    promise?(.success(7))
    let late = future.record(in: talk)
    #expect(early.values == [7] && late.values == [7])
    #expect(
      talk.lines == [
        "subscription Future", "value 7", "finished", "subscription Future", "value 7", "finished",
      ])
  }

  @Test func `a value waits for demand, a failure does not`() {
    var promise: Future<Int, Broken>.Promise?
    let waiting = Future<Int, Broken> { promise = $0 }
    let recorder = waiting.record(demand: .none)
    promise?(.success(1))
    #expect(recorder.values == [] && recorder.completion == nil)
    recorder.request(.none)
    #expect(recorder.values == [])
    recorder.request(.max(1))
    recorder.request(.max(1))
    #expect(recorder.values == [1] && recorder.completionCount == 1)

    let failing = Future<Int, Broken> { $0(.failure(Broken())) }
    #expect(failing.record(demand: .none).completion == .failure(Broken()))
  }

  @Test func `nothing is delivered after a cancel`() {
    var promise: Future<Int, Broken>.Promise?
    let future = Future<Int, Broken> { promise = $0 }
    let (early, undemanding) = (future.record(), future.record(demand: .none))
    early.cancel()
    promise?(.success(1))
    undemanding.cancel()
    undemanding.request(.max(1))
    #expect(early.values == [] && early.completion == nil)
    #expect(undemanding.values == [] && undemanding.completion == nil)
  }

  @Test func `a cancel inside the value keeps the completion away`() {
    let sink = Timed.Canceller<Int>(after: 1)
    Future<Int, Never> { $0(.success(1)) }.subscribe(sink)
    #expect(sink.values == [1])
    #expect(!sink.isComplete)
  }

  @Test func `a cancel inside the subscription is the end`() {
    var promise: Future<Int, Never>.Promise?
    let tally = Timed.Witness.Tally()
    let future = Future<Int, Never> { promise = $0 }
    future.subscribe(Timed.Refuser<Int>(holding: Timed.Witness(tally)))
    #expect(tally.living == 0)
    promise?(.success(1))
  }

  @Test func `subscribing and cancelling from inside a value does no harm`() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    var second: AnyCancellable?
    let first = future.sink { [talk] value in
      talk.note("first \(value)")
      second?.cancel()
      _ = future.sink { talk.note("third \($0)") }
    }
    second = future.sink { [talk] in talk.note("second \($0)") }
    promise?(.success(1))
    #expect(talk.lines == ["first 1", "third 1"])
    first.cancel()
  }

  @Test func `subscribers are let go of, and so is a future whose promise is forgotten`() {
    let tally = Timed.Witness.Tally()
    do {
      var promise: Future<Timed.Witness, Never>.Promise?
      let future = Future<Timed.Witness, Never> { promise = $0 }
      let inSink = Timed.Witness(tally)
      let token = future.sink { _ in _ = inSink }
      token.cancel()
      promise?(.success(Timed.Witness(tally)))
    }
    #expect(tally.living == 0)

    weak var forgotten: Future<Timed.Witness, Never>?
    do {
      let future = Future<Timed.Witness, Never> { _ in }
      forgotten = future
      future.subscribe(Timed.Holder(Timed.Witness(tally)))
      #expect(tally.living == 1)
    }
    #expect(forgotten == nil)
    #expect(tally.living == 0)
  }

  @Test func `a second result is ignored, and reported once`() async {
    let report = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      var promise: Future<Int, Never>.Promise?
      let future = Future<Int, Never> { promise = $0 }
      for value in 1...3 { promise?(.success(value)) }
      precondition(future.record().values == [1])
    }
    let text = String(decoding: report?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        """
        The promise of a future was called again.
          future: Future<Int, Never>
          kept: success(1)
          ignored: success(2)
          Fix: Call the promise once; use a PassthroughSubject for more than one value.
        """))
    #expect(!text.contains("success(3)"))
  }

  @Test func `it says what it is`() throws {
    let sink = Timed.SubscriptionHolder<Int>()
    Future<Int, Never> { _ in }.subscribe(sink)
    let subscription = try #require(sink.subscription)
    #expect(Mirror(reflecting: subscription).children.map(\.label) == ["downstream", "isWanted"])
  }
}

@MainActor struct FutureValueTests {
  @Test func `a task gets the value, early or late`() async {
    #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)

    let promise = Timed.Slot<Future<Int, Never>.Promise>()
    let future = Future<Int, Never> { promise.value = $0 }
    let task = Task.immediate { await future.value }
    promise.value?(.success(2))
    #expect(await task.value == 2)
  }

  @Test func `a failure is thrown`() async {
    await #expect(throws: FutureTests.Broken.self) {
      try await Future<Int, FutureTests.Broken> { $0(.failure(FutureTests.Broken())) }.value
    }
  }

  @Test func `a value that cannot be sent reaches its task`() async throws {
    final class Unsendable {}
    let tally = Unsendable()
    let value = await Future<Unsendable, Never> { $0(.success(tally)) }.value
    #expect(value === tally)
  }
}
