import PortableCombine
import StreamTesting
import Testing

struct SubscribeOnTests {
  let clock = TestScheduler()
  let talk = Conversation()

  @Test func `subscribing, requesting and cancelling happen on the scheduler`() {
    let source = Source<Int, Never>(in: talk)
    let recorder = source.subscribe(on: clock).record(demand: .max(1), in: talk)
    #expect(source.subscriptionCount == 0)

    clock.advance()
    #expect(talk.drain() == ["subscription SubscribeOn", "upstream: request max(1)"])

    recorder.request(.max(2))
    recorder.request(.none)
    #expect(talk.drain() == [])
    clock.advance()
    #expect(talk.drain() == ["upstream: request max(2)"])

    recorder.cancel()
    #expect(talk.drain() == [])
    clock.advance()
    recorder.cancel()
    clock.advance()
    #expect(talk.lines == ["upstream: cancel"])
  }

  @Test func `values and the completion pass through where they are sent`() {
    let source = Source<Int, Never>(in: talk)
    _ = source.subscribe(on: clock).record(in: talk) { _ in .max(3) }
    clock.advance()
    #expect(source.send(1) == .max(3))
    source.send(completion: .finished)
    source.send(2)
    #expect(talk.lines.suffix(2) == ["value 1", "finished"])
  }

  @Test func `nothing is delivered after a cancel, though the upstream does not know yet`() {
    let source = Source<Int, Never>()
    let recorder = source.subscribe(on: clock).record()
    clock.advance()
    recorder.cancel()
    source.send(1)
    source.send(completion: .finished)
    #expect(recorder.values == [])
    #expect(recorder.completion == nil)
  }

  @Test func `a cancel before the subscription stands reaches the upstream in the end`() {
    let source = Source<Int, Never>()
    let token = source.subscribe(on: clock).sink { _ in }
    token.cancel()
    clock.run()
    #expect(source.cancelCount == 1)
    #expect(source.requests == [])
  }

  @Test func `an immediate scheduler makes no difference`() {
    let recorder = CurrentValueSubject<Int, Never>(1).subscribe(on: ImmediateScheduler.shared)
      .record()
    #expect(recorder.values == [1])
  }

  @Test func `it says what it is`() throws {
    let sink = Timed.SubscriptionHolder<Int>()
    Source<Int, Never>().subscribe(on: ImmediateScheduler.shared).subscribe(sink)
    let subscription = try #require(sink.subscription)
    #expect(Mirror(reflecting: subscription).children.map(\.label) == ["downstream"])
  }

  @Test func `it lets go of everything`() {
    expectRelease { $0.subscribe(on: $1) }
  }
}
