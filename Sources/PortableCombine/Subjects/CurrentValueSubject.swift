public import Threads

/// A subject that keeps its latest value and begins with it for every new subscriber.
///
/// A subscriber that demands slowly skips values but always gets the latest one in the end.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  @usableFromInline let core: SubjectCore<Output, Failure>

  /// A subject that starts with `value`.
  @inlinable
  public init(_ value: Output) {
    core = SubjectCore(.currentValue, current: .some(value))
  }

  /// The latest value. Setting it sends it; once the stream has ended it is kept, and not sent.
  @inlinable
  public var value: Output {
    get { core.lock.withLock { core.current.unsafelyUnwrapped } }
    set { core.update(newValue, keepsAfterEnd: true) }
  }

  /// Keeps `value` and sends it to every subscriber.
  @inlinable
  public func send(_ value: Output) { core.update(value) }

  /// Ends the stream, for those who subscribe later as well. What is sent afterwards is ignored.
  @inlinable
  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }

  /// Draws from `subscription` without limit.
  @inlinable
  public func send(subscription: any Subscription) { core.adopt(subscription) }

  /// Adds `subscriber` to the subscribers.
  @inlinable @inline(__always)
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    core.attach(subscriber)
  }
}

extension CurrentValueSubject: Described {
  @usableFromInline var debugName: String { core.kind.rawValue }
}
