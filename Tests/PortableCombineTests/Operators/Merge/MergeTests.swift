import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}
private final class Load {}

struct MergeTests {
  let talk = Conversation()
  private let a: Source<Int, Broken>
  private let b: Source<Int, Broken>

  init() {
    a = Source(in: talk, name: "a")
    b = Source(in: talk, name: "b")
  }

  @Test func `unlimited demand passes through, and values come in their order`() {
    _ = a.merge(with: b).record(in: talk)
    #expect(talk.drain() == ["subscription Merge", "a: request unlimited", "b: request unlimited"])

    #expect(a.send(1) == .none)
    b.send(2)
    a.send(3)
    a.send(completion: .finished)
    a.send(completion: .finished)
    a.send(4)
    b.send(5)
    #expect(talk.drain() == ["value 1", "value 2", "value 3", "value 5"])

    b.send(completion: .finished)
    b.send(6)
    #expect(talk.drain() == ["finished"])
  }

  @Test func `with limited demand each input is asked for one value, which waits until wanted`() {
    let recorder = a.merge(with: b).record(demand: .none, in: talk)
    #expect(talk.drain() == ["subscription Merge", "a: request max(1)", "b: request max(1)"])

    #expect(b.send(1) == .none)
    #expect(a.send(2) == .none)
    recorder.request(.max(1))
    #expect(talk.drain() == ["value 1", "b: request max(1)"])

    b.send(3)
    recorder.request(.max(3))
    #expect(
      talk.drain() == ["value 2", "a: request max(1)", "value 3", "b: request max(1)"])

    #expect(a.send(4) == .max(1))
    #expect(talk.drain() == ["value 4"])
  }

  @Test func `demand that loses its limit frees what waits and asks for everything`() {
    let recorder = a.merge(with: b).record(demand: .none, in: talk)
    a.send(1)
    a.send(2)
    _ = talk.drain()

    recorder.request(.unlimited)
    #expect(
      talk.drain() == ["value 1", "value 2", "a: request unlimited", "b: request unlimited"])
    recorder.request(.max(1))
    #expect(talk.drain() == [])
  }

  @Test func `an answer to a value counts as demand`() {
    _ = a.merge(with: b).record(demand: .max(1), in: talk) { $0 < 3 ? .max(1) : .none }
    a.send(1)
    b.send(2)
    a.send(3)
    b.send(4)
    #expect(talk.drain().suffix(3) == ["value 1", "value 2", "value 3"])
  }

  @Test func `an answer that loses the limit asks every input for everything`() {
    _ = a.merge(with: b).record(demand: .max(1), in: talk) { _ in .unlimited }
    _ = talk.drain()
    a.send(1)
    #expect(talk.drain() == ["value 1", "a: request unlimited", "b: request unlimited"])
  }

  @Test func `a value that waits holds the completion back`() {
    let recorder = a.merge(with: b).record(demand: .none, in: talk)
    a.send(1)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(talk.drain().count == 3)

    recorder.request(.max(1))
    #expect(talk.drain() == ["value 1", "finished"])
  }

  @Test func `the first failure cancels the others, and drops what waits`() {
    let recorder = a.merge(with: b).record(demand: .none, in: talk)
    a.send(1)
    _ = talk.drain()
    b.send(completion: .failure(Broken()))
    a.send(2)
    a.send(completion: .finished)
    recorder.request(.unlimited)
    #expect(talk.drain() == ["a: cancel", "failure Broken()"])
  }

  @Test func `a cancel reaches every input, and nothing follows it`() {
    let recorder = a.merge(with: b).record(in: talk)
    _ = talk.drain()
    recorder.cancel()
    a.send(1)
    b.send(completion: .finished)
    recorder.cancel()
    #expect(talk.drain() == ["a: cancel", "b: cancel"])
  }

  @Test func `a cancel inside the sink is the end, whatever waits`() {
    var cancel = {}
    let recorder = a.merge(with: b).record(demand: .none, in: talk) { _ in
      cancel()
      return .none
    }
    cancel = { recorder.cancel() }
    a.send(1)
    b.send(2)
    recorder.request(.max(2))
    #expect(recorder.values == [1])
    #expect(a.cancelCount == 1 && b.cancelCount == 1)
  }

  @Test func `a cancel in reply to the subscription cancels the inputs as they answer`() {
    let subscriber = AnySubscriber<Int, Broken>(receiveSubscription: { $0.cancel() })
    a.merge(with: b).subscribe(subscriber)
    #expect(talk.lines == ["a: cancel", "b: cancel"])
  }

  @Test func `a sink may send to another input: the value is delivered inside`() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let talk = Conversation()
    let token = first.merge(with: second).sink { value in
      talk.note("begin \(value)")
      if value == 1 { second.send(2) }
      talk.note("end \(value)")
    }
    first.send(1)
    #expect(talk.lines == ["begin 1", "begin 2", "end 2", "end 1"])
    token.cancel()
  }

  @Test func `a value sent from inside does not overtake one of the same input that waits`() {
    var reenter = {}
    let recorder = a.merge(with: b).record(demand: .none, in: talk) { value in
      if value == 1 { reenter() }
      return .none
    }
    reenter = { a.send(3) }
    b.send(1)
    a.send(2)
    recorder.request(.unlimited)
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func `a request inside the sink does not nest`() {
    var request = {}
    var (depth, deepest) = (0, 0)
    let recorder = (0..<20_000).publisher.merge(with: (0..<20_000).publisher)
      .record(demand: .none) { _ in
        depth += 1
        defer { depth -= 1 }
        deepest = max(deepest, depth)
        request()
        return .none
      }
    request = { recorder.request(.max(1)) }
    request()
    #expect(recorder.values.count == 40_000 && deepest < 4)
    #expect(recorder.completionCount == 1)
  }

  @Test func `a second subscription of an input is refused`() {
    let twice = Twice()
    let recorder = twice.merge(with: Empty(completeImmediately: false)).record()
    #expect(recorder.subscriptionCount == 1)
    #expect(twice.second.cancelCount == 1)
  }

  @Test func `everything is let go of after the completion and after a cancel`() {
    for completes in [true, false] {
      weak var gone: Load?
      let subject = PassthroughSubject<Load, Never>()
      do {
        let load = Load()
        gone = load
        let held = subject.merge(with: subject).map { ($0, load) }.record(demand: .none)
        subject.send(load)
        if completes { subject.send(completion: .finished) } else { held.cancel() }
        if completes { held.request(.unlimited) }
        #expect(held.completionCount == (completes ? 1 : 0))
        held.forgetSubscription()
      }
      #expect(gone == nil)
    }
  }
}

/// Sends a second subscription to its subscriber.
private struct Twice: Publisher {
  typealias Output = Int
  typealias Failure = Never
  let second = Source<Int, Never>()

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    Source<Int, Never>().receive(subscriber: subscriber)
    second.receive(subscriber: subscriber)
  }
}

struct MergeArityTests {
  let sources = (0..<9).map { _ in Source<Int, Never>() }

  private func check(_ count: Int, _ recorder: Recorder<Int, Never>) {
    for (index, source) in sources.enumerated() { source.send(index) }
    #expect(recorder.values == Array(0..<count))
    for source in sources.prefix(count - 1) { source.send(completion: .finished) }
    #expect(recorder.completionCount == 0)
    sources[count - 1].send(completion: .finished)
    #expect(recorder.completionCount == 1)
  }

  @Test func `two to eight publishers`() {
    let s = sources
    check(2, Publishers.Merge(s[0], s[1]).record())
    check(3, s[0].merge(with: s[1], s[2]).record())
    check(4, s[0].merge(with: s[1], s[2], s[3]).record())
    check(5, s[0].merge(with: s[1], s[2], s[3], s[4]).record())
    check(6, s[0].merge(with: s[1], s[2], s[3], s[4], s[5]).record())
    check(7, s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6]).record())
    check(8, s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6], s[7]).record())
  }

  @Test func `merging further ones makes the wider type`() {
    let s = sources.map { $0.eraseToAnyPublisher() }
    let two = Publishers.Merge(s[0], s[1])
    check(3, (two.merge(with: s[2]) as Publishers.Merge3).record())
    check(4, (two.merge(with: s[2], s[3]) as Publishers.Merge4).record())
    check(5, (two.merge(with: s[2], s[3], s[4]) as Publishers.Merge5).record())
    check(6, (two.merge(with: s[2], s[3], s[4], s[5]) as Publishers.Merge6).record())
    check(7, (two.merge(with: s[2], s[3], s[4], s[5], s[6]) as Publishers.Merge7).record())
    check(8, (two.merge(with: s[2], s[3], s[4], s[5], s[6], s[7]) as Publishers.Merge8).record())
    let three = two.merge(with: s[2])
    check(4, (three.merge(with: s[3]) as Publishers.Merge4).record())
    check(5, (three.merge(with: s[3], s[4]) as Publishers.Merge5).record())
    check(6, (three.merge(with: s[3], s[4], s[5]) as Publishers.Merge6).record())
    check(7, (three.merge(with: s[3], s[4], s[5], s[6]) as Publishers.Merge7).record())
    check(8, (three.merge(with: s[3], s[4], s[5], s[6], s[7]) as Publishers.Merge8).record())
    let four = three.merge(with: s[3])
    check(5, (four.merge(with: s[4]) as Publishers.Merge5).record())
    check(6, (four.merge(with: s[4], s[5]) as Publishers.Merge6).record())
    check(7, (four.merge(with: s[4], s[5], s[6]) as Publishers.Merge7).record())
    check(8, (four.merge(with: s[4], s[5], s[6], s[7]) as Publishers.Merge8).record())
    let five = four.merge(with: s[4])
    check(6, (five.merge(with: s[5]) as Publishers.Merge6).record())
    check(7, (five.merge(with: s[5], s[6]) as Publishers.Merge7).record())
    check(8, (five.merge(with: s[5], s[6], s[7]) as Publishers.Merge8).record())
    let six = five.merge(with: s[5])
    check(7, (six.merge(with: s[6]) as Publishers.Merge7).record())
    check(8, (six.merge(with: s[6], s[7]) as Publishers.Merge8).record())
    check(8, (six.merge(with: s[6]).merge(with: s[7]) as Publishers.Merge8).record())
  }

  @Test func `any number of publishers of one type`() {
    let s = sources
    check(4, Publishers.MergeMany(s[0], s[1], s[2], s[3]).record())
    check(9, Publishers.MergeMany(s).record())
    check(2, (s[0].merge(with: s[1]) as Publishers.MergeMany).record())
    check(3, Publishers.MergeMany(s.prefix(2)).merge(with: s[2]).record())
    #expect(Publishers.MergeMany([Source<Int, Never>]()).record().completionCount == 1)
  }

  @Test func `publishers of equal inputs are equal`() {
    #expect(Publishers.Merge(Just(1), Just(2)) == Publishers.Merge(Just(1), Just(2)))
    #expect(Publishers.Merge(Just(1), Just(2)) != Publishers.Merge(Just(1), Just(3)))
    #expect(Publishers.MergeMany(Just(1)) == Publishers.MergeMany([Just(1)]))
  }
}
