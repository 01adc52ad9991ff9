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
final class PublishedStorage<Value>: ObservedStorage {
  /// All are guarded by the lock.
  @exclusivity(unchecked) @usableFromInline var value: Value
  @exclusivity(unchecked) @usableFromInline var subject: SubjectCore<Value, Never>?
  private var feeds: [ObjectIdentifier: any Cancellable] = [:]

  /// The property whose publisher this one was given, and whose value it has since.
  @exclusivity(unchecked) @usableFromInline var shared: PublishedStorage<Value>?

  @inlinable
  init(_ value: Value) {
    self.value = value
    super.init()
  }

  deinit {
    for feed in feeds.values { feed.cancel() }
  }

  @inlinable
  func read() -> Value {
    let (own, other) = lock.withLock { (value, shared) }
    return other?.read() ?? own
  }

  @inlinable
  func write(_ newValue: Value) {
    var replaced = newValue
    let (owner, subject, other) = lock.withLock {
      if objectWillChange == nil && self.subject == nil && self.shared == nil {
        swap(&value, &replaced)
      }
      return (objectWillChange, self.subject, self.shared)
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

  /// Takes over the publisher of another property, and with it its value. Those who observe this
  /// one's own publisher hear nothing more.
  @usableFromInline
  func share(_ other: PublishedStorage<Value>) {
    let root = other.root
    if root === self.root { return }
    let replaced = lock.withLock {
      defer { shared = root }
      return shared
    }
    withExtendedLifetime(replaced) {}
  }

  private var root: PublishedStorage<Value> { lock.withLock { shared }?.root ?? self }

  /// The subject of those who observe this property.
  @usableFromInline
  func observed() -> SubjectCore<Value, Never> {
    if let other = lock.withLock({ shared }) { return other.observed() }
    return lock.withLock {
      if let subject { return subject }
      let subject = SubjectCore<Value, Never>(.published, current: .some(value))
      self.subject = subject
      return subject
    }
  }

  /// Writes where nobody observes; returns whom to tell where somebody began to just now.
  @inlinable
  func replace(with newValue: Value) -> SubjectCore<Value, Never>? {
    var replaced = newValue
    return lock.withLock {
      if subject == nil { swap(&value, &replaced) }
      return subject
    }
  }

  /// Makes the last value sent the property's value.
  @inlinable
  func settle(_ subject: SubjectCore<Value, Never>) {
    var replaced: Value?
    lock.withLock {
      // Both locks, so that the order of the properties' values is that of the subject's.
      replaced = value
      if let current = subject.lock.withLock({ subject.current }) { value = current }
    }
    withExtendedLifetime(replaced) {}
  }
}

// MARK: Feeding a property

extension PublishedStorage {
  /// Keeps `feed` until this property goes.
  func keep(_ feed: PublishedFeed<Value>) {
    lock.withLock { feeds[ObjectIdentifier(feed)] = feed }
  }

  /// Lets go of a feed that is over.
  func release(_ feed: PublishedFeed<Value>) {
    let released = lock.withLock { feeds.removeValue(forKey: ObjectIdentifier(feed)) }
    withExtendedLifetime(released) {}
  }
}
