public import Synchronization
import Threads

extension Subscribers {
  /// Calls closures with what it receives, and demands without limit.
  ///
  /// It lets go of the closures at the end of the stream and when it is cancelled.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private struct Closures {
      let value: (Input) -> Void
      let completion: (Subscribers.Completion<Failure>) -> Void
    }

    private let link = SinkLink()
    private let closures: Guarded<Closures?>

    /// Called with every value; does nothing once the stream is over.
    public var receiveValue: (Input) -> Void { closures.withLock { $0 }?.value ?? { _ in } }

    /// Called once, at the end of the stream; does nothing afterwards.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      closures.withLock { $0 }?.completion ?? { _ in }
    }

    /// A subscriber that calls `receiveValue` and, at the end, `receiveCompletion`.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      closures = Guarded(Closures(value: receiveValue, completion: receiveCompletion))
    }

    /// Keeps the subscription and asks for everything.
    public func receive(subscription: any Subscription) {
      if link.connect(subscription) { subscription.request(.unlimited) }
    }

    /// Calls the closure, unless the sink was cancelled.
    public func receive(_ value: Input) -> Subscribers.Demand {
      closures.withLock { $0 }?.value(value)
      return .none
    }

    /// Calls the completion closure, and lets go of the subscription and the closures.
    public func receive(completion: Subscribers.Completion<Failure>) {
      if link.end() { takeClosures()?.completion(completion) }
    }

    /// Ends the delivery: neither closure is called again.
    public func cancel() {
      let unused = takeClosures()
      link.cancel()
      withExtendedLifetime(unused) {}
    }

    private func takeClosures() -> Closures? { closures.withLock { $0.take() } }
  }
}

/// What `sink` subscribes: the same for whoever keeps only the token, at no cost for each value.
///
/// Nobody but the upstream holds it, so its closures end with the stream.
@usableFromInline
final class SinkSubscriber<Input, Failure: Error>: Subscriber, Described {
  @usableFromInline let receiveValue: (Input) -> Void
  @usableFromInline let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

  /// The link to the upstream, apart: whoever keeps it to cancel keeps no closure alive with it.
  @usableFromInline let link = SinkLink()

  @inlinable
  init(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Input) -> Void
  ) {
    self.receiveCompletion = receiveCompletion
    self.receiveValue = receiveValue
  }

  @inlinable
  func receive(subscription: any Subscription) {
    if link.connect(subscription) { subscription.request(.unlimited) }
  }

  @inlinable
  func receive(_ value: Input) -> Subscribers.Demand {
    if link.phase.load(ordering: .acquiring) != .over { receiveValue(value) }
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    if link.end() { receiveCompletion(completion) }
  }

  @usableFromInline var debugName: String { "Sink" }
}

@usableFromInline
final class SinkLink: Link, Cancellable {
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
    let sink = SinkSubscriber<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    // Not the sink itself: its closures often hold the very object that keeps the token.
    return AnyCancellable(sink.link)
  }
}

extension Publisher where Failure == Never {
  /// Calls `receiveValue` with every value, until the returned token is cancelled or released.
  @inlinable
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
