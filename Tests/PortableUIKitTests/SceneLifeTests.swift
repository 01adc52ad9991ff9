import Foundation
import Testing
import Threads

@testable import PortableUIKit

/// What a scene and a program hear as a person turns to them and away.
@Suite struct SceneLifeTests {
  final class Delegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var heard: [String] = []

    private func hear(_ word: String, _ scene: UIScene) {
      heard.append("\(word) \(scene.activationState)")
    }

    func sceneWillEnterForeground(_ scene: UIScene) { hear("will enter foreground", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { hear("did become active", scene) }
    func sceneWillResignActive(_ scene: UIScene) { hear("will resign active", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { hear("did enter background", scene) }
    func sceneDidDisconnect(_ scene: UIScene) { hear("did disconnect", scene) }
  }

  private func scene(for delegate: Delegate) -> UIScene {
    let scene = UIWindowScene(session: UISceneSession())
    scene.delegate = delegate
    return scene
  }

  @Test func `a scene's delegate hears each step, in order`() {
    let delegate = Delegate()
    let scene = scene(for: delegate)
    scene.become(.foregroundActive)
    #expect(
      delegate.heard == [
        "will enter foreground unattached", "did become active foregroundActive",
      ])
    delegate.heard = []
    scene.become(.foregroundInactive)
    scene.become(.foregroundInactive)
    #expect(delegate.heard == ["will resign active foregroundActive"])
    delegate.heard = []
    scene.become(.background)
    scene.become(.foregroundActive)
    #expect(
      delegate.heard == [
        "did enter background background", "will enter foreground background",
        "did become active foregroundActive",
      ])
  }

  @Test func `a scene that is closed goes through the background`() {
    let delegate = Delegate()
    let scene = scene(for: delegate)
    scene.become(.foregroundActive)
    delegate.heard = []
    scene.disconnect()
    #expect(
      delegate.heard == [
        "will resign active foregroundActive", "did enter background background",
        "did disconnect unattached",
      ])
  }

  @Test func `who listens to a scene's notifications hears the same`() {
    let scene = scene(for: Delegate())
    let listener = Program()
    let observers = [
      (UIScene.didActivateNotification, "active"), (UIScene.willDeactivateNotification, "inactive"),
      (UIScene.didDisconnectNotification, "closed"),
    ].map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { _ in
        onMain { listener.heard.append(word) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    scene.become(.foregroundActive)
    scene.disconnect()
    #expect(listener.heard == ["active", "inactive", "closed"])
  }

  final class Program: UIResponder, UIApplicationDelegate {
    var heard: [String] = []
    func applicationWillEnterForeground(_ application: UIApplication) { heard.append("shown") }
    func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { heard.append("inactive") }
    func applicationDidEnterBackground(_ application: UIApplication) { heard.append("hidden") }
    func applicationWillTerminate(_ application: UIApplication) { heard.append("ends") }
  }

  @Test func `a program without scenes tells its own delegate`() {
    let application = UIApplication()
    let program = Program()
    application.delegate = program
    application.follow(.active)
    #expect(program.heard == ["active"] && application.applicationState == .active)
    application.follow(.inactive)
    #expect(application.applicationState == .inactive)
    application.follow(.background)
    application.follow(.active)
    #expect(program.heard == ["active", "inactive", "hidden", "shown", "active"])
    program.heard = []
    application.end()
    #expect(program.heard == ["inactive", "hidden", "ends"])
  }

  @Test func `a program with a scene leaves that to the scene's delegate`() {
    let application = UIApplication()
    let (program, delegate) = (Program(), Delegate())
    application.delegate = program
    application.connect(scene(for: delegate))
    application.follow(.active)
    application.end()
    #expect(program.heard == ["ends"])
    #expect(delegate.heard.count == 5)
  }
}
