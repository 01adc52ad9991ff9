public import PortableCombine

/// An object that a view watches but does not own.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Watches `wrappedValue`.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Watches `initialValue`.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the properties of an object: `$model.name`.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to the property at `keyPath`.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(PropertyLocation(of: object, keyPath))
    }
  }
}

extension ObservedObject: ViewPropertyWrapper {
  @MainActor
  mutating func connect(to node: Node, slot: inout AnyObject?, name: String) {
    if let known = slot,
      unsafeDowncast(known, to: ObjectSubscription<ObjectType>.self).object === wrappedValue
    {
      return
    }
    slot = ObjectSubscription(wrappedValue, for: node)
  }

  @MainActor
  static func isSame(_ old: ObservedObject, _ new: ObservedObject) -> Bool {
    old.wrappedValue === new.wrappedValue
  }
}
