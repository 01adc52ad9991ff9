public import Foundation
import PortableUI

extension UIApplication {
  /// How present a program is to the person in front of it.
  public nonisolated enum State: Int, Sendable {
    /// It has the keyboard.
    case active
    /// It is open, and another program has the keyboard.
    case inactive
    /// It cannot be seen.
    case background
  }

  /// How present the program is.
  public var applicationState: State {
    switch activation {
    case .foregroundActive: .active
    case .foregroundInactive: .inactive
    case .background, .unattached: .background
    }
  }

  /// The program is about to be seen.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The program has got the keyboard.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The program is about to lose the keyboard.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The program cannot be seen any more.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The program is about to end.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")

  /// Its window is as present as `phase` says. Where it has scenes, their delegates are told, and else its
  /// own.
  func follow(_ phase: ScenePhase) {
    let new = UIScene.ActivationState(phase)
    let wasOpen = activation != .unattached
    let steps = LifeStep.steps(from: activation, to: new)
    for scene in connectedScenes { scene.become(new) }
    activation = new
    for step in steps where wasOpen || step != .enterForeground { tell(step) }
  }

  /// Its last window is closed.
  func end() {
    follow(.background)
    for scene in connectedScenes { scene.disconnect() }
    activation = .unattached
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
  }

  private func tell(_ step: LifeStep) {
    let own = connectedScenes.isEmpty ? delegate : nil
    let name: Notification.Name
    switch step {
    case .enterForeground:
      own?.applicationWillEnterForeground(self)
      name = Self.willEnterForegroundNotification
    case .activate:
      own?.applicationDidBecomeActive(self)
      name = Self.didBecomeActiveNotification
    case .deactivate:
      own?.applicationWillResignActive(self)
      name = Self.willResignActiveNotification
    case .enterBackground:
      own?.applicationDidEnterBackground(self)
      name = Self.didEnterBackgroundNotification
    }
    NotificationCenter.default.post(name: name, object: self)
  }
}
