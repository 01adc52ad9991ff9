public import Foundation

/// A setting that is still there when the app runs again: a value under a key in a `UserDefaults` store.
///
/// All views and windows that name the key show the same value. What was put into the store past them,
/// with `UserDefaults.standard.set(…)` say, is seen after whatever a person does next, and with the next
/// frame. A value that has another type there counts as missing.
///
/// In a test, a `Screen` has a store of its own in memory, unless `store` or `defaultAppStorage(_:)` names
/// another one.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private let form: StoredForm<Value>
  private let store: UserDefaults?
  private var location: StoredLocation<Value>?

  init(_ initial: Value, _ key: String, _ form: StoredForm<Value>, in store: UserDefaults?) {
    self.initial = initial
    self.key = key
    self.form = form
    self.store = store
  }

  /// The value. Writing `nil` removes it from the store.
  public var wrappedValue: Value {
    get { current.read() }
    nonmutating set { current.write(newValue, Transaction()) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(current) }

  private var current: StoredLocation<Value> {
    location ?? place(in: store ?? Host.current?.defaults ?? .standard)
  }

  private func place(in store: UserDefaults) -> StoredLocation<Value> {
    StoredLocation(StoredValues.value(key, in: store, form), initial)
  }
}

extension AppStorage: ViewPropertyWrapper {
  @MainActor
  mutating func connect(to node: Node, slot: inout AnyObject?, name: String) {
    let store =
      store ?? EnvironmentValues(scope: node.scope)[DefaultStoreKey.self]
      ?? node.graph.host?.defaults ?? .standard
    if let known = slot as? StoredLocation<Value>, known.stored.key == key,
      known.stored.store === store, isSurelyEqual(known.initial, initial)
    {
      location = known
    } else {
      let new = place(in: store)
      slot = new
      location = new
    }
  }

  @MainActor
  static func isSame(_ old: AppStorage, _ new: AppStorage) -> Bool {
    old.key == new.key && old.store === new.store && isSurelyEqual(old.initial, new.initial)
  }
}

enum DefaultStoreKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

nonisolated extension View {
  /// The store in which settings inside are kept that name none: otherwise `UserDefaults.standard`.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    EnvironmentView(content: self) { $0[DefaultStoreKey.self] = store }
  }
}
