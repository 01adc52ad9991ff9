import PortableCombine
import StreamTesting
import Testing

/// What the tests of timed operators play with.
enum Timed {
  /// Something to capture, whose release can be seen.
  final class Witness {
    private let tally: Tally

    init(_ tally: Tally) {
      self.tally = tally
      tally.living += 1
    }

    deinit { tally.living -= 1 }

    final class Tally {
      var living = 0
    }
  }

  /// Runs closures only when told to, and in whatever order: as a concurrent queue may.
  final class UnorderedScheduler: Scheduler {
    typealias SchedulerTimeType = VirtualTime
    typealias SchedulerOptions = Never

    var actions: [() -> Void] = []

    var now: VirtualTime { .start }
    var minimumTolerance: VirtualTime.Stride { 0 }

    func schedule(options: Never?, _ action: @escaping () -> Void) { actions.append(action) }

    func schedule(
      after date: VirtualTime, tolerance: VirtualTime.Stride, options: Never?,
      _ action: @escaping () -> Void
    ) {
      actions.append(action)
    }

    func schedule(
      after date: VirtualTime, interval: VirtualTime.Stride, tolerance: VirtualTime.Stride,
      options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      actions.append(action)
      return AnyCancellable {}
    }

    /// Runs the closure that was scheduled last.
    func runLast() { actions.popLast()?() }
  }

  /// A subscriber that cancels while it takes a value.
  final class Canceller<Input>: Subscriber {
    typealias Failure = Never

    private let count: Int
    private var subscription: (any Subscription)?
    private(set) var values: [Input] = []
    private(set) var isComplete = false

    init(after count: Int) { self.count = count }

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      values.append(input)
      if values.count == count { subscription?.cancel() }
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) { isComplete = true }
  }

  /// A subscriber that keeps its subscription and does nothing.
  final class SubscriptionHolder<Input>: Subscriber {
    typealias Failure = Never

    var subscription: (any Subscription)?

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Input) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Never>) {}
  }

  /// A publisher that breaks the rules and hands out two subscriptions.
  struct Twice<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure

    let upstream: Upstream

    init(_ upstream: Upstream) { self.upstream = upstream }

    func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: subscriber)
      upstream.receive(subscriber: subscriber)
    }
  }

  /// Sends all it has inside the first request, whatever its size.
  struct AtOnce<Output>: Publisher {
    typealias Failure = Never

    let values: [Output]

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let token = AtOnceToken { _ in
        for value in values { _ = subscriber.receive(value) }
        subscriber.receive(completion: .finished)
      }
      subscriber.receive(subscription: token)
    }
  }

  /// A subscriber that cancels as soon as it has a subscription.
  struct Refuser<Input>: Subscriber {
    typealias Failure = Never

    let combineIdentifier = CombineIdentifier()
    private let held: Any?

    init(holding held: Any? = nil) { self.held = held }

    func receive(subscription: any Subscription) { subscription.cancel() }
    func receive(_ input: Input) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Never>) {}
  }

  /// A subscriber that keeps something, its subscription too, and asks for nothing.
  final class Holder: Subscriber {
    typealias Input = Witness
    typealias Failure = Never

    private let held: Any
    private var subscription: (any Subscription)?

    init(_ held: Any) { self.held = held }

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Witness) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Never>) {}
  }

  /// Somewhere to keep a thing.
  final class Slot<Value> {
    var value: Value?
  }

  /// Counts from one to a limit, as far as it is asked, and finishes behind the last number.
  struct Supply: Publisher {
    typealias Output = Int
    typealias Failure = Never

    let limit: Int
    let talk: Conversation

    init(_ limit: Int, in talk: Conversation) {
      self.limit = limit
      self.talk = talk
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      var sent = 0
      let token = AtOnceToken { demand in
        talk.note("request \(demand)")
        for _ in 0..<(demand.max ?? limit) where sent < limit {
          sent += 1
          _ = subscriber.receive(sent)
          if sent == limit { subscriber.receive(completion: .finished) }
        }
      }
      subscriber.receive(subscription: token)
    }
  }

  struct AtOnceToken: Subscription {
    let combineIdentifier = CombineIdentifier()
    let play: (Subscribers.Demand) -> Void

    init(play: @escaping (Subscribers.Demand) -> Void) { self.play = play }

    func request(_ demand: Subscribers.Demand) { play(demand) }
    func cancel() {}
  }
}

/// Checks that `pipeline` lets go of its upstream, its downstream and its values, after a
/// completion, after a cancel, and after a cancel with values still on their way.
func expectRelease<P: Publisher>(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ pipeline: (Source<Timed.Witness, Never>, TestScheduler<VirtualTime, Never>) -> P
) where P.Failure == Never {
  for ending in ["completion", "cancel", "early cancel"] {
    let tally = Timed.Witness.Tally()
    let clock = TestScheduler()
    do {
      let source = Source<Timed.Witness, Never>()
      let inSink = Timed.Witness(tally)
      let token = pipeline(source, clock).sink { _ in _ = inSink }
      clock.advance()
      source.send(Timed.Witness(tally))
      if ending != "early cancel" { clock.advance(by: 10) }
      source.send(Timed.Witness(tally))
      if ending == "completion" { source.send(completion: .finished) } else { token.cancel() }
      source.forgetSubscriber()
    }
    if ending == "completion" { clock.run() } else { clock.advance() }
    #expect(tally.living == 0, "after \(ending)", sourceLocation: sourceLocation)
    #expect(clock.pendingCount == 0, "after \(ending)", sourceLocation: sourceLocation)
  }
}
