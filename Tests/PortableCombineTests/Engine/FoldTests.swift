import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}

struct FoldTests {
  private let talk = Conversation()

  @Test func `a result waits until it is wanted`() {
    let source = Source<Int, Broken>(in: talk)
    let recorder = source.reduce(0, +).record(demand: .none, in: talk)
    source.send(1)
    source.send(2)
    source.send(completion: .finished)
    source.send(3)
    source.send(completion: .failure(Broken()))
    #expect(talk.drain() == ["subscription Reduce", "upstream: request unlimited"])

    recorder.request(.none)
    #expect(talk.drain() == [])

    recorder.request(.max(1))
    recorder.request(.max(1))
    #expect(talk.drain() == ["value 3", "finished"])
  }

  @Test func `an early result waits too, and cancels the upstream meanwhile`() {
    let source = Source<Int, Broken>(in: talk)
    let recorder = source.first().record(demand: .none, in: talk)
    source.send(1)
    source.send(2)
    source.send(completion: .failure(Broken()))
    #expect(
      talk.drain() == ["subscription First", "upstream: request unlimited", "upstream: cancel"])

    recorder.request(.unlimited)
    #expect(talk.drain() == ["value 1", "finished"])
  }

  @Test func `an end without a result does not wait`() {
    let source = Source<Int, Broken>()
    let recorder = source.first().record(demand: .none)
    source.send(completion: .finished)

    #expect(recorder.completion == .finished)
  }

  @Test func `a failure does not wait`() {
    let source = Source<Int, Broken>()
    let recorder = source.collect().record(demand: .none)
    source.send(1)
    source.send(completion: .failure(Broken()))
    recorder.request(.unlimited)

    #expect(recorder.values.isEmpty)
    #expect(recorder.completion == .failure(Broken()))
  }

  @Test func `a result that waits is dropped by a cancel`() {
    let source = Source<Int, Broken>()
    let recorder = source.collect().record(demand: .none)
    source.send(completion: .finished)
    recorder.cancel()
    recorder.request(.unlimited)

    #expect(recorder.values.isEmpty)
    #expect(recorder.completion == nil)
  }

  @Test func `a cancel while the result is delivered holds the completion back`() {
    let source = Source<Int, Broken>()
    var cancel: () -> Void = {}
    let recorder = source.count().record { _ in
      cancel()
      return .none
    }
    cancel = recorder.cancel
    source.send(completion: .finished)

    #expect(recorder.values == [0])
    #expect(recorder.completion == nil)
  }

  @Test func `a demand while the result is delivered does not bring it twice`() {
    let source = Source<Int, Broken>()
    var request: () -> Void = {}
    let recorder = source.count().record {
      request()
      return .max($0)
    }
    request = { recorder.request(.max(1)) }
    source.send(completion: .finished)

    #expect(recorder.values == [0])
    #expect(recorder.completionCount == 1)
  }

  @Test func `what is sent while the result is delivered is ignored`() {
    let source = Source<Int, Broken>()
    let recorder = source.first { $0 > 0 }.record { _ in
      source.send(7)
      source.send(completion: .failure(Broken()))
      return .none
    }
    source.send(1)

    #expect(recorder.values == [1])
    #expect(recorder.completion == .finished)
    #expect(recorder.completionCount == 1)
  }

  @Test func `a value sent by the closure is taken in first`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let recorder = subject.last { value in
      if value == 1 { subject.send(2) }
      seen.append(value)
      return true
    }.record()
    subject.send(1)
    subject.send(completion: .finished)

    #expect(seen == [2, 1])
    #expect(recorder.values == [1])
  }

  @Test func `nothing is taken in after a cancel`() {
    let source = Source<Int, Never>()
    var seen: [Int] = []
    let recorder = source.last { value in
      seen.append(value)
      return true
    }.record()
    recorder.cancel()
    source.send(1)
    source.send(completion: .finished)

    #expect(seen.isEmpty)
    #expect(recorder.completion == nil)
    #expect(source.cancelCount == 1)
  }

  @Test func `a subscription shows its operator, its subscriber and its memory`() {
    var mirror: Mirror?
    PassthroughSubject<Int, Never>().reduce(5, +).subscribe(
      AnySubscriber(receiveSubscription: { subscription in
        mirror = Mirror(reflecting: subscription)
        #expect("\(subscription)" == "Reduce")
      }))

    #expect(mirror?.descendant("memory") as? Int == 5)
    #expect(mirror?.descendant("downstream") != nil)
  }
}
