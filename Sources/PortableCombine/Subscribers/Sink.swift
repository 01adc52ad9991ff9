public import Synchronization

extension Subscribers {
  /// Calls closures with what it receives, and demands without limit.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// Called with every value.
    public let receiveValue: (Input) -> Void

    /// Called once, at the end of the stream.
    public let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    /// The tie to the upstream, apart: whoever keeps it to cancel keeps no closure alive with it.
    @usableFromInline let tie = SinkTie()

    /// A subscriber that calls `receiveValue` and, at the end, `receiveCompletion`.
    @inlinable
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    /// Keeps the subscription and asks for everything.
    @inlinable
    public func receive(subscription: any Subscription) {
      if tie.connect(subscription) { subscription.request(.unlimited) }
    }

    /// Calls the closure, unless the sink was cancelled.
    @inlinable
    public func receive(_ value: Input) -> Subscribers.Demand {
      if tie.phase.load(ordering: .acquiring) != .over { receiveValue(value) }
      return .none
    }

    /// Calls the completion closure and lets go of the subscription.
    @inlinable
    public func receive(completion: Subscribers.Completion<Failure>) {
      if tie.end() { receiveCompletion(completion) }
    }

    /// Ends the delivery: neither closure is called again.
    @inlinable
    public func cancel() { tie.cancel() }
  }
}

@usableFromInline
final class SinkTie: Link, Cancellable {
  @usableFromInline
  func cancel() { disconnect() }
}

extension Subscribers.Sink: Described {
  @usableFromInline var debugName: String { "Sink" }
}

extension Publisher {
  /// Calls `receiveValue` with every value and `receiveCompletion` at the end, until the returned
  /// token is cancelled or released.
  @inlinable
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    // Not the sink itself: its closures often hold the very object that keeps the token.
    return AnyCancellable(sink.tie)
  }
}

extension Publisher where Failure == Never {
  /// Calls `receiveValue` with every value, until the returned token is cancelled or released.
  @inlinable
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
