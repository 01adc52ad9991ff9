import PortableCombine
import StreamTesting
import Testing

struct AnyPublisherTests {
  @Test func `the whole conversation passes through`() {
    let talk = Conversation()
    let source = Source<Int, Oops>(in: talk)
    let recorder = source.eraseToAnyPublisher().record(demand: .max(1), in: talk) { _ in .max(2) }

    #expect(source.send(1) == .max(2))
    recorder.request(.max(5))
    source.send(completion: .failure(Oops()))

    #expect(
      talk.lines == [
        "subscription Source", "upstream: request max(1)", "value 1", "upstream: request max(5)",
        "failure Oops()",
      ])
    recorder.cancel()
    #expect(source.cancelCount == 1)
  }

  @Test func `it describes itself by its name alone`() {
    let erased = Just(1).eraseToAnyPublisher()
    #expect(
      "\(erased)" == "AnyPublisher" && erased.playgroundDescription as? String == "AnyPublisher")
  }
}

struct AnySubscriberTests {
  @Test func `closures receive what comes, and answer the demand`() {
    let talk = Conversation()
    let source = Source<Int, Oops>(in: talk)
    source.subscribe(
      AnySubscriber<Int, Oops>(
        receiveSubscription: { $0.request(.max(1)) },
        receiveValue: {
          talk.note("value \($0)")
          return .max(3)
        },
        receiveCompletion: { talk.note("\($0)") }))
    #expect(source.send(1) == .max(3))
    source.send(completion: .finished)
    #expect(talk.lines == ["upstream: request max(1)", "value 1", "finished"])
  }

  @Test func `closures left out demand nothing`() {
    let source = Source<Int, Never>()
    source.subscribe(AnySubscriber<Int, Never>())
    #expect(source.send(1) == .none)
    source.send(completion: .finished)
    #expect(source.requests == [])
  }

  @Test func `a subject takes everything, once somebody wants it`() {
    let source = Source<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    source.subscribe(AnySubscriber(subject))
    #expect(source.requests == [])

    let recorder = subject.record(demand: .max(1))
    #expect(source.requests == [.unlimited])
    source.send(1)
    source.send(2)
    source.send(completion: .finished)
    #expect(recorder.values == [1] && recorder.completion == .finished)
  }

  @Test func `it is known by what is inside`() {
    let recorder = Recorder<Int, Never>()
    let erased = AnySubscriber(recorder)
    let twice = AnySubscriber(erased)
    #expect(erased.combineIdentifier == recorder.combineIdentifier)
    #expect(twice.combineIdentifier == recorder.combineIdentifier)

    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    let inside = AnySubscriber(AnySubscriber(sink))
    #expect("\(inside)" == "Sink" && inside.playgroundDescription as? String == "Sink")
    #expect(Mirror(reflecting: inside).subjectType is Subscribers.Sink<Int, Never>.Type)
    #expect("\(AnySubscriber<Int, Never>())" == "Anonymous AnySubscriber")
    #expect("\(AnySubscriber(PassthroughSubject<Int, Never>()))" == "Subject")
  }

  @Test func `a value that carries nothing needs no argument`() {
    var count = 0
    let subscriber = AnySubscriber<Void, Never>(receiveValue: {
      count += 1
      return .max(1)
    })
    #expect(subscriber.receive() == .max(1) && count == 1)
  }
}
