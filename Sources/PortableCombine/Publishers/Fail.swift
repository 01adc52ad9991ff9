/// Fails at once, without a value.
public struct Fail<Output, Failure: Error>: Publisher {
  /// What it fails with.
  public let error: Failure

  /// Fails with `error`.
  @inlinable
  public init(error: Failure) { self.error = error }

  /// Fails with `failure`, where the context does not tell which values are missing.
  @inlinable
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Hands `subscriber` a subscription without effect, and the failure without demand.
  @inlinable
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable {}
