import PortableCombine
import StreamTesting
import Testing

struct DebounceTests {
  let clock = TestScheduler()
  let talk = Conversation()

  @Test(arguments: [
    // A burst yields its last value.
    ("abc-----d---|", "----c-----d-|"),
    // A value held at the end is dropped, one that was let go before is not.
    ("ab--|", "---b|"), ("ab-|", "---|"), ("ab|", "--|"), ("ab#", "--#"),
    // As long as values keep coming none is sent.
    ("abababab---|", "---------b-|"),
    ("|", "|"),
  ])
  func `a burst yields its last value`(input: String, output: String) {
    let debounced = clock.cold(input).debounce(for: .milliseconds(20), scheduler: clock)
    #expect(clock.play(debounced) == output)
  }

  @Test func `it asks for everything, and sends within the demand`() {
    let source = Source<Int, Never>(in: talk)
    let recorder = source.debounce(for: 1, scheduler: clock).record(demand: .max(1), in: talk)
    for value in 1...3 {
      #expect(source.send(value) == .none)
      clock.advance(by: 1)
    }
    recorder.request(.max(1))
    source.send(4)
    clock.advance(by: 1)
    // 2 and 3 fell due when nothing was demanded.
    #expect(
      talk.lines == [
        "subscription Debounce", "upstream: request unlimited", "value 1", "value 4",
      ])
  }

  @Test func `what a value is answered with counts as demand`() {
    let source = Source<Int, Never>()
    let recorder = source.debounce(for: 1, scheduler: clock).record(demand: .max(1)) {
      $0 == 1 ? .max(1) : .none
    }
    for value in 1...3 {
      source.send(value)
      clock.advance(by: 1)
    }
    #expect(recorder.values == [1, 2])
  }

  @Test func `a burst keeps one closure on the schedule, however long it is`() {
    let source = Source<Int, Never>()
    let recorder = source.debounce(for: .milliseconds(300), scheduler: clock).record()
    for value in 0..<1000 {
      source.send(value)
      clock.advance(by: .milliseconds(1))
      #expect(clock.pendingCount == 1)
    }
    clock.advance(by: .milliseconds(298))
    #expect(recorder.values == [])
    clock.advance(by: .milliseconds(1))
    #expect(recorder.values == [999])
    #expect(clock.pendingCount == 0)
  }

  @Test func `a cancel drops what is held and stops the clock`() {
    let source = Source<Int, Never>()
    let recorder = source.debounce(for: 1, scheduler: clock).record()
    source.send(1)
    recorder.cancel()
    source.send(2)
    source.send(completion: .finished)
    #expect(clock.pendingCount == 0)
    #expect(recorder.values == [])
    #expect(recorder.completion == nil)
    #expect(source.cancelCount == 1)
  }

  @Test func `a completion stops the clock and is delivered on the scheduler`() {
    let source = Source<Int, Never>()
    let recorder = source.debounce(for: 1, scheduler: clock).record()
    source.send(1)
    source.send(completion: .finished)
    source.send(completion: .finished)
    #expect(recorder.completion == nil)
    #expect(clock.pendingCount == 1)
    clock.advance()
    #expect(recorder.completionCount == 1)
    #expect(recorder.values == [])
  }

  @Test func `a cancel inside a value is the end`() {
    let source = Source<Int, Never>()
    let sink = Timed.Canceller<Int>(after: 1)
    source.debounce(for: 1, scheduler: clock).subscribe(sink)
    source.send(1)
    clock.advance(by: 1)
    source.send(2)
    clock.run()
    #expect(sink.values == [1])
    #expect(source.cancelCount == 1)
  }

  @Test func `a value sent from inside a value starts another wait`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let token = subject.debounce(for: .milliseconds(10), scheduler: clock).sink {
      values.append($0)
      if $0 == 1 { subject.send(2) }
    }
    subject.send(1)
    clock.advance(by: .milliseconds(10))
    #expect(values == [1])
    clock.advance(by: .milliseconds(10))
    #expect(values == [1, 2])
    token.cancel()
  }

  @Test func `an immediate scheduler passes on at once, also what is sent from inside`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let token = subject.debounce(for: .seconds(1), scheduler: ImmediateScheduler.shared).sink {
      if $0 < 3 { subject.send($0 + 1) }
      values.append($0)
    }
    subject.send(1)
    #expect(values == [1, 2, 3])
    token.cancel()
  }

  @Test func `a scheduler whose time stands still does not trap it`() {
    let unordered = Timed.UnorderedScheduler()
    let source = Source<Int, Never>()
    let recorder = source.debounce(for: 1, scheduler: unordered).record()
    source.send(1)
    source.send(2)
    unordered.runLast()
    unordered.runLast()
    #expect(recorder.values == [2])
    #expect(unordered.actions.isEmpty)
  }

  @Test func `it lets go of everything`() {
    expectRelease { $0.debounce(for: 1, scheduler: $1) }
  }
}
