import Threads

/// A value that is seen in the place of a property's own, which goes on unseen.
///
/// It is what the property shares meanwhile: who reads the property reads this, and what is written
/// into the property is kept here, in its order.
final class PublishedPast<Value>: PublishedStorage<Value> {
  /// What was written meanwhile; guarded by the lock, as is whether that is over.
  private var writes: [Value] = []
  private var isOver = false

  /// Whose value is not seen. That one owns this.
  private weak let present: PublishedStorage<Value>?

  init(_ value: Value, of present: PublishedStorage<Value>) {
    self.present = present
    super.init(value)
  }

  override var isPast: Bool { true }

  override func write(_ newValue: Value, announcedBy owner: ObservableObjectPublisher?) {
    let isLate = lock.withLock {
      if !isOver { writes.append(newValue) }
      return isOver
    }
    // Another thread may have come here just before the past was over.
    if isLate { present?.write(newValue, announcedBy: owner) }
  }

  override func newest(after own: Value) -> Value { lock.withLock { writes.last } ?? own }

  /// Lets `value` be seen instead.
  func become(_ value: Value) {
    var value = value
    lock.withLock { swap(&self.value, &value) }
  }

  /// Nothing waits here any more. Returns what did.
  func end() -> [Value] {
    lock.withLock {
      isOver = true
      return writes
    }
  }
}

// MARK: Showing the past

extension Published {
  /// Whether ``show(_:)`` lets another value be seen.
  package var isShowing: Bool { storage.root.past != nil }

  /// Lets `value` be what is read, until ``resume()`` or ``goOn()``.
  ///
  /// Views are told that something else is to be read. Who observes the property hears nothing of it;
  /// what is written meanwhile waits, and a part of the value that is changed is one of the newest.
  package func show(_ value: Value) {
    storage.announce()
    storage.root.show(value)
  }

  /// Lets the property's own value be seen again, and writes what was written meanwhile.
  package func resume() {
    guard let past = storage.root.takePast() else { return }
    storage.announce()
    for value in past.end() { storage.write(value) }
  }

  /// Makes what is seen the property's value, and forgets what was written meanwhile.
  package func goOn() {
    guard let past = storage.root.takePast() else { return }
    _ = past.end()
    storage.write(past.read())
  }
}

extension PublishedStorage {
  fileprivate final var past: PublishedPast<Value>? {
    lock.withLock { shared } as? PublishedPast<Value>
  }

  fileprivate final func show(_ value: Value) {
    if let past { return past.become(value) }
    let past = PublishedPast(value, of: self)
    lock.withLock { setShared(past) }
  }

  fileprivate final func takePast() -> PublishedPast<Value>? {
    lock.withLock {
      guard let past = shared as? PublishedPast<Value> else { return nil }
      setShared(nil)
      return past
    }
  }

  fileprivate final func announce() { lock.withLock { objectWillChange }?.send() }
}
