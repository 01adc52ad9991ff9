import PortableCombine
import StreamTesting
import Testing

struct SequenceTests {
  @Test func `elements come as they are demanded, and the completion right after the last`() {
    let talk = Conversation()
    let recorder = (1...5).publisher.record(demand: .max(2), in: talk)
    #expect(talk.drain() == ["subscription 1...5", "value 1", "value 2"])

    recorder.request(.none)
    #expect(talk.drain() == [])

    recorder.request(.max(3))
    #expect(talk.drain() == ["value 3", "value 4", "value 5", "finished"])

    recorder.request(.unlimited)
    recorder.cancel()
    #expect(talk.drain() == [])
  }

  @Test func `an empty sequence finishes without demand`() {
    let talk = Conversation()
    _ = [Int]().publisher.record(demand: .none, in: talk)
    #expect(talk.lines == ["subscription Empty", "finished"])
  }

  @Test func `what a value is answered with counts`() {
    let recorder = (1...10).publisher.record(demand: .max(1)) { $0 < 4 ? .max(1) : .none }
    #expect(recorder.values == [1, 2, 3, 4])

    recorder.request(.max(1))
    #expect(recorder.values == [1, 2, 3, 4, 5])
  }

  @Test func `an answer without limit takes the rest`() {
    let recorder = (1...10).publisher.record(demand: .max(2)) { $0 == 2 ? .unlimited : .none }
    #expect(recorder.values == Array(1...10) && recorder.completionCount == 1)
  }

  @Test func `many values, each requested from inside the last, do not nest`() {
    let subscriber = OneByOne()
    (1...100_000).publisher.subscribe(subscriber)

    #expect(subscriber.sum == 5_000_050_000)
    #expect(subscriber.deepest == 1)
    #expect(subscriber.isFinished)
  }

  @Test func `more than can be counted is demand without limit`() {
    let recorder = (1...4).publisher.record(demand: .max(.max)) { _ in .max(.max) }
    #expect(recorder.values == [1, 2, 3, 4])
  }

  @Test(arguments: [2, 3])
  func `nothing comes after a cancel inside the sink, not even the completion`(last: Int) {
    var cancel = {}
    let recorder = (1...3).publisher.record(demand: .none) {
      if $0 == last { cancel() }
      return .none
    }
    cancel = { recorder.cancel() }

    recorder.request(.unlimited)

    #expect(recorder.values == Array(1...last) && recorder.completionCount == 0)
  }

  @Test func `a cancel before any demand is final`() {
    let recorder = (1...3).publisher.record(demand: .none)
    recorder.cancel()
    recorder.cancel()
    recorder.request(.unlimited)

    #expect(recorder.values == [] && recorder.completionCount == 0)
  }

  @Test func `an endless sequence is drawn from one element ahead`() {
    var drawn = 0
    let numbers = AnyIterator {
      drawn += 1
      return drawn
    }
    let recorder = numbers.publisher.record(demand: .max(2))

    #expect(recorder.values == [1, 2] && drawn == 3)
    recorder.cancel()
  }

  @Test func `each subscriber gets all the elements`() {
    let publisher = [1, 2].publisher
    #expect(publisher.record().values == [1, 2])
    #expect(publisher.record().values == [1, 2])
    #expect(publisher == Publishers.Sequence(sequence: [1, 2]))
  }

  @Test func `everything is let go at the end, though the subscription is kept`() {
    expectToLetGo { [$0].publisher }
  }

  @Test func `a subscription nobody asked for anything holds nothing once it is dropped`() {
    let census = Census()
    _ = subscription(to: [census.member()].publisher)
    #expect(census.count == 0)
  }

  @Test func `the subscription describes the sequence until it is being played`() {
    var seen = ""
    let subscription = subscription(to: [1, 2].publisher) { seen = "\($0)" }
    #expect("\(subscription)" == "[1, 2]")
    #expect(Mirror(reflecting: subscription).children.map(\.label) == ["sequence", "downstream"])

    subscription.request(.max(1))
    #expect(seen == "Sequence")

    subscription.cancel()
    #expect("\(subscription)" == "Sequence")
    #expect(Mirror(reflecting: subscription).children.isEmpty)
    #expect(subscription.combineIdentifier == CombineIdentifier(subscription as AnyObject))
  }

  @Test func `describing it while it is being demanded, or cancelled, loses neither`() {
    struct Odd: Sequence, IteratorProtocol, CustomStringConvertible {
      let onDescription: () -> Void
      var last = 0
      var description: String {
        onDescription()
        return "Odd"
      }
      mutating func next() -> Int? {
        last += 1
        return last
      }
    }
    var action = {}
    var count = 0
    let subscription = subscription(to: Odd { action() }.publisher) { _ in count += 1 }

    action = { subscription.request(.max(2)) }
    #expect("\(subscription)" == "Odd")
    #expect(count == 2)

    action = { subscription.cancel() }
    #expect("\(subscription)" == "Odd")
    #expect("\(subscription)" == "Sequence")
  }

  @Test func `many threads may ask for elements, and each comes once, in order`() {
    let recorder = (0..<4_000).publisher.record(demand: .none)

    onThreads(4) { _ in
      for _ in 0..<1_000 { recorder.request(.max(1)) }
    }

    #expect(recorder.values == Array(0..<4_000))
    #expect(recorder.completionCount == 1)
  }

  @Test func `a cancel from another thread ends it and lets go`() {
    let census = Census()
    let isPlaying = Signal()
    func subscribe() -> Recorder<Void, Never> {
      let member = census.member()
      let endless = AnyIterator { member }.publisher
      // By name, since `map` would be done with all elements first.
      return Publishers.Map(upstream: endless) { $0.use() }.record(demand: .none) { _ in
        isPlaying.signal()
        return .none
      }
    }
    let recorder = subscribe()

    onThreads(2) { number in
      if number == 0 {
        recorder.request(.unlimited)
      } else {
        isPlaying.wait()
        recorder.cancel()
      }
    }

    #expect(recorder.completionCount == 0)
    #expect(census.count == 0)
  }
}

/// Asks for the next value while it is taking one.
private final class OneByOne: Subscriber {
  private var subscription: (any Subscription)?
  private var depth = 0
  private(set) var sum = 0
  private(set) var deepest = 0
  private(set) var isFinished = false

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.max(1))
  }

  func receive(_ input: Int) -> Subscribers.Demand {
    depth += 1
    deepest = max(deepest, depth)
    sum += input
    subscription?.request(.max(1))
    depth -= 1
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
}
