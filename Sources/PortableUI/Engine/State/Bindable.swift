public import Observation

/// Makes bindings to the properties of an `@Observable` object: `$model.name`.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  private var object: Value

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  /// Says that only objects can be wrapped.
  @available(*, unavailable, message: "The value must be an object that conforms to Observable.")
  public init(wrappedValue: Value) { object = wrappedValue }

  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Makes bindings to the properties of `wrappedValue`.
  public init(wrappedValue: Value) { object = wrappedValue }

  /// Makes bindings to the properties of `wrappedValue`.
  public init(_ wrappedValue: Value) { object = wrappedValue }

  /// The wrapper given as `$name`.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to the property at `keyPath`.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(PropertyLocation(of: wrappedValue, keyPath))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}
