/// What is worth knowing about a type of view, found out once.
@MainActor
package class ViewType {
  /// The type's name without its module.
  package final let name: String

  /// Tells the type apart from others by a small number.
  final let number: Int

  /// The property wrappers among the type's fields.
  final let properties: [ViewProperty]

  /// Whether some of them look anew before each body, also where the view is the same.
  final let connectsEachTime: Bool

  /// Whether a body of this type was seen to read an `@Observable` object.
  final var readsObjects = false

  fileprivate init(_ type: Any.Type) {
    name = String(describing: type)
    properties = ViewProperty.all(in: type)
    number = ViewType.known.count
    connectsEachTime = properties.contains { $0.connectsEachTime }
  }

  fileprivate static var known: [ObjectIdentifier: ViewType] = [:]

  /// The one description of `V`.
  package static func of<V: View>(_ type: V.Type) -> ViewTypeOf<V> {
    if let known = known[ObjectIdentifier(type)] {
      return unsafeDowncast(known, to: ViewTypeOf<V>.self)
    }
    let new = ViewTypeOf<V>()
    known[ObjectIdentifier(type)] = new
    return new
  }
}

/// The description of one type, with what needs the type itself.
package final class ViewTypeOf<V: View>: ViewType {
  /// Makes the node that fits: the view's own, or one that asks for its body.
  let make: (V, Place) -> NodeOf<V>
  private let sameness: Sameness

  fileprivate init() {
    if let primitive = V.self as? any PrimitiveView.Type {
      make = maker(of: primitive) as! (V, Place) -> NodeOf<V>
    } else {
      make = { BodyNode($0, at: $1) }
    }
    sameness = Sameness.of(V.self)
    super.init(V.self)
  }

  /// Whether two values of the view surely look the same.
  func isSame(_ old: V, _ new: V) -> Bool {
    switch sameness {
    case .never: false
    case .decided(let isSame):
      withUnsafePointer(to: old) { old in
        withUnsafePointer(to: new) { new in isSame(old, new) }
      }
    }
  }
}

@MainActor
private func maker<P: PrimitiveView>(of type: P.Type) -> Any {
  let make: (P, Place) -> NodeOf<P> = { $0.makeNode(at: $1) }
  return make
}
