import Foundation
import PortableCombine
import Synchronization
import Testing

private typealias Feed = PassthroughSubject<Mark, Never>

/// Many threads at the inputs of one operator, and at its subscription.
@Suite(.serialized) struct OperatorStressTests {
  private let count = 2_000
  private let feeds = Shared((0..<4).map { _ in Feed() })

  /// Each of four threads sends its marks into a feed of its own.
  private func play(thread: Int) {
    for number in 0..<count { feeds.value[thread].send(Mark(thread: thread, number: number)) }
  }

  @Test func `merge loses nothing and keeps each input's order`() {
    let f = feeds.value
    let log = SerialLog<Mark>()
    let token = f[0].merge(with: f[1], f[2], f[3])
      .sink(receiveCompletion: { _ in log.complete() }, receiveValue: { log.add($0) })
    onThreads(4) { thread in
      play(thread: thread)
      feeds.value[thread].send(completion: .finished)
    }
    #expect(log.values.count == 4 * count && log.completions == 1)
    #expect(log.values.keepOrderPerThread && log.overlaps == 0)
    token.cancel()
  }

  @Test func `merge with limited demand loses nothing that was demanded`() {
    let inputs = Shared(
      (0..<4).map { thread in
        (0..<count).publisher.map { Mark(thread: thread, number: $0) }
      })
    let gates = Shared((0..<4).map { _ in PassthroughSubject<Void, Never>() })
    let log = SerialLog<Mark>()
    let merged = Publishers.MergeMany(
      (0..<4).map { thread in
        gates.value[thread].flatMap { inputs.value[thread] }
      })
    let subscriber = AnySubscriber<Mark, Never>(
      receiveSubscription: { $0.request(.max(1)) },
      receiveValue: {
        log.add($0)
        return .max(1)
      },
      receiveCompletion: { _ in log.complete() })
    merged.subscribe(subscriber)
    onThreads(4) { thread in
      gates.value[thread].send()
      gates.value[thread].send(completion: .finished)
    }
    #expect(log.values.count == 4 * count && log.completions == 1)
    #expect(log.values.keepOrderPerThread && log.overlaps == 0)
  }

  @Test func `combineLatest ends with the last value of each input`() {
    let f = feeds.value
    let log = SerialLog<[Mark]>()
    let token = f[0].combineLatest(f[1], f[2], f[3]) { [$0, $1, $2, $3] }
      .sink(receiveCompletion: { _ in log.complete() }, receiveValue: { log.add($0) })
    for thread in 0..<4 { f[thread].send(Mark(thread: thread, number: -1)) }
    onThreads(4) { thread in
      play(thread: thread)
      feeds.value[thread].send(completion: .finished)
    }
    #expect(log.values.count == 4 * count + 1 && log.completions == 1 && log.overlaps == 0)
    #expect(log.values.last == (0..<4).map { Mark(thread: $0, number: count - 1) })
    for index in 0..<4 {
      let numbers = log.values.map { $0[index].number }
      #expect(numbers == numbers.sorted())
    }
    token.cancel()
  }

  @Test func `zip pairs every value with its equal`() {
    let f = feeds.value
    let log = SerialLog<[Int]>()
    let token = f[0].zip(f[1], f[2], f[3]) { [$0.number, $1.number, $2.number, $3.number] }
      .sink(receiveCompletion: { _ in log.complete() }, receiveValue: { log.add($0) })
    onThreads(4) { thread in
      play(thread: thread)
      feeds.value[thread].send(completion: .finished)
    }
    #expect(log.values == (0..<count).map { [$0, $0, $0, $0] })
    #expect(log.completions == 1 && log.overlaps == 0)
    token.cancel()
  }

  @Test func `flatMap loses nothing of what its publishers send`() {
    let outer = Shared(PassthroughSubject<Int, Never>())
    let feeds = feeds
    let log = SerialLog<Mark>()
    let token = outer.value.flatMap { feeds.value[$0] }
      .sink(receiveCompletion: { _ in log.complete() }, receiveValue: { log.add($0) })
    onThreads(4) { thread in
      outer.value.send(thread)
      // Where another thread has the turn, the subscription may come after the first values.
      play(thread: thread)
      feeds.value[thread].send(completion: .finished)
    }
    outer.value.send(completion: .finished)
    #expect(log.completions == 1 && log.overlaps == 0 && log.values.keepOrderPerThread)

    let all = SerialLog<Mark>()
    let marks = Shared(PassthroughSubject<Mark, Never>())
    let other = marks.value.flatMap(maxPublishers: .unlimited) { Just($0) }.sink { all.add($0) }
    onThreads(4) { thread in
      for number in 0..<count { marks.value.send(Mark(thread: thread, number: number)) }
    }
    #expect(all.values.count == 4 * count && all.values.keepOrderPerThread && all.overlaps == 0)
    token.cancel()
    other.cancel()
  }

  @Test func `switchToLatest delivers nothing of a publisher that was left`() {
    let outer = Shared(PassthroughSubject<Feed, Never>())
    let log = SerialLog<Mark>()
    let token = outer.value.switchToLatest().sink { log.add($0) }
    onThreads(4) { thread in
      if thread == 0 {
        for number in 0..<count { outer.value.send(feeds.value[number % 4]) }
        outer.value.send(feeds.value[0])
      } else {
        play(thread: thread)
      }
    }
    let seen = log.values.count
    for feed in feeds.value { feed.send(Mark(thread: 9, number: 0)) }
    #expect(log.values.dropFirst(seen) == [Mark(thread: 9, number: 0)])
    #expect(log.overlaps == 0 && log.values.prefix(seen).keepOrderPerThread)
    token.cancel()
  }

  @Test func `share connects and disconnects while values flow`() {
    let source = Shared(feeds.value[0])
    let shared = Shared(source.value.share())
    onThreads(4) { thread in
      if thread == 0 { return play(thread: 0) }
      for _ in 0..<200 {
        let log = SerialLog<Mark>()
        let token = shared.value.sink { log.add($0) }
        source.value.send(Mark(thread: thread, number: 0))
        token.cancel()
        #expect(log.overlaps == 0)
      }
    }
    let log = SerialLog<Mark>()
    let token = shared.value.sink { log.add($0) }
    source.value.send(Mark(thread: 1, number: 1))
    #expect(log.values == [Mark(thread: 1, number: 1)])
    token.cancel()
  }

  @Test func `subscribing and cancelling while others send neither crashes nor delivers late`() {
    let late = Atomic<Int>(0)
    let feeds = feeds
    onThreads(4) { thread in
      if thread < 2 { return play(thread: thread) }
      for number in 0..<150 {
        let f = feeds.value
        let mine = Mark(thread: thread, number: -number)
        let check: @Sendable (Mark) -> Void = { if $0 == mine { late.add(1, ordering: .relaxed) } }
        let tokens = [
          f[0].merge(with: f[1]).sink { check($0) },
          f[0].combineLatest(f[1]).sink {
            check($0)
            check($1)
          },
          f[0].zip(f[1]).sink {
            check($0)
            check($1)
          },
          f[0].flatMap { _ in f[1] }.sink { check($0) },
          f[0].map { _ in f[1] }.switchToLatest().sink { check($0) },
          f[0].buffer(size: 4, prefetch: .byRequest, whenFull: .dropOldest).sink { check($0) },
          f[0].prefix(untilOutputFrom: f[2]).sink { check($0) },
          f[0].drop(untilOutputFrom: f[1]).sink { check($0) },
          f[0].append(f[1]).sink { check($0) },
        ]
        for token in tokens { token.cancel() }
        f[0].send(mine)
        f[1].send(mine)
      }
    }
    #expect(late.load(ordering: .relaxed) == 0)
  }

  @Test func `a cancel from another thread reaches the inputs while a value is being delivered`() {
    let (inside, cancelled) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let cancels = Counter()
    let f = feeds.value
    let inputs = f.map { feed in CancelProbe(feed, cancels) }
    let log = SerialLog<Mark>()
    let token = Shared(
      inputs[0].merge(with: inputs[1]).sink { mark in
        log.add(mark)
        inside.signal()
        cancelled.wait()
      })
    onThreads(2) { thread in
      if thread == 0 {
        feeds.value[0].send(Mark(thread: 0, number: 0))
        feeds.value[1].send(Mark(thread: 0, number: 1))
      } else {
        inside.wait()
        token.value.cancel()
        #expect(cancels.count.load(ordering: .relaxed) == 2)
        cancelled.signal()
      }
    }
    #expect(log.values == [Mark(thread: 0, number: 0)])
  }
}

private final class Counter: Sendable {
  let count = Atomic<Int>(0)
}

/// Counts how often its subscription is cancelled.
private struct CancelProbe: Publisher {
  typealias Output = Mark
  typealias Failure = Never
  let feed: Feed
  let cancels: Counter

  init(_ feed: Feed, _ cancels: Counter) {
    self.feed = feed
    self.cancels = cancels
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Mark, S.Failure == Never {
    feed.receive(
      subscriber: AnySubscriber<Mark, Never>(
        receiveSubscription: {
          subscriber.receive(subscription: Probe(inner: $0, cancels: cancels))
        },
        receiveValue: { subscriber.receive($0) },
        receiveCompletion: { subscriber.receive(completion: $0) }))
  }

  private struct Probe: Subscription {
    let inner: any Subscription
    let cancels: Counter
    let combineIdentifier = CombineIdentifier()

    func request(_ demand: Subscribers.Demand) { inner.request(demand) }

    func cancel() {
      cancels.count.add(1, ordering: .relaxed)
      inner.cancel()
    }
  }
}
