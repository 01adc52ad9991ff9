public import PortableCombine

/// An object that a view further out gave to everything inside it, with `environmentObject(_:)`.
///
/// The view is made anew when the object says that it is about to change, or is replaced.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var scope: EnvironmentScope?
  private var name: String?

  /// The object of this type in the environment.
  public init() {}

  /// The object. The program stops where none was given.
  public var wrappedValue: ObjectType {
    if let object = found { return object }
    missingObject(ObjectType.self, name, fix: ".environmentObject(…)")
  }

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

  private var found: ObjectType? {
    scope.flatMap { EnvironmentValues(scope: $0)[ObjectKey<ObjectType>.self] }
  }
}

extension EnvironmentObject: ViewPropertyWrapper {
  @MainActor
  mutating func connect(to node: Node, slot: inout AnyObject?, name: String) {
    scope = node.scope
    self.name = name
    guard let object = found else {
      slot = nil
      return
    }
    if let known = slot,
      unsafeDowncast(known, to: ObjectSubscription<ObjectType>.self).object === object
    {
      return
    }
    slot = ObjectSubscription(object, for: node)
  }

  @MainActor
  static func isSame(_ old: EnvironmentObject, _ new: EnvironmentObject) -> Bool { true }

  // Another object may have taken the place of the one subscribed to.
  static var connectsEachTime: Bool { true }
}
