public import Foundation
import LayoutEngine
public import Observation
public import PortableCombine

/// A scene with something said about it, which the same modifier of views says.
struct ModifiedScene<Content: Scene, Modified: View> {
  let content: Content
  let modify: (SceneView<Content>) -> Modified
}

extension ModifiedScene: PrimitiveScene {
  var stand: Modified { modify(SceneView(scene: content)) }
}

nonisolated extension Scene {
  func modified(
    _ modify: @escaping (SceneView<Self>) -> some View
  ) -> some Scene {
    ModifiedScene(content: self, modify: modify)
  }

  /// How large a window of the scene is when it opens for the first time. Without it, as large as is
  /// usual on the desktop. A window that a person gave another size has that the next time.
  public func defaultSize(_ size: CGSize) -> some Scene {
    let size = Size(width: Double(size.width), height: Double(size.height)).showable
    return modified { $0.environment(\.windowLooks.size, size) }
  }

  /// How large a window of the scene is when it opens for the first time. Without it, as large as is
  /// usual on the desktop. A window that a person gave another size has that the next time.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// The folder that dialogs for files in the scene's windows show first; `nil` for the one that is usual.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some Scene {
    modified { $0.fileDialogDefaultDirectory(defaultDirectory) }
  }

  /// How large a person may make the scene's windows.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    modified { $0.environment(\.windowLooks.resizability, resizability.kind) }
  }

  /// How the scene's windows begin at their top.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    modified { $0.environment(\.windowLooks.hidesTitle, style.appearance.hidesTitle) }
  }

  /// Where a window of the scene opens. Without effect on a desktop, which places its windows itself.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Sets a value in the environment of the scene's windows.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    modified { $0.environment(keyPath, value) }
  }

  /// Gives `object` to every view of the scene that asks for one of its type with
  /// `@Environment(Type.self)`.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    modified { $0.environment(object) }
  }

  /// Gives `object` to every view of the scene that asks for one of its type with
  /// `@EnvironmentObject`.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    modified { $0.environmentObject(object) }
  }

  /// The store in which settings in the scene's windows are kept that name none.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    modified { $0.defaultAppStorage(store) }
  }

  /// Calls `action` with the old and the new value when `value` has changed and, with `initial`, when
  /// the app starts.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, initial: initial, action) }
  }

  /// Calls `action` when `value` has changed and, with `initial`, when the app starts.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, initial: initial, action) }
  }
}
