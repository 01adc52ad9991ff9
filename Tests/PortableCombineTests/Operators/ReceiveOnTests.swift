import PortableCombine
import StreamTesting
import Testing

struct ReceiveOnTests {
  let clock = TestScheduler()
  let talk = Conversation()

  @Test func `demand goes up at once, values and completion come down on the scheduler`() {
    let source = Source<Int, Never>(in: talk)
    let recorder = source.receive(on: clock).record(demand: .max(2), in: talk)
    #expect(talk.drain() == ["subscription ReceiveOn", "upstream: request max(2)"])

    #expect(source.send(1) == .none)
    source.send(2)
    source.send(completion: .finished)
    #expect(talk.drain() == [])

    clock.advance()
    #expect(talk.drain() == ["value 1", "value 2", "finished"])
    recorder.request(.max(1))
    #expect(talk.lines == [])
  }

  @Test func `what a value is answered with goes upstream as a request`() {
    let source = Source<Int, Never>()
    let recorder = source.receive(on: clock).record(demand: .max(1)) { .max($0) }
    source.send(3)
    source.send(0)
    clock.advance()
    recorder.request(.max(7))
    #expect(source.requests == [.max(1), .max(3), .max(7)])
  }

  @Test func `a failure comes after the values before it`() {
    #expect(clock.play(clock.cold("ab-#").receive(on: clock)) == "ab-#")
    let source = Source<Int, MarbleFailure>()
    let recorder = source.receive(on: clock).record(in: talk)
    source.send(1)
    source.send(completion: .failure(MarbleFailure()))
    source.send(2)
    source.send(completion: .finished)
    clock.advance()
    #expect(talk.lines.dropFirst() == ["value 1", "failure MarbleFailure()"])
    #expect(recorder.completionCount == 1)
  }

  @Test func `a cancel drops what is on its way`() {
    let source = Source<Int, Never>()
    let recorder = source.receive(on: clock).record()
    source.send(1)
    recorder.cancel()
    source.send(2)
    source.send(completion: .finished)
    clock.advance()
    #expect(recorder.values == [])
    #expect(recorder.completion == nil)
    #expect(source.cancelCount == 1)
  }

  @Test func `a cancel inside a value is the end`() {
    let source = Source<Int, Never>()
    let sink = Timed.Canceller<Int>(after: 2)
    source.receive(on: clock).subscribe(sink)
    for value in 1...4 { source.send(value) }
    source.send(completion: .finished)
    clock.advance()
    #expect(sink.values == [1, 2])
    #expect(!sink.isComplete)
    #expect(source.cancelCount <= 1)
  }

  @Test func `closures scheduled between two values run between them`() {
    let source = Source<Int, Never>()
    let token = source.receive(on: clock).sink { [talk] in talk.note("\($0)") }
    source.send(1)
    clock.schedule { [talk] in talk.note("closure") }
    source.send(2)
    clock.advance()
    #expect(talk.lines == ["1", "closure", "2"])
    token.cancel()
  }

  @Test func `a scheduler that runs closures out of order does not mix up the values`() {
    let unordered = Timed.UnorderedScheduler()
    let source = Source<Int, Never>()
    let recorder = source.receive(on: unordered).record(in: talk)
    source.send(1)
    source.send(2)
    source.send(completion: .finished)
    while !unordered.actions.isEmpty { unordered.runLast() }
    #expect(recorder.values == [1, 2])
    #expect(talk.lines.last == "finished")
  }

  @Test func `a value that falls due inside another is delivered after it`() {
    let unordered = Timed.UnorderedScheduler()
    let source = Source<Int, Never>()
    let token = source.receive(on: unordered).sink { [talk] value in
      talk.note("begin \(value)")
      unordered.runLast()
      talk.note("end \(value)")
    }
    source.send(1)
    source.send(2)
    unordered.runLast()
    #expect(talk.lines == ["begin 1", "end 1", "begin 2", "end 2"])
    token.cancel()
  }

  @Test func `an immediate scheduler passes on at once, also what is sent from inside`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var isFinished = false
    let token = subject.receive(on: ImmediateScheduler.shared).sink {
      if case .finished = $0 { isFinished = true }
    } receiveValue: { value in
      if value < 3 { subject.send(value + 1) }
      if value == 3 { subject.send(completion: .finished) }
      values.append(value)
    }
    subject.send(1)
    #expect(values == [1, 2, 3])
    #expect(isFinished)
    token.cancel()
  }

  @Test func `a second subscription is refused`() {
    let first = Source<Int, Never>()
    let twice = Timed.Twice(first)
    twice.receive(on: clock).record().cancel()
    #expect(first.cancelCount == 2)
  }

  @Test func `it lets go of everything`() {
    expectRelease { $0.receive(on: $1) }
  }

  @Test func `it says what it is`() throws {
    let source = Source<Int, Never>()
    let sink = Timed.SubscriptionHolder<Int>()
    source.receive(on: clock).subscribe(sink)
    let subscription = try #require(sink.subscription)
    #expect("\(subscription)" == "ReceiveOn")
    #expect(Mirror(reflecting: subscription).children.map(\.label) == ["downstream", "demand"])
  }
}
