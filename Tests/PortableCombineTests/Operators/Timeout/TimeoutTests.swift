import PortableCombine
import StreamTesting
import Testing

struct TimeoutTests {
  let clock = TestScheduler()
  let talk = Conversation()

  @Test(arguments: [
    ("a-b-c|", "a-b-c|"), ("a-b----c|", "a-b--|"), ("-----a|", "---|"), ("a-#", "a-#"),
    ("|", "|"), ("--a--b---c", "--a--b--|"),
  ])
  func `a pause that is too long finishes the stream`(input: String, output: String) {
    let timed = clock.cold(input).timeout(.milliseconds(30), scheduler: clock)
    #expect(clock.play(timed) == output)
  }

  @Test func `a pause fails with the custom error where there is one`() {
    let timed = clock.cold("a-----b|").timeout(.milliseconds(30), scheduler: clock) {
      MarbleFailure()
    }
    #expect(clock.play(timed) == "a--#")
  }

  @Test func `it cancels its upstream first`() {
    let source = Source<Int, MarbleFailure>(in: talk)
    let error = { [talk] in
      talk.note("error made")
      return MarbleFailure()
    }
    let recorder = source.timeout(1, scheduler: clock, customError: error)
      .record(demand: .max(5), in: talk) { _ in .max(2) }
    source.send(1)
    clock.advance(by: 1)
    source.send(2)
    source.send(completion: .finished)
    clock.run()
    #expect(
      talk.lines == [
        "subscription Timeout", "upstream: request max(5)", "value 1", "upstream: request max(2)",
        "upstream: cancel", "error made", "failure MarbleFailure()",
      ])
    #expect(recorder.completionCount == 1)
  }

  @Test func `the time runs from a value that nobody asked for`() {
    let source = Source<Int, Never>()
    let recorder = source.timeout(1, scheduler: clock).record(demand: .none)
    source.send(1)
    clock.advance(by: 1)
    #expect(recorder.completion == .finished)
  }

  @Test func `a long stream keeps one timer on the schedule`() {
    let source = Source<Int, Never>()
    let recorder = source.timeout(.milliseconds(30), scheduler: clock).record()
    for value in 0..<100 {
      source.send(value)
      clock.advance(by: .milliseconds(1))
      #expect(clock.pendingCount == 1)
    }
    #expect(recorder.values.count == 100)
    source.send(completion: .finished)
    clock.advance()
    #expect(clock.pendingCount == 0)
  }

  @Test func `a cancel stops the clock and drops what is on its way`() {
    let source = Source<Int, Never>()
    let recorder = source.timeout(1, scheduler: clock).record()
    source.send(1)
    recorder.cancel()
    source.send(2)
    clock.advance()
    #expect(clock.pendingCount == 0)
    clock.run()
    #expect(recorder.values == [])
    #expect(recorder.completion == nil)
  }

  @Test func `an upstream that sends all at once needs no clock`() {
    let recorder = Timed.AtOnce(values: [1, 2]).timeout(1, scheduler: clock).record()
    clock.advance()
    #expect(recorder.values == [1, 2])
    #expect(recorder.completion == .finished)
    #expect(clock.pendingCount == 0)
  }

  @Test func `an immediate scheduler has no time at all`() {
    let source = Source<Int, Never>(in: talk)
    let recorder = source.timeout(.seconds(1), scheduler: ImmediateScheduler.shared)
      .record(in: talk)
    #expect(
      talk.lines == [
        "subscription Timeout", "upstream: request unlimited", "upstream: cancel", "finished",
      ])
    #expect(recorder.completionCount == 1)
  }

  @Test func `it lets go of everything`() {
    expectRelease { $0.timeout(60, scheduler: $1) }
  }

  @Test func `the time counts from the first request`() {
    let source = Source<Int, Never>()
    let recorder = source.timeout(1, scheduler: clock).record(demand: .none)
    clock.advance(by: 5)
    #expect(recorder.completionCount == 0)
    recorder.request(.max(1))
    clock.advance(by: .milliseconds(999))
    #expect(recorder.completionCount == 0)
    recorder.request(.max(1))
    clock.advance(by: .milliseconds(1))
    #expect(recorder.completion == .finished)
  }
}
