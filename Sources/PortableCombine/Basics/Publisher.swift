/// Delivers a sequence of values over time, followed by at most one completion.
///
/// A publisher does nothing until it is subscribed to, and never sends more values than its
/// subscriber demanded.
public protocol Publisher<Output, Failure> {
  /// The kind of value this publisher sends.
  associatedtype Output

  /// The kind of error it may end with; `Never` where it cannot fail.
  associatedtype Failure: Error

  /// Attaches `subscriber`: hands it a subscription and then the values it demands.
  ///
  /// Implement this; call `subscribe(_:)`.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches `subscriber` to this publisher.
  @inlinable
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Attaches `subject`, so that every value and the completion of this publisher reach the
  /// subject's own subscribers. The returned token ends that when it is cancelled or released.
  @inlinable
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let relay = SubjectRelay(subject)
    receive(subscriber: relay)
    return AnyCancellable(relay)
  }
}

/// The namespace of the publishers that operators return.
public enum Publishers {}
