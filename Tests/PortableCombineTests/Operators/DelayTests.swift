import PortableCombine
import StreamTesting
import Testing

struct DelayTests {
  let clock = TestScheduler()
  let talk = Conversation()

  @Test(arguments: [
    ("a-b--|", "--a-b--|"), ("(ab)c#", "--(ab)c#"), ("|", "--|"), ("a(bc|)", "--a(bc|)"),
  ])
  func `everything comes later by as much`(input: String, output: String) {
    #expect(
      clock.play(clock.cold(input).delay(for: .milliseconds(20), scheduler: clock)) == output)
  }

  @Test func `demand goes up at once, and returns go up as requests`() {
    let source = Source<Int, Never>(in: talk)
    let recorder = source.delay(for: 1, tolerance: 1, scheduler: clock)
      .record(demand: .max(1), in: talk) { _ in .max(2) }
    source.send(1)
    clock.advance(by: 1)
    recorder.request(.max(3))
    #expect(
      talk.lines == [
        "subscription Delay", "upstream: request max(1)", "value 1", "upstream: request max(2)",
        "upstream: request max(3)",
      ])
  }

  @Test func `a cancel takes everything off the schedule`() {
    let source = Source<Int, Never>()
    let recorder = source.delay(for: 1, scheduler: clock).record()
    source.send(1)
    source.send(2)
    #expect(clock.pendingCount == 2)
    recorder.cancel()
    #expect(clock.pendingCount == 0)
    source.send(3)
    source.send(completion: .finished)
    #expect(clock.pendingCount == 0)
    #expect(source.cancelCount == 1)
  }

  @Test func `a cancel inside a value is the end`() {
    let source = Source<Int, Never>()
    let sink = Timed.Canceller<Int>(after: 1)
    source.delay(for: 1, scheduler: clock).subscribe(sink)
    source.send(1)
    source.send(2)
    clock.run()
    #expect(sink.values == [1])
  }

  @Test func `a scheduler that runs closures out of order does not mix up the values`() {
    let unordered = Timed.UnorderedScheduler()
    let source = Source<Int, Never>()
    let recorder = source.delay(for: 1, scheduler: unordered).record()
    source.send(1)
    source.send(2)
    source.send(completion: .finished)
    while !unordered.actions.isEmpty { unordered.runLast() }
    #expect(recorder.values == [1, 2])
    #expect(recorder.completion == .finished)
  }

  @Test func `no delay at all still goes through the scheduler`() {
    let source = Source<Int, Never>()
    let recorder = source.delay(for: 0, scheduler: clock).record()
    source.send(1)
    #expect(recorder.values == [])
    clock.advance()
    #expect(recorder.values == [1])
  }

  @Test func `many values on their way keep their order`() {
    let source = Source<Int, Never>()
    let recorder = source.delay(for: 1, scheduler: clock).record()
    for value in 0..<200 {
      source.send(value)
      clock.advance(by: .milliseconds(10))
    }
    clock.run()
    #expect(recorder.values == Array(0..<200))
  }

  @Test func `an immediate scheduler passes on at once, also what is sent from inside`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let token = subject.delay(for: .seconds(9), scheduler: ImmediateScheduler.shared).sink {
      values.append($0)
      if $0 < 3 { subject.send($0 + 1) }
    }
    subject.send(1)
    #expect(values == [1, 2, 3])
    token.cancel()
  }

  @Test func `it lets go of everything`() {
    expectRelease { $0.delay(for: 1, scheduler: $1) }
  }
}
