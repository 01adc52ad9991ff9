/// Sends one value to each subscriber, and then finishes.
@frozen
public struct Just<Output>: Publisher {
  /// A value that is there already cannot fail to come.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Sends `output`.
  @inlinable
  public init(_ output: Output) { self.output = output }

  /// Attaches `subscriber`, which gets the value and the completion when it demands anything.
  @inlinable @inline(__always)
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(
      subscription: OneValueSubscription.make(output, for: subscriber, named: .just))
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
