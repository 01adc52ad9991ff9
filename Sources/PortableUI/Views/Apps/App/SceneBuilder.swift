/// Makes one scene of the statements of an app's `body`.
@resultBuilder
public struct SceneBuilder {
  /// A statement that is a scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// One statement stays what it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several statements, one after another.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    TupleScene(repeat each content)
  }

  /// An `if` without `else`.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    OptionalScene(content: content)
  }

  /// The content of an `if #available`.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

/// Several scenes one after another.
struct TupleScene<each Content: Scene> {
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleScene: PrimitiveScene {
  var stand: some View { TupleView(repeat SceneView(scene: each content)) }
}

/// A scene, or none.
struct OptionalScene<Content: Scene> {
  let content: Content?
}

extension OptionalScene: PrimitiveScene {
  var stand: some View { content.map { SceneView(scene: $0) } }
}
