/// What is worth knowing about a type of view, found out once.
@MainActor
package class ViewType {
  /// The type's name without its module.
  package final lazy var name = String(describing: type)
  private final let type: Any.Type

  /// The name without what it is generic over.
  final var shortName: String { String(name.prefix { $0 != "<" }) }

  /// Whether it is not one of ours.
  final var isForeign: Bool { !_typeName(type, qualified: true).hasPrefix("PortableUI.") }

  /// Tells the type apart from others by a small number.
  final let number: Int

  /// The property wrappers among the type's fields.
  final let properties: [ViewProperty]

  /// Whether some of them look anew before each body, also where the view is the same.
  final let connectsEachTime: Bool

  /// Whether a view of this type always makes exactly one box, wherever it stands: what a lazy container
  /// may wait to make.
  package final var isSingle: Bool {
    if let knownSingle { return knownSingle }
    // A type may contain itself.
    knownSingle = false
    let isSingle = findSingle()
    knownSingle = isSingle
    return isSingle
  }

  @exclusivity(unchecked) private final var knownSingle: Bool?

  /// Whether it may be one view, once somebody asked; see ``mayBeOne(_:)``.
  final var knownOne: Bool?

  fileprivate func findSingle() -> Bool { false }

  /// Whether there may be sections of a list in a view of this type.
  package final var holdsSections: Bool {
    if let knownSections { return knownSections }
    // A type may contain itself.
    knownSections = false
    let holdsSections = findSections()
    knownSections = holdsSections
    return holdsSections
  }

  private final var knownSections: Bool?

  fileprivate func findSections() -> Bool { false }

  /// Whether a view of this type, or one around which it is, may have been given an identity.
  package final var holdsIdentity: Bool {
    if let knownIdentity { return knownIdentity }
    // A type may contain itself.
    knownIdentity = false
    let holdsIdentity = findIdentity()
    knownIdentity = holdsIdentity
    return holdsIdentity
  }

  private final var knownIdentity: Bool?

  fileprivate func findIdentity() -> Bool { false }

  /// Whether that is so of one of the views that are fields of `type`.
  static func holdsIdentity(inFieldsOf type: Any.Type) -> Bool {
    func holdsIdentity<V: View>(_ type: V.Type) -> Bool { of(type).holdsIdentity }
    return TypeFields.of(type).contains { field in
      (field.type as? any View.Type).map { holdsIdentity($0) } ?? false
    }
  }

  /// Whether a body of this type was seen to read an `@Observable` object.
  @exclusivity(unchecked) final var readsObjects = false

  fileprivate init(_ type: Any.Type) {
    self.type = type
    properties = ViewProperty.all(in: type)
    number = ViewType.known.count
    connectsEachTime = properties.contains { $0.connectsEachTime }
  }

  @exclusivity(unchecked) fileprivate static var known = TypeTable<ViewType>()

  /// The one description of `V`.
  package static func of<V: View>(_ type: V.Type) -> ViewTypeOf<V> {
    if let known = known.value(of: type) {
      return unsafeDowncast(known, to: ViewTypeOf<V>.self)
    }
    let new = special(type).map { unsafeDowncast($0, to: ViewTypeOf<V>.self) } ?? ViewTypeOf<V>()
    known.add(new, for: type)
    return new
  }

  /// The description of a type whose views are not just asked for their bodies.
  private static func special<V: View>(_ type: V.Type) -> AnyObject? {
    if let primitive = type as? any PrimitiveView.Type { return ofPrimitive(primitive) }
    guard let moving = type as? any (View & Animatable).Type, asksToMove(moving) else { return nil }
    return ofAnimatable(moving)
  }

  /// Whether views of the type are asked for bodies as they move. Shapes move without.
  private static func asksToMove(_ type: any (View & Animatable).Type) -> Bool {
    !(type is any Shape.Type || type is any MovesWithoutBody.Type)
  }

  private static func ofAnimatable<A: View & Animatable>(_ type: A.Type) -> AnyObject {
    AnimatableTypeOf<A>()
  }

  private static func ofPrimitive<P: PrimitiveView>(_ type: P.Type) -> AnyObject {
    PrimitiveTypeOf<P>()
  }
}

/// The description of one type, with what needs the type itself.
package class ViewTypeOf<V: View>: ViewType {
  private let sameness: Sameness

  fileprivate init() {
    sameness = Sameness.of(V.self)
    super.init(V.self)
  }

  fileprivate override func findSingle() -> Bool { ViewType.of(V.Body.self).isSingle }
  fileprivate override func findSections() -> Bool {
    let body = ViewType.of(V.Body.self)
    if body.holdsSections { return true }
    // Sections in one view, a stack say, are none of a list.
    guard !body.isSingle, let carrier = V.self as? any ViewCarrier.Type else { return false }
    return carrier.carriesSections
  }
  fileprivate override func findIdentity() -> Bool { ViewType.of(V.Body.self).holdsIdentity }

  /// A new node for `view`: one that asks for its body.
  func makeNode(_ view: consuming V, at place: Place) -> NodeOf<V> { BodyNode(view, at: place) }

  /// Whether the values of the view that lie there surely look the same.
  final func isSame(_ old: UnsafeMutablePointer<V>, _ new: UnsafeMutablePointer<V>) -> Bool {
    switch sameness {
    case .never: false
    case .decided(let isSame): isSame(old, new)
    }
  }
}

/// The description of a type whose views have numbers that move.
private final class AnimatableTypeOf<A: View & Animatable>: ViewTypeOf<A> {
  override func makeNode(_ view: consuming A, at place: Place) -> NodeOf<A> {
    AnimatableBodyNode(view, at: place)
  }
}

/// A view with another one inside that the type of its body says nothing of.
@MainActor
protocol ViewCarrier {
  /// Whether there may be sections of a list in that one.
  static var carriesSections: Bool { get }
}

/// A view with numbers that are seen to move without its body being asked for.
protocol MovesWithoutBody {}

/// The description of one of our own types, which brings a node of its own.
private final class PrimitiveTypeOf<P: PrimitiveView>: ViewTypeOf<P> {
  override func makeNode(_ view: consuming P, at place: Place) -> NodeOf<P> {
    view.makeNode(at: place)
  }
  override func findSingle() -> Bool { P.isSingle }
  override func findSections() -> Bool { P.holdsSections }
  override func findIdentity() -> Bool { P.holdsIdentity }
}
