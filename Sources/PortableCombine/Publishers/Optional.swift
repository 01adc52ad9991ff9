extension Optional {
  /// Sends the value where there is one, and finishes.
  public struct Publisher: PortableCombine.Publisher {
    /// Sends the value.
    public typealias Output = Wrapped

    /// Nothing can go wrong with a value that is there, nor with none.
    public typealias Failure = Never

    /// The value to send, or `nil` to finish without one.
    public let output: Wrapped?

    /// Sends `output`, unless it is `nil`.
    @inlinable
    public init(_ output: Wrapped?) { self.output = output }

    /// Attaches `subscriber`, which gets the value when it demands one; where there is none it gets
    /// the completion at once.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      if let output {
        subscriber.receive(
          subscription: OneValueSubscription.make(output, for: subscriber, named: .optional))
      } else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      }
    }
  }

  /// A publisher that sends this value, where there is one, to each subscriber.
  @inlinable public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
extension Optional.Publisher: Sendable where Wrapped: Sendable {}
