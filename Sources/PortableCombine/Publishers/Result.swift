extension Result {
  /// Sends the value of a success and finishes, or fails.
  public struct Publisher: PortableCombine.Publisher {
    /// Sends the value of a success.
    public typealias Output = Success

    /// What it sends, or how it fails.
    public let result: Result<Success, Failure>

    /// Sends the value of `result`, or fails with its error.
    @inlinable
    public init(_ result: Result<Success, Failure>) { self.result = result }

    /// Sends `output` and finishes.
    @inlinable
    public init(_ output: Output) { result = .success(output) }

    /// Fails with `failure`.
    @inlinable
    public init(_ failure: Failure) { result = .failure(failure) }

    /// Attaches `subscriber`, which gets a value when it demands one, and a failure at once.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let output):
        subscriber.receive(
          subscription: OneValueSubscription.make(output, for: subscriber, named: .result))
      case .failure(let error):
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
      }
    }
  }

  /// A publisher that sends the value, or fails with the error, of this result.
  @inlinable public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
extension Result.Publisher: Sendable where Success: Sendable {}
