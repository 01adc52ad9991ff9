public import Foundation
import PortableCombine
import PortableUI
import Threads

/// A program with windows that is written for this kit.
///
///     @main
///     final class AppDelegate: UIResponder, UIApplicationDelegate {
///       var window: UIWindow?
///       func application(
///         _ application: UIApplication,
///         didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
///       ) -> Bool {
///         let window = UIWindow(frame: UIScreen.main.bounds)
///         window.rootViewController = FirstViewController()
///         window.makeKeyAndVisible()
///         self.window = window
///         return true
///       }
///     }
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
  /// The one there is.
  public static let shared = UIApplication()

  /// What the program does when it starts.
  public internal(set) var delegate: (any UIApplicationDelegate)?

  /// The scenes that are open.
  public private(set) var connectedScenes: Set<UIScene> = []

  /// Its windows.
  public private(set) var windows: [UIWindow] = []

  /// What the program was started with. There is nothing on a desktop.
  public nonisolated struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
    /// What tells it from others.
    public let rawValue: String
    /// What tells it from others.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  let shown = WindowContent()

  /// How present its window is.
  var activation = UIScene.ActivationState.unattached

  /// What opens addresses: that of the window which was shown last.
  var opener: OpenURLAction?

  /// How an address is to be opened. A desktop has one way.
  public nonisolated struct OpenExternalURLOptionsKey: Hashable, Sendable, RawRepresentable {
    /// What tells it from others.
    public let rawValue: String
    /// What tells it from others.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Opens an address with the program that the desktop has for it, and says whether there is one; where
  /// no window was shown yet, there is none.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    guard let opener else {
      completion?(false)
      return
    }
    opener(url) { completion?($0) }
  }

  /// Whether there may be a program for an address. The desktop says so only when it is opened.
  public func canOpenURL(_ url: URL) -> Bool { opener != nil }

  func show(_ window: UIWindow) {
    guard !windows.contains(window) else { return }
    windows.append(window)
    shown.changed()
  }

  func connect(_ scene: UIScene) { connectedScenes.insert(scene) }

  /// The window that the program shows first.
  var firstWindow: UIWindow? { windows.first { !$0.isHidden } }
}

/// What a program does when it starts, and when it ends.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: UIResponder {
  /// The program has started. Make and show a window here, or in a scene's delegate.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// How to show a scene: says which class is its delegate.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// The program is about to be seen again. Where there are scenes, their delegates are told this and the next three
  /// instead.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The program has got the keyboard.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The program is about to lose the keyboard.
  func applicationWillResignActive(_ application: UIApplication)
  /// The program cannot be seen any more.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The program is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Yes, where a delegate does not say.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Nothing, where a delegate does not say.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: .windowApplication) }

  /// Nothing, where a delegate does not say.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Nothing, where a delegate does not say.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Nothing, where a delegate does not say.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Nothing, where a delegate does not say.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Nothing, where a delegate does not say.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Starts the program. What `@main` calls.
  public static func main() {
    KitApp.makeDelegate = { ClassMaking.object(of: Self.self, declaredBy: UIResponder.self) }
    KitApp.main()
  }
}

/// The program, as one of SwiftUI's.
private struct KitApp: App {
  static var makeDelegate: (() -> (any UIApplicationDelegate)?)?

  init() {
    let application = UIApplication.shared
    guard application.delegate == nil, let delegate = Self.makeDelegate?() else { return }
    application.delegate = delegate
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    guard application.firstWindow == nil else { return }
    UIWindowScene.connectFirst(of: delegate, in: application)
  }

  var body: some Scene { WindowGroup { FirstWindow() } }
}

/// The window of the program.
private struct FirstWindow: View {
  @ObservedObject private var shown = UIApplication.shared.shown
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Group {
      if let window = UIApplication.shared.firstWindow {
        WindowView(window)
      } else {
        EmptyView()
      }
    }
    .onChange(of: phase, initial: true) { UIApplication.shared.follow(phase) }
    .onDisappear { UIApplication.shared.end() }
  }
}
