/// Makes its publisher anew for each subscriber, when it subscribes.
@frozen
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// Sends what the publisher made sends.
  public typealias Output = DeferredPublisher.Output

  /// Fails as the publisher made fails.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Calls `createPublisher` for each subscriber.
  @inlinable
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Attaches `subscriber` to a new publisher.
  @inlinable @inline(__always)
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}
