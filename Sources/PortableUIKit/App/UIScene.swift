public import Foundation

/// What of a program a person sees as one.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// What speaks for it.
  public var delegate: (any UISceneDelegate)?

  /// What stays of it while it is not open.
  public let session: UISceneSession

  /// How it was opened. There is nothing to know of that on a desktop.
  @preconcurrency @MainActor
  public final class ConnectionOptions {
    init() {}
  }

  /// How present it is.
  public internal(set) var activationState = ActivationState.unattached

  init(session: UISceneSession) { self.session = session }

  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// Its windows.
  public internal(set) var windows: [UIWindow] = []

  /// The screen it is on.
  public var screen: UIScreen { .main }

  /// Opens the first scene of a program.
  static func connectFirst(of delegate: any UIApplicationDelegate, in application: UIApplication) {
    let session = UISceneSession()
    let configuration = delegate.application(
      application, configurationForConnecting: session, options: .init())
    guard let type = configuration.delegateClass as? UIResponder.Type else { return }
    let scene = UIWindowScene(session: session)
    let made = ClassMaking.object(of: type, declaredBy: UIResponder.self)
    scene.delegate = made as? any UISceneDelegate
    application.connect(scene)
    scene.tell(willConnectNotification)
    scene.delegate?.scene(scene, willConnectTo: session, options: .init())
    if let own = scene.delegate as? any UIWindowSceneDelegate, let window = own.window {
      application.show(window)
    }
  }
}

/// What stays of a scene while it is not open.
@preconcurrency @MainActor
public final class UISceneSession {
  /// What kind of scene.
  public nonisolated struct Role: Hashable, Sendable {
    let name: String
    /// One of the program's windows.
    public static let windowApplication = Role(name: "window")
  }

  /// What kind of scene.
  public let role = Role.windowApplication

  init() {}
}

extension UISceneSession: Hashable {
  /// Whether both are the same.
  public nonisolated static func == (lhs: UISceneSession, rhs: UISceneSession) -> Bool {
    lhs === rhs
  }

  /// Feeds which one it is.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How a scene is shown.
@preconcurrency @MainActor
open class UISceneConfiguration {
  /// Its name.
  public let name: String?
  /// What kind of scene.
  public let role: UISceneSession.Role
  /// The class of what speaks for it.
  open var delegateClass: AnyClass?

  /// A way to show scenes of that kind.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// What speaks for a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: UIResponder {
  /// The scene opens.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  /// The scene is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene has the keyboard.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to lose the keyboard.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene cannot be seen any more.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The scene is closed.
  func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Nothing, where a delegate does not say.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {}
  /// Nothing, where a delegate does not say.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Nothing, where a delegate does not say.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Nothing, where a delegate does not say.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Nothing, where a delegate does not say.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Nothing, where a delegate does not say.
  public func sceneDidDisconnect(_ scene: UIScene) {}
}

/// What speaks for a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// Its first window.
  var window: UIWindow? { get set }
}

/// What there is to be seen on.
@preconcurrency @MainActor
public final class UIScreen {
  /// The first one.
  public static let main = UIScreen()

  /// Its size. A window need not be that large, and a person changes it.
  public internal(set) var bounds = CGRect(x: 0, y: 0, width: 800, height: 600)

  /// How many points of colour make a point.
  public internal(set) var scale: CGFloat = 1

  init() {}
}

/// The machine.
@preconcurrency @MainActor
public final class UIDevice {
  /// This one.
  public static let current = UIDevice()

  /// Its name.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// The name of its system.
  public var systemName: String { "Linux" }
  /// The version of its system.
  public var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
  /// The kind of machine.
  public var model: String { "Computer" }
  /// The kind of machine: one with a desk.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }

  init() {}
}
