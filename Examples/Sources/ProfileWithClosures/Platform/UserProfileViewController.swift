#if canImport(UIKit)
  import SwiftUI
  import UIKit
  import UserProfile
  import VSM

  /// The user profile in UIKit style.
  public enum ClosureProfileController {
    /// A controller that shows the profile that `repository` keeps.
    public static func make(repository: any ProfileRepository) -> UIViewController {
      UserProfileViewController(repository: repository)
    }
  }

  /// The user profile in UIKit style, among SwiftUI's views.
  public struct ClosureProfilePage: UIViewControllerRepresentable {
    private let repository: any ProfileRepository

    /// The profile that `repository` keeps.
    public init(repository: any ProfileRepository) { self.repository = repository }

    /// Makes the controller, once.
    public func makeUIViewController(context: Context) -> UIViewController {
      ClosureProfileController.make(repository: repository)
    }

    /// The controller follows its own states.
    public func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  /// The same profile as the view's: the same states, each of which is rendered.
  final class UserProfileViewController: UIViewController, ViewStateRendering {
    let container: StateContainer<UserProfileViewState>
    private var subscription: AnyCancellable?

    private let spinner = UIActivityIndicatorView(style: .medium)
    private let username = UITextField()
    private let status = UILabel()
    private let shownName = UILabel()
    private let message = UILabel()
    private lazy var save = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Save") { [unowned self] _ in saveUsername() })
    private lazy var retry = UIButton(
      configuration: .gray(),
      primaryAction: UIAction(title: "Retry") { [unowned self] _ in tryAgain() })
    private lazy var cancelEditing = UIButton(
      configuration: .gray(),
      primaryAction: UIAction(title: "Cancel") { [unowned self] _ in giveUp() })

    init(repository: any ProfileRepository) {
      container = StateContainer(state: .initialized(.init(repository: repository)))
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      arrange()
      subscription = container.$state.sink { [weak self] in self?.render($0) }
      if case .initialized(let model) = state { observe(model.load()) }
    }

    private func arrange() {
      let title = UILabel()
      title.text = "User profile"
      title.font = .preferredFont(forTextStyle: .headline)
      username.placeholder = "Username"
      username.borderStyle = .roundedRect
      message.numberOfLines = 0
      let buttons = UIStackView(arrangedSubviews: [save, retry, cancelEditing])
      buttons.spacing = 8
      let column = UIStackView(
        arrangedSubviews: [title, spinner, status, username, shownName, message, buttons])
      column.axis = .vertical
      column.alignment = .center
      column.spacing = 8
      column.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(column)
      NSLayoutConstraint.activate([
        column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        username.widthAnchor.constraint(equalTo: column.widthAnchor),
      ])
    }

    private func render(_ state: UserProfileViewState) {
      let parts = [status, username, shownName, message, save, retry, cancelEditing] as [UIView]
      for part in parts { part.isHidden = true }
      spinner.stopAnimating()
      switch state {
      case .initialized, .loading:
        wait("Loading")
      case .loadingError(let model):
        show(model.message, in: message)
        retry.isHidden = false
      case .editing(let model):
        username.text = model.user.username
        username.isHidden = false
        save.isHidden = false
      case .saving(let user):
        show(user.username, in: shownName)
        wait("Saving")
      case .savingError(let model):
        show(model.unsaved.username, in: shownName)
        show(model.message, in: message)
        retry.isHidden = false
        cancelEditing.isHidden = false
      }
    }

    private func show(_ text: String, in label: UILabel) {
      label.text = text
      label.isHidden = false
    }

    private func wait(_ name: String) {
      spinner.accessibilityLabel = name
      spinner.startAnimating()
      show(name, in: status)
    }

    private func saveUsername() {
      if case .editing(let model) = state { observe(model.saveUsername(username.text ?? "")) }
    }

    private func tryAgain() {
      switch state {
      case .loadingError(let model): observe(model.retry())
      case .savingError(let model): observe(model.retry())
      default: break
      }
    }

    private func giveUp() {
      if case .savingError(let model) = state { observe(model.cancel()) }
    }
  }
#endif
