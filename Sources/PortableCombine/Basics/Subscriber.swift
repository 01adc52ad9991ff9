/// Receives the values of one publisher.
///
/// A publisher calls, one at a time and in this order: ``receive(subscription:)`` once, then
/// ``receive(_:)`` as often as was demanded, then ``receive(completion:)`` at most once.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of value this subscriber takes.
  associatedtype Input

  /// The kind of error it takes as a completion; `Never` where it takes none.
  associatedtype Failure: Error

  /// Says that the subscription stands. Nothing is sent until it is asked for values.
  func receive(subscription: any Subscription)

  /// Takes one value and returns how many more are wanted, beyond those demanded before.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Says that nothing follows.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes a value that carries nothing.
  @inlinable
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of subscribers and of the values they speak in.
public enum Subscribers {}
