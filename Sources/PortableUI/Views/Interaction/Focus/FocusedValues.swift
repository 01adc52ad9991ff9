/// The name of a value that views tell of while the keyboard is in them, and the type of that value.
///
///     extension FocusedValues {
///       @Entry var note: Note?
///     }
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// What the views around the keyboard, and those of the window as a whole, tell of.
public struct FocusedValues {
  private var kept: [ObjectIdentifier: any KeptValue] = [:]

  /// No values.
  package init() {}

  /// The value for a key; `nil` where nobody tells of one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { (kept[ObjectIdentifier(key)] as? Kept<Key.Value>)?.value }
    set { kept[ObjectIdentifier(key)] = newValue.map { Kept(value: $0) } }
  }

  /// The object of a type; `nil` where nobody tells of one.
  subscript<Object: AnyObject>(object type: ObjectOf<Object>) -> Object? {
    get { self[FocusedObjectKey<Object>.self] }
    set { self[FocusedObjectKey<Object>.self] = newValue }
  }

  /// Whether both are surely the same.
  @MainActor
  func isSame(as other: FocusedValues) -> Bool {
    kept.count == other.kept.count
      && kept.allSatisfy { key, value in other.kept[key].map(value.isSame) ?? false }
  }
}

/// A type of objects, as a part of a key path has to be.
struct ObjectOf<Object: AnyObject>: Hashable {}

private enum FocusedObjectKey<Object: AnyObject>: FocusedValueKey { typealias Value = Object }

/// A value, whatever its type.
private protocol KeptValue {
  @MainActor func isSame(as other: any KeptValue) -> Bool
}

private struct Kept<Value>: KeptValue {
  let value: Value

  func isSame(as other: any KeptValue) -> Bool {
    (other as? Kept<Value>).map { Sameness.areSame(value, $0.value) } ?? false
  }
}
