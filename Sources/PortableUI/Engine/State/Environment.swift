public import Observation
import Threads

/// A value from the environment of the view.
///
/// The view is made anew when this one value changes, not when others do.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Origin {
    case keyPath(KeyPath<EnvironmentValues, Value>)

    /// An object, found by its type; without a name to blame there may be none.
    case object((EnvironmentValues) -> Value?, type: Any.Type)
  }

  private let origin: Origin
  private var scope: EnvironmentScope?
  private var name: String?

  /// The value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { origin = .keyPath(keyPath) }

  /// The object of type `objectType` that was given with `environment(_:)`. There must be one.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    origin = .object({ $0[ObjectKey<Value>.self] }, type: objectType)
  }

  /// The object of type `objectType` that was given with `environment(_:)`, if there is one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    origin = .object({ .some($0[ObjectKey<T>.self]) }, type: objectType)
  }

  /// The value; outside of a view on the screen, what it is where nobody set it.
  public var wrappedValue: Value {
    let values = scope.map { EnvironmentValues(scope: $0) } ?? EnvironmentValues()
    switch origin {
    case .keyPath(let keyPath): return values[keyPath: keyPath]
    case .object(let find, let type):
      if let object = find(values) { return object }
      missingObject(type, name, fix: ".environment(…)")
    }
  }
}

extension Environment: ViewPropertyWrapper {
  @MainActor
  mutating func connect(to node: Node, slot: inout AnyObject?, name: String) {
    scope = node.scope
    self.name = name
  }

  @MainActor
  static func isSame(_ old: Environment, _ new: Environment) -> Bool {
    switch (old.origin, new.origin) {
    case (.keyPath(let one), .keyPath(let other)): one == other
    case (.object, .object): true
    default: false
    }
  }
}

/// The place of an object of one type in the environment.
enum ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

func missingObject(_ type: Any.Type, _ property: String?, fix: String) -> Never {
  stop(
    "There is no \(type) in the environment.",
    facts: [
      "property": property ?? "of a view that is not on the screen",
      "view": Tracking.viewPath ?? "outside of a body",
    ],
    fix: "Give the object to a view further out with \(fix).")
}
