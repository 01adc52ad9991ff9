import Foundation
import PortableUIKit

/// An app as UIKit's templates begin: a delegate that makes a window, and a scene's delegate.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: FirstController())
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    let pages = window?.rootViewController as? UINavigationController
    (pages?.viewControllers.first as? FirstController)?.sceneBecameActive()
  }
}

final class FirstController: UIViewController {
  private let field = UITextField()
  private let label = UILabel()
  private let presence = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "First"
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    field.addAction(UIAction { [unowned self] _ in greet() }, for: .editingChanged)
    for view in [field, label, presence] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
      field.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
      label.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 12),
      label.leadingAnchor.constraint(equalTo: field.leadingAnchor),
      presence.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
      presence.leadingAnchor.constraint(equalTo: field.leadingAnchor),
    ])
    greet()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }

  func sceneBecameActive() { presence.text = "The scene is active" }

  private func greet() { label.text = "Hello, \(field.text ?? "")" }
}
