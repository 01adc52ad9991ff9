public import Foundation
import PortableUI

extension UIScene {
  /// How present a scene is to the person in front of it.
  public nonisolated enum ActivationState: Int, Sendable {
    /// It is not open.
    case unattached = -1
    /// It has the keyboard.
    case foregroundActive
    /// It is open, and something else has the keyboard.
    case foregroundInactive
    /// It cannot be seen.
    case background

    init(_ phase: ScenePhase) {
      switch phase {
      case .active: self = .foregroundActive
      case .inactive: self = .foregroundInactive
      default: self = .background
      }
    }

    var isForeground: Bool { self == .foregroundActive || self == .foregroundInactive }
  }

  /// A scene opens.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// A scene is about to be seen.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A scene has got the keyboard.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// A scene is about to lose the keyboard.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// A scene cannot be seen any more.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// A scene is closed.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")

  /// Goes on to `state`, and tells its delegate and all who listen of each step.
  func become(_ state: ActivationState) {
    for step in LifeStep.steps(from: activationState, to: state) {
      switch step {
      case .enterForeground:
        delegate?.sceneWillEnterForeground(self)
        tell(Self.willEnterForegroundNotification)
        activationState = .foregroundInactive
      case .activate:
        activationState = .foregroundActive
        delegate?.sceneDidBecomeActive(self)
        tell(Self.didActivateNotification)
      case .deactivate:
        delegate?.sceneWillResignActive(self)
        tell(Self.willDeactivateNotification)
        activationState = .foregroundInactive
      case .enterBackground:
        activationState = .background
        delegate?.sceneDidEnterBackground(self)
        tell(Self.didEnterBackgroundNotification)
      }
    }
  }

  /// Closes.
  func disconnect() {
    become(.background)
    activationState = .unattached
    delegate?.sceneDidDisconnect(self)
    tell(Self.didDisconnectNotification)
  }

  func tell(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// What happens to a scene, or to a program, as a person turns to it and away from it.
nonisolated enum LifeStep {
  case enterForeground, activate, deactivate, enterBackground

  static func steps(
    from old: UIScene.ActivationState, to new: UIScene.ActivationState
  ) -> [LifeStep] {
    guard old != new else { return [] }
    var steps: [LifeStep] = []
    if old == .foregroundActive { steps.append(.deactivate) }
    if old.isForeground, !new.isForeground { steps.append(.enterBackground) }
    if !old.isForeground, new.isForeground { steps.append(.enterForeground) }
    if new == .foregroundActive { steps.append(.activate) }
    return steps
  }
}
