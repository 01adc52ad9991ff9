public import PortableCombine
import Threads

/// A publisher that a test plays by hand, and that keeps what its subscriber asked of it.
///
/// It sends whatever it is told to, demanded or not: that is how an operator's own manners are put
/// to the test.
public final class Source<Output, Failure: Error>: Publisher {
  private struct State {
    var subscriber: AnySubscriber<Output, Failure>?
    var subscriptionCount = 0
    var requests: [Subscribers.Demand] = []
    var cancelCount = 0
  }

  private let state = Guarded(State())
  private let conversation: Conversation?
  private let name: String

  /// A source that writes into `conversation` under `name`.
  public init(in conversation: Conversation? = nil, name: String = "upstream") {
    self.conversation = conversation
    self.name = name
  }

  /// What was requested, request by request; what a value was answered with is not in it.
  public var requests: [Subscribers.Demand] { state.withLock { $0.requests } }

  /// How often the subscription was cancelled.
  public var cancelCount: Int { state.withLock { $0.cancelCount } }

  /// How many subscribers came.
  public var subscriptionCount: Int { state.withLock { $0.subscriptionCount } }

  /// Sends `value`, and returns what the subscriber wants beyond it.
  @discardableResult
  public func send(_ value: Output) -> Subscribers.Demand {
    state.withLock { $0.subscriber }?.receive(value) ?? .none
  }

  /// Completes.
  public func send(completion: Subscribers.Completion<Failure>) {
    state.withLock { $0.subscriber }?.receive(completion: completion)
  }

  /// Lets go of the subscriber, as a publisher does after its completion.
  public func forgetSubscriber() {
    let forgotten = state.withLock { state in
      defer { state.subscriber = nil }
      return state.subscriber
    }
    withExtendedLifetime(forgotten) {}
  }

  /// Makes `subscriber` the one the test plays to from now on.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    state.withLock {
      $0.subscriber = AnySubscriber(subscriber)
      $0.subscriptionCount += 1
    }
    subscriber.receive(subscription: SourceSubscription(source: self))
  }

  private struct SourceSubscription: Subscription, CustomStringConvertible {
    let source: Source
    let combineIdentifier = CombineIdentifier()
    var description: String { "Source" }

    func request(_ demand: Subscribers.Demand) {
      source.state.withLock { $0.requests.append(demand) }
      source.conversation?.note("\(source.name): request \(demand)")
    }

    func cancel() {
      source.state.withLock { $0.cancelCount += 1 }
      source.conversation?.note("\(source.name): cancel")
    }
  }
}
