import PortableCombine
import StreamTesting
import Testing

struct ThrottleTests {
  let clock = TestScheduler()
  let talk = Conversation()

  @Test(arguments: [
    ("abcdefgh-----|", true, "a--d--g--h---|"), ("abcdefgh-----|", false, "a--b--e--h---|"),
    ("a---b---c|", true, "a---b---c|"),
    // What is held at the end is sent at its time, with the end behind it.
    ("abc|", true, "a--(c|)"), ("abc#", false, "a--(b#)"), ("ab|", true, "a--(b|)"),
    ("a----|", true, "a----|"), ("|", false, "|"),
  ])
  func `there is at most a value per interval`(input: String, latest: Bool, output: String) {
    let throttled = clock.cold(input).throttle(
      for: .milliseconds(30), scheduler: clock, latest: latest)
    #expect(clock.play(throttled) == output)
  }

  @Test func `it asks for everything, and drops what falls due without demand`() {
    let source = Source<Int, Never>(in: talk)
    let recorder = source.throttle(for: 1, scheduler: clock, latest: true)
      .record(demand: .max(1), in: talk) { $0 == 1 ? .max(1) : .none }
    for value in 1...3 {
      #expect(source.send(value) == .none)
      clock.advance(by: 1)
    }
    recorder.request(.max(1))
    source.send(4)
    source.send(completion: .finished)
    clock.run()
    #expect(
      talk.lines == [
        "subscription Throttle", "upstream: request unlimited", "value 1", "value 2", "value 4",
        "finished",
      ])
  }

  @Test func `an undemanded last value does not keep the completion back`() {
    let source = Source<Int, Never>()
    let recorder = source.throttle(for: 1, scheduler: clock, latest: true).record(demand: .none)
    source.send(1)
    source.send(completion: .finished)
    clock.run()
    #expect(recorder.values == [])
    #expect(recorder.completion == .finished)
  }

  @Test func `a cancel drops what is held and stops the clock`() {
    let source = Source<Int, Never>()
    let recorder = source.throttle(for: 1, scheduler: clock, latest: true).record()
    source.send(1)
    clock.advance()
    source.send(2)
    #expect(clock.pendingCount == 1)
    recorder.cancel()
    #expect(clock.pendingCount == 0)
    source.send(3)
    source.send(completion: .finished)
    clock.run()
    #expect(recorder.values == [1])
    #expect(recorder.completion == nil)
    #expect(source.cancelCount == 1)
  }

  @Test func `a cancel before the first value is sent drops it`() {
    let source = Source<Int, Never>()
    let recorder = source.throttle(for: 1, scheduler: clock, latest: false).record()
    source.send(1)
    recorder.cancel()
    clock.run()
    #expect(recorder.values == [])
  }

  @Test func `an immediate scheduler passes on at once, also what is sent from inside`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let token = subject.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true).sink {
      if $0 < 3 { subject.send($0 + 1) }
      values.append($0)
    }
    subject.send(1)
    #expect(values == [1, 2, 3])
    token.cancel()
  }

  @Test func `it lets go of everything`() {
    expectRelease { $0.throttle(for: 1, scheduler: $1, latest: true) }
  }
}
