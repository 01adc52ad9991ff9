import PortableCombine
import StreamTesting
import Testing

struct CollectByTimeTests {
  let clock = TestScheduler()
  let talk = Conversation()

  @Test(arguments: [
    ("ab-c-------d-|", "---<abc>--------d|"), ("abcde-|", "---<abcd>--(e|)"),
    // What is left goes out before the end, but not before a failure.
    ("ab|", "--(<ab>|)"), ("ab#", "--#"), ("|", "|"),
  ])
  func `each span of time with values yields an array`(input: String, output: String) {
    let collected = clock.cold(input).collect(.byTime(clock, .milliseconds(30)))
    let recorder = clock.draw(collected) { $0.joined() }
    clock.advance(by: .milliseconds(200))
    #expect(recorder.marbles == output)
  }

  @Test(arguments: [
    ("abcde-----f--|", "-<ab>-<cd>e-------f|"), ("abc|", "-<ab>-(c|)"),
    ("a--------|", "----a----|"),
  ])
  func `an array is sent sooner when it is full`(input: String, output: String) {
    let collected = clock.cold(input).collect(.byTimeOrCount(clock, .milliseconds(40), 2))
    let recorder = clock.draw(collected) { $0.joined() }
    clock.advance(by: .milliseconds(200))
    #expect(recorder.marbles == output)
  }

  @Test func `it asks for everything, and keeps what is not demanded`() {
    let source = Source<Int, Never>(in: talk)
    let recorder = source.collect(.byTime(clock, 1)).record(demand: .max(1), in: talk)
    for value in 1...3 {
      #expect(source.send(value) == .none)
      clock.advance(by: 1)
    }
    recorder.request(.max(1))
    clock.advance(by: 1)
    source.send(4)
    source.send(completion: .finished)
    clock.advance(by: 5)
    #expect(recorder.completion == nil)
    recorder.request(.max(1))
    clock.run()
    #expect(
      talk.lines == [
        "subscription CollectByTime", "upstream: request unlimited", "value [1]", "value [2, 3]",
        "value [4]", "finished",
      ])
  }

  @Test func `full arrays wait until they are demanded`() {
    let source = Source<Int, Never>()
    let recorder = source.collect(.byTimeOrCount(clock, 1, 2)).record(demand: .none)
    for value in 1...5 { source.send(value) }
    clock.advance(by: 3)
    #expect(recorder.values == [])
    recorder.request(.max(1))
    clock.advance()
    #expect(recorder.values == [[1, 2]])
    recorder.request(.max(2))
    clock.advance()
    #expect(recorder.values == [[1, 2], [3, 4]])
    clock.advance(by: 1)
    #expect(recorder.values == [[1, 2], [3, 4], [5]])
    recorder.cancel()
  }

  @Test func `what a value is answered with counts as demand`() {
    let source = Source<Int, Never>()
    let recorder = source.collect(.byTime(clock, 1)).record(demand: .max(1)) { _ in .max(1) }
    for value in 1...3 {
      source.send(value)
      clock.advance(by: 1)
    }
    #expect(recorder.values == [[1], [2], [3]])
    recorder.cancel()
  }

  @Test func `a failure overtakes what is not demanded`() {
    let source = Source<Int, MarbleFailure>()
    let recorder = source.collect(.byTime(clock, 1)).record(demand: .none)
    source.send(1)
    source.send(completion: .failure(MarbleFailure()))
    clock.run()
    #expect(recorder.values == [])
    #expect(recorder.completion == .failure(MarbleFailure()))
  }

  @Test func `a cancel drops what was gathered and stops the clock`() {
    let source = Source<Int, Never>()
    let recorder = source.collect(.byTime(clock, 1)).record()
    #expect(clock.pendingCount == 1)
    source.send(1)
    recorder.cancel()
    source.send(2)
    #expect(clock.pendingCount == 0)
    #expect(recorder.values == [])
    #expect(source.cancelCount == 1)
  }

  @Test func `a cancel while it is being subscribed leaves no clock behind`() {
    let source = Source<Int, Never>()
    source.collect(.byTime(clock, 1)).subscribe(Timed.Refuser())
    #expect(clock.pendingCount == 0)
    #expect(source.requests == [])
  }

  @Test func `a pipeline that is dropped leaves no clock behind`() {
    do {
      let source = Source<Int, Never>()
      let recorder = source.collect(.byTime(clock, 1)).record()
      recorder.forgetSubscription()
      source.forgetSubscriber()
    }
    #expect(clock.pendingCount == 0)
  }

  @Test func `an immediate scheduler sends full arrays at once and the rest at the end`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.collect(.byTimeOrCount(ImmediateScheduler.shared, 1, 2)).record()
    for value in 1...3 { subject.send(value) }
    #expect(recorder.values == [[1, 2]])
    subject.send(completion: .finished)
    #expect(recorder.values == [[1, 2], [3]])
    #expect(recorder.completion == .finished)
  }

  @Test func `it lets go of everything`() {
    expectRelease { $0.collect(.byTime($1, 60)) }
  }
}
