import Foundation

/// A value in a store of settings, whatever its type.
class AnyStoredValue {
  let key: String
  let store: UserDefaults

  init(_ key: String, in store: UserDefaults) {
    self.key = key
    self.store = store
  }

  /// Reads it again. Returns whether it is another one.
  func look() -> Bool { false }
}
