package import Foundation
import Threads

/// A store of settings that is only in memory, and shares nothing with any other.
package final class VolatileDefaults: UserDefaults {
  private let values = Guarded<[String: Any]>([:])
  private let usual = Guarded<[String: Any]>([:])

  /// One with nothing in it.
  package convenience init(empty: Void) {
    // The name is never used: all that is asked for is answered here.
    self.init(suiteName: "volatile")!
  }

  package override func object(forKey defaultName: String) -> Any? {
    values.withLock { $0[defaultName] } ?? usual.withLock { $0[defaultName] }
  }

  package override func set(_ value: Any?, forKey defaultName: String) {
    values.withLock { $0[defaultName] = value }
  }

  package override func removeObject(forKey defaultName: String) {
    values.withLock { $0[defaultName] = nil }
  }

  package override func register(defaults registrationDictionary: [String: Any]) {
    usual.withLock { $0.merge(registrationDictionary) { $1 } }
  }

  package override func dictionaryRepresentation() -> [String: Any] {
    usual.withLock { $0 }.merging(values.withLock { $0 }) { $1 }
  }

  package override func synchronize() -> Bool { true }
}
