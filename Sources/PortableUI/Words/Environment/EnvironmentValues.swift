import PortableCombine

/// A key of a value in the environment, and what it is where nobody set it.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// Values that a view hands to everything inside it.
///
/// Add one of your own with a key and a computed property:
///
///     extension EnvironmentValues {
///       var isCompact: Bool {
///         get { self[IsCompactKey.self] }
///         set { self[IsCompactKey.self] = newValue }
///       }
///     }
public struct EnvironmentValues {
  /// Where values that are not set here come from.
  let scope: (any EnvironmentSource)?

  /// What was set here.
  private(set) var overrides: [ObjectIdentifier: any EnvironmentEntry] = [:]

  /// The environment in which nothing was set.
  public init() { scope = nil }

  init(scope: some EnvironmentSource) { self.scope = scope }

  /// Nothing but what was set somewhere.
  init(overrides: [ObjectIdentifier: any EnvironmentEntry]) {
    scope = nil
    self.overrides = overrides
  }

  /// Whether it is set here that views are laid out from right to left; `nil` where nothing is set.
  var isMirroredHere: Bool? {
    guard let entry = overrides[ObjectIdentifier(LayoutDirectionKey.self)] else { return nil }
    return (entry as? EntryOf<LayoutDirection>)?.value == .rightToLeft
  }

  /// The value for `key`.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let entry = overrides[ObjectIdentifier(key)] ?? scope?.entry(for: ObjectIdentifier(key))
      guard let entry else { return K.defaultValue }
      return unsafeDowncast(entry, to: EntryOf<K.Value>.self).value
    }
    set { overrides[ObjectIdentifier(key)] = EntryOf(newValue) }
  }
}

/// Where an environment's values are kept that were set further out.
protocol EnvironmentSource: AnyObject {
  /// What is set for `key`.
  func entry(for key: ObjectIdentifier) -> (any EnvironmentEntry)?
}

/// A value in the environment whose type only its key knows.
protocol EnvironmentEntry: AnyObject {
  func isSurelyEqual(to other: any EnvironmentEntry) -> Bool
}

final class EntryOf<Value>: EnvironmentEntry {
  let value: Value

  init(_ value: Value) { self.value = value }

  func isSurelyEqual(to other: any EnvironmentEntry) -> Bool {
    guard let other = other as? EntryOf<Value> else { return false }
    if Value.self is AnyObject.Type {
      return (value as AnyObject) === (other.value as AnyObject)
    }
    return PortableUI.isSurelyEqual(value, other.value)
  }
}
