import PortableCombine
import StreamTesting
import Testing

struct MeasureIntervalTests {
  let clock = TestScheduler()
  let talk = Conversation()

  @Test func `each value becomes the time since the one before`() {
    let spans = clock.cold("-a--b(cd)#").measureInterval(using: clock)
    #expect(clock.play(spans) == "-<10 ms>--<30 ms>(<10 ms><0 ms>)#")
  }

  @Test func `demand and cancel pass through, and nothing is scheduled`() {
    let source = Source<Int, Never>(in: talk)
    let recorder = source.measureInterval(using: clock).record(demand: .max(1), in: talk) { _ in
      .max(2)
    }
    clock.advance(by: 1)
    #expect(source.send(1) == .max(2))
    #expect(clock.pendingCount == 0)
    recorder.request(.max(3))
    recorder.cancel()
    #expect(source.send(2) == .none)
    source.send(completion: .finished)
    #expect(
      talk.lines == [
        "subscription MeasureInterval", "upstream: request max(1)", "value 1000 ms",
        "upstream: request max(3)", "upstream: cancel",
      ])
  }

  @Test func `the first span begins with the subscription`() {
    let source = Source<Int, Never>()
    let recorder = source.subscribe(on: clock).measureInterval(using: clock).record()
    clock.advance(by: 5)
    source.send(1)
    #expect(recorder.values == [5])
  }

  @Test func `it says what it is`() throws {
    let sink = Timed.SubscriptionHolder<VirtualTime.Stride>()
    Source<Int, Never>().measureInterval(using: clock).subscribe(sink)
    let subscription = try #require(sink.subscription)
    #expect(Mirror(reflecting: subscription).children.map(\.label) == ["downstream"])
  }

  @Test func `it lets go of everything`() {
    expectRelease { $0.measureInterval(using: $1) }
  }
}
