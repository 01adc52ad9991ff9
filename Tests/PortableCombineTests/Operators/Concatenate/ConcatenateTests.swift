import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}
private final class Load {}

struct ConcatenateTests {
  private let talk = Conversation()
  private let a: Source<Int, Broken>
  private let b: Source<Int, Broken>

  init() {
    a = Source(in: talk, name: "a")
    b = Source(in: talk, name: "b")
  }

  @Test func `the second follows the first, with the demand that is left`() {
    let recorder = a.append(b).record(demand: .max(3), in: talk)
    #expect(talk.drain() == ["subscription Concatenate", "a: request max(3)"])
    #expect(a.send(1) == .none)
    recorder.request(.max(1))
    a.send(completion: .finished)
    a.send(completion: .finished)
    a.send(9)
    #expect(talk.drain() == ["value 1", "a: request max(1)", "b: request max(3)"])
    b.send(2)
    b.send(completion: .finished)
    #expect(talk.drain() == ["value 2", "finished"])
  }

  @Test func `answers count as demand for the second`() {
    _ = a.append(b).record(demand: .max(1)) { $0 == 1 ? .max(2) : .none }
    #expect(a.send(1) == .max(2))
    a.send(completion: .finished)
    #expect(b.requests == [.max(2)])
  }

  @Test func `without demand the second is not asked for any`() {
    let recorder = a.append(b).record(demand: .none, in: talk)
    a.send(completion: .finished)
    #expect(talk.drain() == ["subscription Concatenate"])
    recorder.request(.unlimited)
    #expect(talk.drain() == ["b: request unlimited"])
    #expect(b.send(1) == .none)
  }

  @Test func `a failure of the first ends it without the second`() {
    _ = a.append(b).record(in: talk)
    _ = talk.drain()
    a.send(completion: .failure(Broken()))
    #expect(talk.drain() == ["failure Broken()"])
    #expect(b.subscriptionCount == 0)
  }

  @Test func `a failure of the second is passed on`() {
    let recorder = a.append(b).record()
    a.send(completion: .finished)
    b.send(completion: .failure(Broken()))
    b.send(completion: .finished)
    #expect(recorder.completion == .failure(Broken()) && recorder.completionCount == 1)
  }

  @Test func `a cancel reaches the one that is listened to`() {
    let first = a.append(b).record(in: talk)
    _ = talk.drain()
    first.cancel()
    a.send(1)
    a.send(completion: .finished)
    #expect(talk.drain() == ["a: cancel"])
    #expect(b.subscriptionCount == 0)

    let second = a.append(b).record(in: talk)
    a.send(completion: .finished)
    _ = talk.drain()
    second.cancel()
    b.send(1)
    #expect(talk.drain() == ["b: cancel"])
  }

  @Test func `a cancel inside the sink keeps the second from being subscribed to`() {
    var cancel = {}
    let recorder = [1, 2].publisher.setFailureType(to: Broken.self).append(b).record(demand: .none)
    { _ in
      cancel()
      return .none
    }
    cancel = { recorder.cancel() }
    recorder.request(.unlimited)
    #expect(recorder.values == [1] && b.subscriptionCount == 0)
  }

  @Test func `a cancel in reply to the subscription cancels the first as it answers`() {
    let subscriber = AnySubscriber<Int, Broken>(receiveSubscription: { $0.cancel() })
    a.append(b).subscribe(subscriber)
    #expect(talk.lines == ["a: cancel"])
  }

  @Test func `values, sequences and publishers go behind and in front`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.append(4, 5).append([6]).append(Just(7))
      .prepend(3).prepend([1, 2]).prepend(Just(0)).record()
    subject.send(33)
    subject.send(completion: .finished)
    #expect(recorder.values == [0, 1, 2, 3, 33, 4, 5, 6, 7])
    #expect(recorder.completionCount == 1)
  }

  @Test func `long synchronous publishers do not pile up on the stack`() {
    let numbers = (0..<100_000).publisher.map { $0 }
    let recorder = numbers.append(numbers).record(demand: .max(1)) { _ in .max(1) }
    #expect(recorder.values.count == 200_000 && recorder.completionCount == 1)
  }

  @Test func `publishers of equal parts are equal`() {
    let one = Publishers.Concatenate(prefix: Just(1), suffix: Just(2))
    #expect(one == .init(prefix: Just(1), suffix: Just(2)))
    #expect(one != .init(prefix: Just(1), suffix: Just(3)))
  }

  @Test func `everything is let go of after the completion and after a cancel`() {
    for completes in [true, false] {
      weak var gone: Load?
      let subject = PassthroughSubject<Int, Never>()
      do {
        let load = Load()
        gone = load
        let recorder = subject.append(subject.map { [load] in $0 + (load === gone ? 0 : 1) })
          .record()
        if completes { subject.send(completion: .finished) } else { recorder.cancel() }
        #expect(recorder.completionCount == (completes ? 1 : 0))
      }
      #expect(gone == nil)
    }
  }
}
