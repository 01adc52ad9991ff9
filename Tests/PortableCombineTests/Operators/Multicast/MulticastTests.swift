import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}
private final class Load {}

struct MulticastTests {
  private let talk = Conversation()
  private let source: Source<Int, Broken>

  init() { source = Source(in: talk) }

  @Test func `all subscribers share one subscription, made by connecting`() {
    var made = 0
    let multicast = source.multicast { () -> PassthroughSubject<Int, Broken> in
      made += 1
      return PassthroughSubject()
    }
    #expect(made == 0)
    let first = multicast.record(in: talk)
    let second = multicast.record()
    #expect(talk.drain() == ["subscription Multicast"] && made == 1)

    let connection = multicast.connect()
    #expect(talk.drain() == ["upstream: request unlimited"])
    source.send(1)
    source.send(completion: .finished)
    #expect(first.values == [1] && second.values == [1])
    #expect(first.completionCount == 1 && second.completionCount == 1)
    #expect(source.subscriptionCount == 1)
    connection.cancel()
    #expect(talk.drain() == ["value 1", "finished"])
  }

  @Test func `connecting twice feeds the subject twice`() {
    let subject = PassthroughSubject<Int, Never>()
    let multicast = subject.multicast(subject: PassthroughSubject<Int, Never>())
    let recorder = multicast.record()
    let connections = [multicast.connect(), multicast.connect()]
    subject.send(1)
    connections[0].cancel()
    subject.send(2)
    #expect(recorder.values == [1, 1, 2])
    connections[1].cancel()
  }

  @Test func `a connection that is released ends`() {
    let multicast = source.multicast(subject: PassthroughSubject())
    let recorder = multicast.record()
    _ = multicast.connect()
    source.send(1)
    #expect(source.cancelCount == 1 && recorder.values == [])
  }

  @Test func `a subscriber that cancels leaves the others alone`() {
    let multicast = source.multicast(subject: PassthroughSubject())
    let (first, second) = (multicast.record(), multicast.record())
    let connection = multicast.connect()
    first.cancel()
    source.send(1)
    #expect(first.values == [] && second.values == [1] && source.cancelCount == 0)
    connection.cancel()
    #expect(source.cancelCount == 1)
  }

  @Test func `what is made connectable waits for the connection`() {
    let connectable = [1, 2].publisher.makeConnectable()
    let (first, second) = (connectable.record(), connectable.record())
    #expect(first.values == [])
    let connection = connectable.connect()
    #expect(first.values == [1, 2] && second.values == [1, 2])
    connection.cancel()
  }
}

struct AutoconnectTests {
  private let source = Source<Int, Broken>()

  @Test func `the first subscriber connects, and the last that cancels disconnects`() {
    let talk = Conversation()
    let auto = source.multicast(subject: PassthroughSubject()).autoconnect()
    let first = auto.record(in: talk)
    let second = auto.record()
    #expect(source.subscriptionCount == 1)
    source.send(1)
    first.cancel()
    first.cancel()
    #expect(source.cancelCount == 0)
    source.send(2)
    second.cancel()
    #expect(source.cancelCount == 1)
    #expect(second.values == [1, 2])
    #expect(talk.lines == ["subscription Multicast", "value 1"])
  }

  @Test func `a subscriber who comes afterwards connects anew`() {
    let auto = source.multicast(subject: PassthroughSubject()).autoconnect()
    auto.record().cancel()
    let again = auto.record()
    source.send(3)
    #expect(source.subscriptionCount == 2 && again.values == [3])
    again.cancel()
    #expect(source.cancelCount == 2)
  }

  @Test func `a subscriber that leaves while connecting leaves no connection behind`() {
    let auto = [1, 2, 3].publisher.makeConnectable().autoconnect()
    let first = auto.prefix(untilOutputFrom: Just(1)).record()
    #expect(first.values == [])
    var cancel = {}
    let subject = CurrentValueSubject<Int, Never>(1)
    let shared = subject.share()
    let recorder = Recorder<Int, Never> { _ in
      cancel()
      return .none
    }
    cancel = { recorder.cancel() }
    shared.subscribe(recorder)
    subject.send(2)
    #expect(recorder.values == [1])
    #expect(shared.record().values == [2])
  }
}

struct ShareTests {
  @Test func `one subscription serves everyone who is there`() {
    let source = Source<Int, Broken>()
    let shared = source.share()
    let first = shared.record()
    source.send(1)
    let second = shared.record()
    source.send(2)
    #expect(first.values == [1, 2] && second.values == [2] && source.subscriptionCount == 1)
  }

  @Test func `who comes after the completion gets just that`() {
    let source = Source<Int, Broken>()
    let shared = source.share()
    let first = shared.record()
    source.send(completion: .failure(Broken()))
    first.cancel()
    let late = shared.record()
    #expect(late.completion == .failure(Broken()) && late.values == [])
    #expect(source.subscriptionCount == 1)
  }

  @Test func `a synchronous upstream is exhausted by the first subscriber`() {
    let shared = [1, 2].publisher.share()
    #expect(shared.record().values == [1, 2])
    let late = shared.record()
    #expect(late.values == [] && late.completion == .finished)
  }

  @Test func `two are equal when they are the same`() {
    let shared = Just(1).share()
    #expect(shared == shared)
    #expect(shared != Just(1).share())
  }

  @Test func `everything is let go of when the last subscriber has cancelled`() {
    weak var gone: Load?
    let subject = PassthroughSubject<Load, Never>()
    do {
      let load = Load()
      gone = load
      let shared = subject.map { [load] in $0 === load }.share()
      let recorder = shared.record()
      subject.send(load)
      recorder.cancel()
      #expect(recorder.values == [true])
      recorder.forgetSubscription()
    }
    #expect(gone == nil)
  }
}
