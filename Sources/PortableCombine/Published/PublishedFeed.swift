/// Writes what a publisher sends into a published property, for as long as both exist.
@usableFromInline
final class PublishedFeed<Value>: Link, Subscriber, Subscription, Described {
  @usableFromInline typealias Input = Value
  @usableFromInline typealias Failure = Never

  /// Weak, because the property owns the feed: it ends with the property.
  @exclusivity(unchecked) @usableFromInline weak var storage: PublishedStorage<Value>?

  @usableFromInline
  init(into storage: PublishedStorage<Value>) {
    self.storage = storage
    super.init()
    storage.keep(self)
  }

  @inlinable
  func receive(subscription: any Subscription) {
    if connect(subscription) { subscription.request(.unlimited) }
  }

  @inlinable
  func receive(_ input: Value) -> Subscribers.Demand {
    if isActive { storage?.write(input) }
    return .none
  }

  @usableFromInline
  func receive(completion: Subscribers.Completion<Never>) {
    if end() { storage?.release(self) }
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {}

  @usableFromInline
  func cancel() { disconnect() }

  @usableFromInline var debugName: String { "PublishedSubscriber" }
}

extension Publisher where Failure == Never {
  /// Writes every value into a published property, until the property's object is released.
  ///
  /// There is no token to keep, and the object is not kept alive:
  ///
  ///     subject.map(\.count).assign(to: &model.$text)
  @inlinable
  public func assign(to published: inout Published<Output>.Publisher) {
    receive(subscriber: PublishedFeed(into: published.storage))
  }
}
