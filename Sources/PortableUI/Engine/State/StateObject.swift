public import PortableCombine
import Threads

/// An object that a view makes and owns: made once for the view's identity, however often the view's
/// value is made again.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let lazy: LazyObject<ObjectType>
  private var owned: ObjectType?

  /// An object made by `thunk` when it is needed for the first time.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    lazy = LazyObject(thunk)
  }

  /// The object. Outside of a view on the screen this wrapper makes one for itself.
  public var wrappedValue: ObjectType { owned ?? lazy.object }

  /// Whether a view follows it.
  package var isInView: Bool { owned != nil }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: ViewPropertyWrapper {
  @MainActor
  mutating func connect(to node: Node, slot: inout AnyObject?, name: String) {
    if let known = slot {
      owned = unsafeDowncast(known, to: ObjectSubscription<ObjectType>.self).object
    } else {
      let subscription = OwnedSubscription(lazy.own(), for: node)
      slot = subscription
      owned = subscription.object
    }
  }

  /// The object lives in the node; another way to make it changes nothing.
  @MainActor
  static func isSame(_ old: StateObject, _ new: StateObject) -> Bool { true }
}

/// Makes an object for each place of a view, of which one value may be in several, and for who reads it elsewhere.
final class LazyObject<Object> {
  private let lock = Lock()
  private let make: () -> Object

  /// The one that was made where no place had one yet.
  private var made: Object?

  init(_ make: @escaping () -> Object) { self.make = make }

  /// One for whoever reads it where there is no place: the same each time.
  var object: Object {
    if let made = lock.withLock({ made }) { return made }
    // Outside the lock: whoever makes the object may come back here. The first one made is kept.
    let new = make()
    return lock.withLock {
      let kept = made ?? new
      made = kept
      return kept
    }
  }

  /// One for a place, which keeps it: the first place gets what was read before.
  func own() -> Object {
    let known = lock.withLock {
      defer { made = nil }
      return made
    }
    return known ?? make()
  }
}

/// A view's interest in an object: its changes invalidate the node.
@MainActor
class ObjectSubscription<ObjectType: ObservableObject> {
  final let object: ObjectType
  private final var tokens: [AnyCancellable] = []

  init(_ object: ObjectType, for node: Node) {
    self.object = object
    let source = node.observation
    object.objectWillChange.sink { _ in
      if let view = Tracking.viewName { objectChangedInBody(ObjectType.self, view) }
      source.changed()
    }
    .store(in: &tokens)
    // Once more when it has changed: a frame may have run between the announcement on another thread
    // and the change. On the main actor the first is still waiting then, and this costs nothing.
    (object.objectWillChange as? ObservableObjectPublisher)?.didChange
      .sink { source.changed() }.store(in: &tokens)
  }
}

/// The same, in an object that the view has made itself.
final class OwnedSubscription<ObjectType: ObservableObject>: ObjectSubscription<ObjectType>,
  SavableSlot
{
  var isWorthSaving: Bool { true }
  func renewed(for node: Node) -> AnyObject { OwnedSubscription(object, for: node) }
}

private func objectChangedInBody(_ type: Any.Type, _ view: String) {
  warn(
    "An observed object was changed while a body was being made of it.",
    facts: ["object": type, "body of": view],
    fix: "Change it from an action, onAppear, onChange or task; a body only reads.")
}
