import PortableCombine
import StreamTesting
import Testing

struct SinkTests {
  @Test func `it demands everything and hands on values and the completion`() {
    let talk = Conversation()
    let source = Source<Int, Oops>(in: talk)
    let token = source.sink {
      talk.note("\($0)")
    } receiveValue: {
      talk.note("value \($0)")
    }
    #expect(source.send(1) == .none)
    source.send(completion: .failure(Oops()))
    source.send(2)
    source.send(completion: .finished)
    token.cancel()
    #expect(talk.lines == ["upstream: request unlimited", "value 1", "failure(Oops())"])
  }

  @Test func `nothing comes after a cancel inside the sink`() {
    let source = Source<Int, Never>()
    var token: AnyCancellable?
    var values: [Int] = []
    token = source.sink {
      values.append($0)
      token?.cancel()
    }
    source.send(1)
    source.send(2)
    source.send(completion: .finished)
    #expect(values == [1] && source.cancelCount == 1)
  }

  @Test func `dropping the token cancels`() {
    let source = Source<Int, Never>()
    _ = source.sink { _ in }
    #expect(source.cancelCount == 1)
  }

  @Test func `a second subscription is refused, and any after a cancel`() {
    let (first, second, third) = (Source<Int, Never>(), Source<Int, Never>(), Source<Int, Never>())
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    first.subscribe(sink)
    second.subscribe(sink)
    #expect(first.cancelCount == 0 && second.cancelCount == 1 && second.requests == [])

    sink.cancel()
    sink.cancel()
    third.subscribe(sink)
    #expect(first.cancelCount == 1 && third.cancelCount == 1)
  }

  @Test(arguments: [true, false])
  func `what the closures captured is let go at the end, though the token is kept`(
    isCancelled: Bool
  ) {
    let census = Census()
    let subject = PassthroughSubject<Int, Never>()
    let token = { [member = census.member()] in
      subject.sink { _ in
        member.use()
      } receiveValue: { _ in
        member.use()
      }
    }()
    #expect(census.count == 1)
    if isCancelled { token.cancel() } else { subject.send(completion: .finished) }
    #expect(census.count == 0)
    withExtendedLifetime(token) {}
  }

  @Test func `an object whose sink captures it lives no longer than the stream`() {
    final class Model {
      let member: Census.Member
      var tokens: Set<AnyCancellable> = []
      var value = 0
      init(_ member: Census.Member) {
        self.member = member
        Just(1).sink { self.value = $0 }.store(in: &tokens)
        [1, 2].publisher.sink { self.value += $0 }.store(in: &tokens)
      }
    }
    let census = Census()
    #expect(Model(census.member()).value == 4)
    #expect(census.count == 0)
  }

  @Test func `it is described by its name`() {
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    #expect("\(sink)" == "Sink" && sink.playgroundDescription as? String == "Sink")
    #expect(Mirror(reflecting: sink).children.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a sink that is kept lets go of its closures at the end`(isCancelled: Bool) {
    let census = Census()
    let subject = PassthroughSubject<Int, Never>()
    let sink: Subscribers.Sink<Int, Never> = {
      let held = [Census.Member(in: census), Census.Member(in: census)]
      return Subscribers.Sink(
        receiveCompletion: { _ in _ = held[0] }, receiveValue: { _ in _ = held[1] })
    }()
    subject.subscribe(sink)
    subject.send(1)
    #expect(census.count == 2)
    if isCancelled { sink.cancel() } else { subject.send(completion: .finished) }
    #expect(census.count == 0)
    sink.receiveValue(2)
    sink.receiveCompletion(.finished)
    #expect(sink.receive(3) == .none)
  }
}
