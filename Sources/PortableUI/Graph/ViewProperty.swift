/// A property wrapper in a type of view: where it lies, and how it is tied to a node.
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

  private static func found(in type: Any.Type, at base: Int, owner: String) -> [ViewProperty] {
    TypeFields.of(type).flatMap { field -> [ViewProperty] in
      let offset = base + field.offset
      if let wrapper = field.type as? any ViewPropertyWrapper.Type {
        return [of(wrapper, at: offset, name: "\(owner).\(name(of: field))")]
      }
      // What a user writes has wrappers of its own where it is a part of a view of ours.
      if isPart(field.type) {
        return found(in: field.type, at: offset, owner: "\(field.type)")
      }
      guard let composite = field.type as? any DynamicProperty.Type else { return [] }
      return found(in: composite, at: offset, owner: "\(owner).\(name(of: field))")
        + [of(composite: composite, at: offset)]
    }
  }

  /// Whether a user's type lies in a view that stands for it: a modifier, a style, an app, a
  /// scene, the content of a bar.
  private static func isPart(_ type: Any.Type) -> Bool {
    if type is any PrimitiveScene.Type || type is any PrimitiveToolbarContent.Type { return false }
    return type is any ViewModifier.Type || type is any ButtonStyle.Type
      || type is any ProgressViewStyle.Type || type is any App.Type || type is any Scene.Type
      || type is any ToolbarContent.Type
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
