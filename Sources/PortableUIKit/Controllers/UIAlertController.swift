public import Foundation
import PortableUI
import Threads

/// A choice of a question.
@preconcurrency @MainActor
open class UIAlertAction {
  /// What is to be careful about.
  public nonisolated enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// Its words.
  public let title: String?
  /// What is to be careful about.
  public let style: Style
  /// Whether it can be chosen.
  open var isEnabled = true { didSet { alert?.pagesChanged() } }

  weak var alert: UIAlertController?
  let handler: ((UIAlertAction) -> Void)?

  /// A choice that does `handler`.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A question, or a message, with a few choices.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// How it is asked.
  public nonisolated enum Style: Int, Sendable { case actionSheet, alert }

  /// What there is to know.
  open var message: String? { didSet { pagesChanged() } }

  /// How it is asked.
  public let preferredStyle: Style

  /// The choices.
  public private(set) var actions: [UIAlertAction] = []

  /// The choice that Return makes.
  open var preferredAction: UIAlertAction? { didSet { pagesChanged() } }

  /// What is to be filled in.
  public private(set) var textFields: [UITextField]?

  /// A question.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, let known = actions.first(where: { $0.style == .cancel }) {
      return misuse(
        "A question was given a second choice that cancels.",
        facts: ["first": known.title ?? "", "second": action.title ?? ""],
        fix: "Give one choice the style .cancel, and the others .default or .destructive.")
    }
    action.alert = self
    actions.append(action)
    pagesChanged()
  }

  /// Adds something to be filled in.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    if preferredStyle == .actionSheet {
      return misuse(
        "A field was put into a question that is only a list of choices.",
        facts: ["title": title ?? "", "style": "actionSheet"],
        fix: "Make the question with the preferred style .alert.")
    }
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// It is about to be shown: one without choices can be closed all the same.
  func willShow() { loadViewIfNeeded() }

  func pagesChanged() { presenter?.pages.changed() }

  fileprivate func choose(_ action: UIAlertAction) {
    presenter.map { owner in
      owner.ownPresented = nil
      presenter = nil
      owner.pages.alert = nil
    }
    action.handler?(action)
  }
}

/// The choices of a question, as buttons of a graph, after what is to be filled in.
struct AlertButtons: View {
  let alert: UIAlertController

  /// The question is the same object, whatever becomes of it.
  let version: Int

  var body: some View {
    ForEach(fields.indices, id: \.self) { ObjectView(fields[$0]) }
    ForEach(alert.actions.indices, id: \.self) { index in
      let action = alert.actions[index]
      Button(role: role(of: action)) {
        alert.choose(action)
      } label: {
        Text(verbatim: action.title ?? "")
      }
      .disabled(!action.isEnabled)
      .keyboardShortcut(alert.preferredAction === action ? .defaultAction : nil)
    }
  }

  private var fields: [UITextField] { alert.textFields ?? [] }

  private func role(of action: UIAlertAction) -> ButtonRole? {
    switch action.style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
