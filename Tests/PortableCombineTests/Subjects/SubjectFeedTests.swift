import PortableCombine
import StreamTesting
import Testing

/// Subjects at the end of a pipeline.
struct SubjectFeedTests {
  @Test func `a publisher feeds a subject until the token is cancelled`() {
    let talk = Conversation()
    let source = Source<Int, Never>(in: talk)
    let subject = PassthroughSubject<Int, Never>()
    let token = source.subscribe(subject)
    #expect(talk.drain() == [])

    let recorder = subject.record(in: talk)
    source.send(1)
    token.cancel()
    source.send(2)
    source.send(completion: .finished)
    #expect(
      talk.lines == [
        "subscription PassthroughSubject", "upstream: request unlimited", "value 1",
        "upstream: cancel",
      ])
    #expect(recorder.completionCount == 0)
  }

  @Test func `the completion passes to the subject's subscribers`() {
    let source = Source<Int, Oops>()
    let subject = CurrentValueSubject<Int, Oops>(0)
    let token = source.subscribe(subject)
    #expect(source.requests == [.unlimited])
    let recorder = subject.record()
    source.send(5)
    source.send(completion: .failure(Oops()))
    #expect(recorder.values == [0, 5] && recorder.completion == .failure(Oops()))
    #expect(subject.value == 5)
    token.cancel()
    #expect(source.cancelCount == 0)
  }

  @Test func `a passthrough subject draws only once somebody wants values`() {
    let subject = PassthroughSubject<Int, Never>()
    let (early, late) = (Source<Int, Never>(), Source<Int, Never>())
    let first = early.subscribe(subject)
    let recorder = subject.record(demand: .none)
    recorder.request(.none)
    #expect(early.requests == [])

    recorder.request(.max(1))
    recorder.request(.max(1))
    let second = late.subscribe(subject)
    #expect(early.requests == [.unlimited] && late.requests == [.unlimited])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `what was given by hand is cancelled with the subject`() {
    let log = Conversation()
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    subject?.send(subscription: Feed(log: log))
    subject?.send(completion: .finished)
    #expect(log.lines == [])
    subject = nil
    #expect(log.lines == ["cancel"])
  }

  @Test func `a second subscription of the same relay is refused`() {
    let (first, second) = (Source<Int, Never>(), Source<Int, Never>())
    let subject = CurrentValueSubject<Int, Never>(0)
    let relay = AnySubscriber(subject)
    first.subscribe(relay)
    second.subscribe(relay)
    #expect(first.cancelCount == 0 && second.cancelCount == 1)
  }

  @Test func `what a synchronous publisher sends reaches the subscriber whose demand begins it`() {
    let subject = PassthroughSubject<Int, Never>()
    let feeding = [1, 2, 3].publisher.subscribe(subject)
    let recorder = subject.record()
    #expect(recorder.values == [1, 2, 3] && recorder.completionCount == 1)
    feeding.cancel()
  }

  @Test func `a subscriber with limited demand gets just that`() {
    let subject = PassthroughSubject<Int, Never>()
    let feeding = [1, 2, 3].publisher.subscribe(subject)
    let recorder = subject.record(demand: .max(2))
    #expect(recorder.values == [1, 2])
    feeding.cancel()
  }

  @Test func `neither side is kept once the token is gone`() {
    let census = Census()
    let source = Source<Int, Never>()
    do {
      let subject = CurrentValueSubject<Census.Member, Never>(census.member())
      let token = source.map { [member = census.member()] _ in member }.subscribe(subject)
      source.send(1)
      #expect(census.count == 1)
      token.cancel()
      source.forgetSubscriber()
    }
    #expect(census.count == 0)
  }
}

private struct Feed: Subscription {
  let log: Conversation
  let combineIdentifier = CombineIdentifier()
  func request(_ demand: Subscribers.Demand) { log.note("request \(demand)") }
  func cancel() { log.note("cancel") }
}
