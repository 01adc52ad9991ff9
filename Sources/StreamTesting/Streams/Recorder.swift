public import PortableCombine
import Threads

/// A subscriber that keeps everything it was told, and demands just what the test says.
public final class Recorder<Input, Failure: Error>: Subscriber, Cancellable {
  private struct State {
    var values: [Input] = []
    var completions: [Subscribers.Completion<Failure>] = []
    var subscriptions: [any Subscription] = []
  }

  private let state = Guarded(State())
  private let initialDemand: Subscribers.Demand
  private let conversation: Conversation?
  private let answer: (Input) -> Subscribers.Demand

  /// A recorder that asks for `demand` at first and, on each value, for what `answer` says; called
  /// while the value is being delivered, `answer` is also the place to cancel or send from inside.
  public init(
    demand: Subscribers.Demand = .unlimited, in conversation: Conversation? = nil,
    answer: @escaping (Input) -> Subscribers.Demand = { _ in .none }
  ) {
    initialDemand = demand
    self.conversation = conversation
    self.answer = answer
  }

  /// The values, in order.
  public var values: [Input] { state.withLock { $0.values } }

  /// The completion, once there was one.
  public var completion: Subscribers.Completion<Failure>? {
    state.withLock { $0.completions.first }
  }

  /// How often a completion came: more than once is a fault of the publisher.
  public var completionCount: Int { state.withLock { $0.completions.count } }

  /// How often a subscription came: more than once is a fault of the publisher.
  public var subscriptionCount: Int { state.withLock { $0.subscriptions.count } }

  /// Asks for `demand` more values.
  public func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.subscriptions.first }?.request(demand)
  }

  /// Cancels the subscription, and keeps what was recorded.
  public func cancel() {
    state.withLock { $0.subscriptions.first }?.cancel()
  }

  /// Lets go of the subscription, as a subscriber does that is done with it.
  public func forgetSubscription() {
    let forgotten = state.withLock { state in
      defer { state.subscriptions = [] }
      return state.subscriptions
    }
    withExtendedLifetime(forgotten) {}
  }

  /// Keeps the subscription and requests the initial demand.
  public func receive(subscription: any Subscription) {
    state.withLock { $0.subscriptions.append(subscription) }
    conversation?.note("subscription \(subscription)")
    if initialDemand > .none { subscription.request(initialDemand) }
  }

  /// Keeps the value and answers as the test said.
  public func receive(_ input: Input) -> Subscribers.Demand {
    state.withLock { $0.values.append(input) }
    conversation?.note("value \(input)")
    return answer(input)
  }

  /// Keeps the completion.
  public func receive(completion: Subscribers.Completion<Failure>) {
    state.withLock { $0.completions.append(completion) }
    switch completion {
    case .finished: conversation?.note("finished")
    case .failure(let error): conversation?.note("failure \(error)")
    }
  }
}

extension Publisher {
  /// Subscribes a ``Recorder`` to this publisher and returns it.
  public func record(
    demand: Subscribers.Demand = .unlimited, in conversation: Conversation? = nil,
    answer: @escaping (Output) -> Subscribers.Demand = { _ in .none }
  ) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(demand: demand, in: conversation, answer: answer)
    subscribe(recorder)
    return recorder
  }
}
