import StreamTesting
import Testing
import ViewStore

/// Inputs that do not keep to the rules, and values that act when they are let go of.
struct RudeInputsTests {
  /// Keeps its subscriber, and does nothing until a test says so.
  private final class Puppet: Publisher {
    typealias Output = Int
    typealias Failure = Never
    private(set) var subscriber: AnySubscriber<Int, Never>?
    private(set) var ticket = Ticket()

    final class Ticket: Subscription {
      private(set) var isCancelled = false
      func request(_ demand: Subscribers.Demand) {}
      func cancel() { isCancelled = true }
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      self.subscriber = AnySubscriber(subscriber)
    }

    /// Hands a subscription out, a new one each time.
    func subscribe() -> Ticket {
      ticket = Ticket()
      subscriber?.receive(subscription: ticket)
      return ticket
    }
  }

  @Test func `a second subscription is refused`() {
    let puppet = Puppet()
    let recorder = puppet.combineLatest(Just(1), glitchFree: false).map { a, b in a + b }.record()
    let (first, second) = (puppet.subscribe(), puppet.subscribe())
    #expect(!first.isCancelled && second.isCancelled)
    recorder.cancel()
    #expect(first.isCancelled)
  }

  @Test func `a subscription that comes after the end is cancelled`() {
    let puppet = Puppet()
    let recorder = puppet.combineLatest(Just(1), glitchFree: false).map { a, b in a + b }.record()
    recorder.cancel()
    #expect(puppet.subscribe().isCancelled)
  }

  @Test func `where one input fails at once, those after it are not asked`() {
    struct Flop: Error {}
    let source = Source<Int, Flop>()
    let recorder = Fail<Int, Flop>(error: Flop()).combineLatest(source, glitchFree: false)
      .map { a, b in a + b }.record()
    #expect(recorder.completionCount == 1)
    #expect(source.subscriptionCount == 0)
  }

  @Test func `an input that goes on after its end is not heard, and ends once`() {
    let sources = (0..<2).map { _ in Source<Int, Never>() }
    let recorder = sources[0].combineLatest(sources[1], glitchFree: false)
      .map { a, b in a + b }.record()
    for source in sources { source.send(1) }
    sources[0].send(completion: .finished)
    sources[0].send(10)
    sources[0].send(completion: .finished)
    #expect(recorder.values == [2])
    #expect(recorder.completionCount == 0)
    sources[1].send(5)
    sources[1].send(completion: .finished)
    #expect(recorder.values == [2, 6])
    #expect(recorder.completionCount == 1)
  }

  @Test func `a value that cancels as it is let go of has the last word`() {
    final class Thing {
      let onEnd: () -> Void
      init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
      deinit { onEnd() }
    }
    let (things, numbers) = (PassthroughSubject<Thing, Never>(), CurrentValueSubject<Int, Never>(1))
    let recorder = Recorder<Int, Never>()
    things.combineLatest(numbers, glitchFree: false).map { _, number in number }
      .receive(subscriber: recorder)
    things.send(Thing { recorder.cancel() })
    #expect(recorder.values == [1])
    things.send(Thing {})
    #expect(recorder.values == [1])
  }

  @Test func `values are let go of with everything else, also without an end`() {
    final class Thing {}
    weak var watched: Thing?
    do {
      let source = Source<Thing, Never>()
      let recorder = Recorder<Int, Never>()
      source.combineLatest(Just(1), glitchFree: false).map { _, number in number }
        .receive(subscriber: recorder)
      let thing = Thing()
      watched = thing
      source.send(thing)
      #expect(recorder.values == [1])
      source.forgetSubscriber()
      recorder.forgetSubscription()
    }
    #expect(watched == nil)
  }
}
