import Dispatch
import Foundation
import Threads

/// The values of stores of settings that somebody shows.
package enum StoredValues {
  private struct Key: Hashable {
    let store: ObjectIdentifier
    let name: String
    let type: ObjectIdentifier
  }

  private struct WeakValue {
    weak var value: AnyStoredValue?
  }

  private struct Known {
    var values: [Key: WeakValue] = [:]

    /// Stores in which something changed that may not be in their files.
    var unsaved: [UserDefaults] = []
    var countToTidy = 64

    /// Forgets those that nobody shows any more, each time there are twice as many.
    mutating func tidy() {
      guard values.count >= countToTidy else { return }
      values = values.filter { $0.value.value != nil }
      countToTidy = max(64, values.count * 2)
    }
  }

  private static let known = Guarded(Known())

  /// Held while stores are written, so that who comes last waits for that.
  private static let writing = Guarded(())

  /// The value of that type for `name` in `store`, which `make` makes where nobody shows it yet.
  static func value(
    _ name: String, in store: UserDefaults, of type: Any.Type, make: () -> AnyStoredValue
  ) -> AnyStoredValue {
    let key = Key(store: ObjectIdentifier(store), name: name, type: ObjectIdentifier(type))
    if let old = known.withLock({ $0.values[key]?.value }) { return old }
    let new = make()
    return known.withLock { known in
      if let other = known.values[key]?.value { return other }
      known.values[key] = WeakValue(value: new)
      known.tidy()
      return new
    }
  }

  /// A view has put a value into `store`.
  static func changed(_ name: String, in store: UserDefaults) {
    for value in all where value.key == name { _ = value.look() }
    save(store)
  }

  /// Looks whether something was put into a store past the views. Foundation on Linux tells nobody, so this is
  /// asked after whatever a person did, and before each frame.
  static func look() { for value in all where value.look() { save(value.store) } }

  private static var all: [AnyStoredValue] {
    known.withLock { known in
      known.values.isEmpty ? [] : known.values.values.compactMap(\.value)
    }
  }

  /// Foundation on Linux writes nothing to a file by itself. Here it is done soon, for all that changed
  /// meanwhile.
  private static func save(_ store: UserDefaults) {
    guard !(store is VolatileDefaults) else { return }
    let isFirst = known.withLock { known in
      if !known.unsaved.contains(where: { $0 === store }) { known.unsaved.append(store) }
      return known.unsaved.count == 1
    }
    guard isFirst else { return }
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + .milliseconds(100)) {
      saveNow()
    }
  }

  /// Gives the app the settings it had before, where a program that was killed left them damaged.
  package static func mend() {
    guard let settings = SettingsFile.own.mend() else { return }
    // Who asked before has had Foundation read the damaged file.
    for (name, value) in settings where UserDefaults.standard.object(forKey: name) == nil {
      UserDefaults.standard.set(value, forKey: name)
    }
  }

  /// Writes to files what was not written yet: the program is about to end, say.
  package static func saveNow() {
    writing.withLock { _ in
      let stores = known.withLock { known in
        defer { known.unsaved = [] }
        return known.unsaved
      }
      for store in stores {
        store.synchronize()
        if store === UserDefaults.standard { SettingsFile.own.keepCopy() }
      }
    }
  }
}
