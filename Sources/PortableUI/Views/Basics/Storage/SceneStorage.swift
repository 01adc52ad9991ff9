import Foundation

/// A value under a key that all views of one window share, and that stays as long as the window does: also
/// while no view shows it.
///
/// Each window has its own. It is not there any more when the app runs again, as on a desktop on which
/// windows are closed when their app ends.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private let form: StoredForm<Value>
  private var location: StoredLocation<Value>?

  init(_ initial: Value, _ key: String, _ form: StoredForm<Value>) {
    self.initial = initial
    self.key = key
    self.form = form
  }

  /// The value. Outside of a view in a window it is the first value, and cannot be written.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue, Transaction()) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { location.map { Binding($0) } ?? .constant(initial) }
}

extension SceneStorage: ViewPropertyWrapper {
  @MainActor
  mutating func connect(to node: Node, slot: inout AnyObject?, name: String) {
    if let known = slot as? StoredLocation<Value>, known.stored.key == key,
      isSurelyEqual(known.initial, initial)
    {
      location = known
    } else {
      let values = node.graph.sceneValues
      let new = StoredLocation(StoredValues.value(key, in: values, form), initial)
      slot = new
      location = new
    }
  }

  @MainActor
  static func isSame(_ old: SceneStorage, _ new: SceneStorage) -> Bool {
    old.key == new.key && isSurelyEqual(old.initial, new.initial)
  }
}
