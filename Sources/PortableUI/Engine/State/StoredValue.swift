import Foundation
import Threads

/// A value in a store of settings, for all the views that show it.
///
/// It is read from the store when it is needed first and whenever it may have changed there, and from
/// memory at all other times.
final class StoredValue<Value>: AnyStoredValue {
  private let value: Guarded<Value?>
  private let form: StoredForm<Value>

  /// What says that it has changed.
  let changes = ReadSource()

  init(_ key: String, in store: UserDefaults, _ form: StoredForm<Value>) {
    self.form = form
    value = Guarded(store.object(forKey: key).flatMap(form.read))
    super.init(key, in: store)
  }

  /// The value, where there is one of this type.
  func peek() -> Value? { value.withLock { $0 } }

  /// Puts another value into the store.
  func write(_ new: Value) {
    if let view = Tracking.viewName { stateWrittenInBody(key, view) }
    if let raw = form.write(new) {
      store.set(raw, forKey: key)
    } else {
      store.removeObject(forKey: key)
    }
    StoredValues.changed(key, in: store)
  }

  override func look() -> Bool {
    let new = store.object(forKey: key).flatMap(form.read)
    let old = value.withLock { value in
      defer { value = new }
      return value
    }
    guard !isSurelyEqual(old, new) else { return false }
    changes.changed()
    return true
  }
}

extension StoredValues {
  /// The value of that type for `name` in `store`: the same for all who ask.
  static func value<Value>(
    _ name: String, in store: UserDefaults, _ form: StoredForm<Value>
  ) -> StoredValue<Value> {
    let known = value(name, in: store, of: Value.self) { StoredValue(name, in: store, form) }
    return known as? StoredValue<Value> ?? StoredValue(name, in: store, form)
  }
}

/// A value in a store of settings, and what it is as long as it is not there.
final class StoredLocation<Value>: Location<Value> {
  let stored: StoredValue<Value>
  let initial: Value

  init(_ stored: StoredValue<Value>, _ initial: Value) {
    self.stored = stored
    self.initial = initial
  }

  override var source: ReadSource? { stored.changes }
  override func peek() -> Value { stored.peek() ?? initial }
  override func write(_ newValue: Value, _ transaction: Transaction) { stored.write(newValue) }

  override func read() -> Value {
    Tracking.read(stored.changes)
    return peek()
  }
}
