/// A publisher that can be fed by hand.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends `value` to every subscriber that wants one.
  func send(_ value: Output)

  /// Ends the stream for every subscriber, now and later.
  func send(completion: Subscribers.Completion<Failure>)

  /// Gives this subject a subscription to draw from, so that it can be the end of a pipeline.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value that carries nothing.
  @inlinable
  public func send() { send(()) }
}
