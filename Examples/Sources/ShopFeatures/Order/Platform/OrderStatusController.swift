import Combine
import ShopAPI
import SwiftUI
import VSM

#if canImport(UIKit)
  import UIKit

  /// How far an order has come, in UIKit style, among SwiftUI's views.
  struct OrderStatusPage: UIViewControllerRepresentable {
    let order: Order.ID
    let service: any ShopService

    func makeUIViewController(context: Context) -> UIViewController {
      OrderStatusController(order: order, service: service)
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  /// Shows a child controller for each of its states.
  final class OrderStatusController: UIViewController, ViewStateRendering {
    let container: StateContainer<OrderStatusViewState>
    private var subscription: AnyCancellable?

    init(order: Order.ID, service: any ShopService) {
      container = StateContainer(state: .initialized(.init(order: order, service: service)))
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      subscription = container.$state.sink { [weak self] in self?.render($0) }
      if case .initialized(let loader) = state { observe(loader.load()) }
    }

    private func render(_ state: OrderStatusViewState) {
      switch state {
      case .initialized, .loading:
        show(MessageController("Asking for the order"))
      case .failed(let failure):
        show(
          MessageController(failure.message, button: "Retry") { [weak self] in
            self?.observe(failure.retry())
          })
      case .loaded(let loaded):
        show(
          MessageController("The order is \(loaded.order.progress.rawValue)", button: "Ask Again") {
            [weak self] in self?.observe(loaded.loader.load())
          })
      }
    }

    /// Puts `child` in the place of the one before.
    private func show(_ child: UIViewController) {
      for former in children {
        former.willMove(toParent: nil)
        former.view.removeFromSuperview()
        former.removeFromParent()
      }
      addChild(child)
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  /// A sentence and, where there is something to do, a button.
  private final class MessageController: UIViewController {
    private let words: String
    private let button: String?
    private let action: () -> Void

    init(_ words: String, button: String? = nil, action: @escaping () -> Void = {}) {
      self.words = words
      self.button = button
      self.action = action
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel()
      label.text = words
      label.numberOfLines = 0
      let column = UIStackView(arrangedSubviews: [label])
      column.axis = .vertical
      column.alignment = .center
      column.spacing = 8
      if let button {
        column.addArrangedSubview(
          UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: button) { [action] _ in action() }))
      }
      column.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(column)
      NSLayoutConstraint.activate([
        column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        column.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      ])
    }
  }
#endif
