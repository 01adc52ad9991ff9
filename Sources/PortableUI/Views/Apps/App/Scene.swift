import Threads

/// A part of an app that has windows.
@preconcurrency @MainActor
public protocol Scene: _PropertyOwner {
  /// What the scene is made of.
  associatedtype Body: Scene

  /// The scene's content, made of other scenes.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

nonisolated extension Scene where Body == Never {
  /// Scenes that open windows themselves have no content of other scenes; asking for it stops the
  /// program.
  public var body: Never {
    stop(
      "The body of \(Self.self) was asked for.", facts: [:],
      fix: "Use \(Self.self) inside the body of an app; it opens its windows itself.")
  }
}

/// A scene that is not made of others.
@MainActor
protocol PrimitiveScene: Scene, PrimitiveOwner where Body == Never {
  associatedtype Stand: View

  /// What stands for the scene in the app's graph.
  var stand: Stand { get }
}

/// Stands for a scene in the app's graph, which is a view graph like any other. So scenes have state,
/// identity and an environment by the same rules as views.
struct SceneView<Content: Scene>: View {
  let scene: Content

  // The wrappers of a scene that has a body are found in the field above.
  var body: AnyView {
    guard let scene = scene as? any PrimitiveScene else {
      return AnyView(SceneView<Content.Body>(scene: self.scene.body))
    }
    return stand(for: scene)
  }

  private func stand(for scene: some PrimitiveScene) -> AnyView { AnyView(scene.stand) }
}

/// Stands for the app itself.
struct AppView<Content: App>: View {
  let app: Content

  var body: some View { SceneView(scene: app.body) }
}
