public import PortableCombine

/// An object that a view around the keyboard, or one that speaks for the window, tells of; `nil` where none
/// does. The view that reads it is shown anew when the object changes.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var sources: FocusedValueSources?
  private var watch: FocusedObjectWatch<ObjectType>?

  /// The object of that type.
  public init() {}

  /// The object; outside of a view on the screen, `nil`.
  @preconcurrency @MainActor
  public var wrappedValue: ObjectType? {
    let object = sources?.read()[object: ObjectOf<ObjectType>()]
    watch?.follow(object)
    return object
  }

  /// Bindings to the object's properties, where there is one.
  @preconcurrency @MainActor
  public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
    wrappedValue.map { ObservedObject<ObjectType>.Wrapper(object: $0) }
  }
}

extension FocusedObject: ViewPropertyWrapper {
  @MainActor
  mutating func connect(to node: Node, slot: inout AnyObject?, name: String) {
    sources = node.graph.focusedValues
    let known = slot as? FocusedObjectWatch<ObjectType>
    watch = known ?? FocusedObjectWatch(for: node)
    slot = watch
  }

  @MainActor
  static func isSame(_ old: FocusedObject, _ new: FocusedObject) -> Bool { true }
}

/// Watches the object that a view has read last.
private final class FocusedObjectWatch<ObjectType: ObservableObject> {
  // A closure of a view that is gone may still read the object.
  private weak var node: Node?
  private var subscription: ObjectSubscription<ObjectType>?

  init(for node: Node) { self.node = node }

  @MainActor
  func follow(_ object: ObjectType?) {
    guard subscription?.object !== object else { return }
    guard let node, !node.flags.contains(.isDropped) else {
      subscription = nil
      return
    }
    subscription = object.map { ObjectSubscription($0, for: node) }
  }
}

nonisolated extension View {
  /// Tells of `object` while the keyboard is in this view; it is found by its type.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedValue(\.[object: ObjectOf<T>()], object)
  }

  /// Tells of `object`, if it is there, while the keyboard is in this view; it is found by its type.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedValue(\.[object: ObjectOf<T>()], object)
  }

  /// Tells of `object` as long as this view can be seen, wherever in its window the keyboard is.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneValue(\.[object: ObjectOf<T>()], object)
  }

  /// Tells of `object`, if it is there, as long as this view can be seen, wherever in its window the
  /// keyboard is.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedSceneValue(\.[object: ObjectOf<T>()], object)
  }
}
