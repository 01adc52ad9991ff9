/// A subject that passes each value on and keeps none.
///
/// It may be sent to from any thread. Its subscribers are told one thing at a time. A value sent
/// while another thread is delivering is delivered by that thread, in the order of sending; one sent
/// from inside a subscriber is delivered at once, before the outer value goes on to the others.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  @usableFromInline let core = SubjectCore<Output, Failure>(.passthrough)

  /// A subject with no subscriber.
  @inlinable
  public init() {}

  /// Sends `value` to every subscriber that wants one; the others miss it.
  @inlinable
  public func send(_ value: Output) { core.send(value) }

  /// Ends the stream, for those who subscribe later as well. What is sent afterwards is ignored.
  @inlinable
  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }

  /// Draws from `subscription` without limit, from the moment one of the subscribers wants values.
  @inlinable
  public func send(subscription: any Subscription) { core.adopt(subscription) }

  /// Adds `subscriber` to the subscribers.
  @inlinable @inline(__always)
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    core.attach(subscriber)
  }
}

extension PassthroughSubject: Described {
  @usableFromInline var debugName: String { core.kind.rawValue }
}
