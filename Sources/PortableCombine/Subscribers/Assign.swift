import Threads

extension Subscribers {
  /// Writes what it receives into a property of an object, which it keeps alive until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// A property cannot take an error.
    public typealias Failure = Never

    /// The object; `nil` once the stream is over.
    public var object: Root? { lock.withLock { target } }

    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    private let lock = Lock()
    private let link = Link()
    private var target: Root?

    /// A subscriber that writes into the property of `object` at `keyPath`.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      target = object
      self.keyPath = keyPath
    }

    /// Keeps the subscription and asks for everything.
    public func receive(subscription: any Subscription) {
      if link.connect(subscription) { subscription.request(.unlimited) }
    }

    /// Writes the value.
    public func receive(_ value: Input) -> Subscribers.Demand {
      if link.isActive { object?[keyPath: keyPath] = value }
      return .none
    }

    /// Lets go of the object.
    public func receive(completion: Subscribers.Completion<Never>) {
      if link.end() { release() }
    }

    /// Ends the writing and lets go of the object.
    public func cancel() {
      if link.disconnect() { release() }
    }

    private func release() {
      let released = lock.withLock {
        defer { target = nil }
        return target
      }
      withExtendedLifetime(released) {}
    }
  }
}

extension Subscribers.Assign: Described {
  @usableFromInline var debugName: String { "Assign \(Root.self)" }
}

extension Publisher where Failure == Never {
  /// Writes every value into the property of `object` at `keyPath`, and keeps `object` alive until
  /// the stream completes or the returned token is cancelled or released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    receive(subscriber: assign)
    return AnyCancellable(assign)
  }
}
