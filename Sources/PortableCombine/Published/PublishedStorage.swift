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
  /// All three are guarded by the lock.
  @exclusivity(unchecked) @usableFromInline var value: Value
  @exclusivity(unchecked) @usableFromInline var subject: SubjectCore<Value, Never>?
  private var feeds: [ObjectIdentifier: any Cancellable] = [:]

  @inlinable
  init(_ value: Value) {
    self.value = value
    super.init()
  }

  deinit {
    for feed in feeds.values { feed.cancel() }
  }

  @inlinable
  func read() -> Value { lock.withLock { value } }

  @inlinable
  func write(_ newValue: Value) {
    var replaced = newValue
    let (owner, subject) = lock.withLock {
      if objectWillChange == nil && self.subject == nil { swap(&value, &replaced) }
      return (objectWillChange, self.subject)
    }
    if owner == nil && subject == nil { return }
    owner?.send()
    if let subject = subject ?? replace(with: newValue) {
      subject.update(newValue)
      // Not simply the new value: another thread, or an observer, may have written a newer one.
      settle(subject)
    }
    owner?.changed.send(())
  }

  /// The subject of those who observe this property.
  @usableFromInline
  func observed() -> SubjectCore<Value, Never> {
    lock.withLock {
      if let subject { return subject }
      let subject = SubjectCore<Value, Never>(.published, current: .some(value))
      self.subject = subject
      return subject
    }
  }

  /// Writes where nobody observes; answers whom to tell where somebody began to just now.
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
