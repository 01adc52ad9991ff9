import Foundation

/// A property wrapper in a type of view: where it lies, and how it is connected to a node.
@MainActor
struct ViewProperty {
  let offset: Int

  /// Whether it wants to be connected before each body.
  let connectsEachTime: Bool
  let connect: @MainActor (UnsafeMutableRawPointer, Node, inout AnyObject?) -> Void

  /// All of them in `type`, those inside a user's own dynamic properties included.
  static func all(in type: Any.Type) -> [ViewProperty] {
    found(in: type, at: 0, owner: String(describing: type))
  }

  private static func found(
    in type: Any.Type, at base: Int, owner: @autoclosure () -> String
  ) -> [ViewProperty] {
    var all: [ViewProperty] = []
    let held = (type as? any OwnerHolder.Type)?.owner
    for field in TypeFields.of(type) where mayHoldProperties(field.type) {
      let offset = base + field.offset
      if let wrapper = field.type as? any ViewPropertyWrapper.Type {
        all.append(of(wrapper, at: offset, name: "\(owner()).\(name(of: field))"))
      } else if let composite = field.type as? any DynamicProperty.Type {
        all += found(in: composite, at: offset, owner: "\(owner()).\(name(of: field))")
        all.append(of(composite: composite, at: offset))
      } else if isPart(field.type) || field.type == held && !(held is any View.Type) {
        // What a user writes has wrappers of its own where it is a part of a view of ours.
        all += found(in: field.type, at: offset, owner: "\(field.type)")
      }
    }
    return all
  }

  // The first question to a type about a protocol takes long: all that every library says of its
  // types is read. So those that are met everywhere are not asked.
  private static func mayHoldProperties(_ type: Any.Type) -> Bool {
    TypeKind(type) == .structure && !plain.contains(ObjectIdentifier(type))
  }

  private static let plain: Set<ObjectIdentifier> = [
    ObjectIdentifier(String.self), ObjectIdentifier(Int.self), ObjectIdentifier(Double.self),
    ObjectIdentifier(CGFloat.self), ObjectIdentifier(Bool.self),
    ObjectIdentifier(Color.self), ObjectIdentifier(Font.self), ObjectIdentifier(Alignment.self),
    ObjectIdentifier(HorizontalAlignment.self), ObjectIdentifier(VerticalAlignment.self),
    ObjectIdentifier(EdgeInsets.self), ObjectIdentifier(Edge.Set.self),
  ]

  /// Whether a user's type lies in a view that stands for it; see ``_PropertyOwner``.
  private static func isPart(_ type: Any.Type) -> Bool {
    // Most of what lies in a view is a view.
    if type is any View.Type { return false }
    return type is any _PropertyOwner.Type && !(type is any PrimitiveOwner.Type)
  }

  /// The name a person gave it: what is behind `@State var count` is stored as `_count`.
  private static func name(of field: TypeField) -> String {
    field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
  }

  private static func of<P: ViewPropertyWrapper>(
    _ type: P.Type, at offset: Int, name: String
  ) -> ViewProperty {
    ViewProperty(offset: offset, connectsEachTime: P.connectsEachTime) { pointer, node, slot in
      pointer.assumingMemoryBound(to: P.self).pointee.connect(to: node, slot: &slot, name: name)
    }
  }

  private static func of<P: DynamicProperty>(composite: P.Type, at offset: Int) -> ViewProperty {
    ViewProperty(offset: offset, connectsEachTime: true) { pointer, _, _ in
      pointer.assumingMemoryBound(to: P.self).pointee.update()
    }
  }
}
