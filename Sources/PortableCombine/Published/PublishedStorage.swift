public import Threads

/// What every published property of an object has in common, whatever its type.
@usableFromInline
class ObservedStorage {
  @usableFromInline final let lock = Lock()

  /// The publisher of the object this property belongs to, once somebody asked for it. Guarded by
  /// the lock.
  @exclusivity(unchecked) @usableFromInline final var objectWillChange: ObservableObjectPublisher?

  @inlinable
  init() {}
}

/// The value of a published property and those who observe it.
///
/// The property pays for a subject only once somebody observes it.
@usableFromInline
class PublishedStorage<Value>: ObservedStorage {
  /// All are guarded by the lock.
  @exclusivity(unchecked) @usableFromInline final var value: Value
  @exclusivity(unchecked) @usableFromInline final var subject: SubjectCore<Value, Never>?
  @exclusivity(unchecked) @usableFromInline final var connections: PublishedConnections<Value>?

  @inlinable
  init(_ value: Value) {
    self.value = value
    super.init()
  }

  deinit {
    if let connections { for feed in connections.feeds.values { feed.cancel() } }
  }

  @inlinable
  final func read() -> Value {
    let (own, other) = lock.withLock { (value, shared) }
    return other?.read() ?? own
  }

  /// What is to be changed where only a part of it is: the value, also while another one is seen.
  @inlinable
  final func newest() -> Value {
    let (own, other) = lock.withLock { (value, shared) }
    return other?.newest(after: own) ?? own
  }

  @inlinable
  final func write(_ newValue: Value) {
    var replaced = newValue
    let (owner, subject, other) = lock.withLock {
      let shared = self.shared
      if objectWillChange == nil && self.subject == nil && shared == nil {
        swap(&value, &replaced)
      }
      return (objectWillChange, self.subject, shared)
    }
    if let other { return other.write(newValue, announcedBy: owner) }
    if owner == nil && subject == nil { return }
    owner?.send()
    if let subject = subject ?? replace(with: newValue) {
      subject.update(newValue)
      // Not simply the new value: another thread may have written a newer one.
      settle(subject)
    }
    owner?.changed.send(())
  }

  /// The same for a property that shares this one's publisher: its object has `owner`.
  @usableFromInline
  func write(_ newValue: Value, announcedBy owner: ObservableObjectPublisher?) {
    owner?.send()
    write(newValue)
    owner?.changed.send(())
  }

  /// The same for a property that shares this one's publisher, and had `own` before.
  @usableFromInline
  func newest(after own: Value) -> Value { newest() }

  /// Whether this only stands in the place of a property's value, for as long as its past is seen.
  var isPast: Bool { false }

  /// Takes over the publisher of another property, and with it its value. Those who observe this
  /// one's own publisher hear nothing more.
  @usableFromInline
  final func share(_ other: PublishedStorage<Value>) {
    let root = other.root
    if root === self.root { return }
    let replaced = lock.withLock {
      defer { setShared(root) }
      return shared
    }
    withExtendedLifetime(replaced) {}
  }

  /// The property whose value this one has.
  final var root: PublishedStorage<Value> {
    guard let other = lock.withLock({ shared }), !other.isPast else { return self }
    return other.root
  }

  /// The subject of those who observe this property.
  @usableFromInline
  final func observed() -> SubjectCore<Value, Never> {
    if let other = lock.withLock({ shared }), !other.isPast { return other.observed() }
    return lock.withLock {
      if let subject { return subject }
      let subject = SubjectCore<Value, Never>(.published, current: .some(value))
      self.subject = subject
      return subject
    }
  }

  /// Writes where nobody observes; returns whom to tell where somebody began to just now.
  @inlinable
  final func replace(with newValue: Value) -> SubjectCore<Value, Never>? {
    var replaced = newValue
    return lock.withLock {
      if subject == nil { swap(&value, &replaced) }
      return subject
    }
  }

  /// Makes the last value sent the property's value.
  @inlinable
  final func settle(_ subject: SubjectCore<Value, Never>) {
    var replaced: Value?
    lock.withLock {
      // Both locks, so that the order of the properties' values is that of the subject's.
      replaced = value
      if let current = subject.lock.withLock({ subject.current }) { value = current }
    }
    withExtendedLifetime(replaced) {}
  }
}

// MARK: What few properties have

/// What a property is connected with. Guarded by its lock.
@usableFromInline
final class PublishedConnections<Value> {
  /// The property whose publisher this one was given, and whose value it has since.
  @usableFromInline var shared: PublishedStorage<Value>?

  /// What writes values into it.
  var feeds: [ObjectIdentifier: any Cancellable] = [:]
}

extension PublishedStorage {
  /// The property whose value this one has, if it is connected with another. Use it with the lock.
  @inlinable
  final var shared: PublishedStorage<Value>? { connections?.shared }

  /// Has another one's value from now on, or its own again. Called with the lock.
  final func setShared(_ other: PublishedStorage<Value>?) {
    if other != nil || connections != nil { connected.shared = other }
  }

  private final var connected: PublishedConnections<Value> {
    if let connections { return connections }
    let connections = PublishedConnections<Value>()
    self.connections = connections
    return connections
  }
}

// MARK: Feeding a property

extension PublishedStorage {
  /// Keeps `feed` until this property goes.
  final func keep(_ feed: PublishedFeed<Value>) {
    lock.withLock { connected.feeds[ObjectIdentifier(feed)] = feed }
  }

  /// Lets go of a feed that is over.
  final func release(_ feed: PublishedFeed<Value>) {
    let released = lock.withLock { connections?.feeds.removeValue(forKey: ObjectIdentifier(feed)) }
    withExtendedLifetime(released) {}
  }
}
