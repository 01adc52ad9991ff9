import Foundation
import PortableUI
import PortableUIKit

/// A page of a shop as one writes it for UIKit, in a view of SwiftUI's.
struct UIKitPage: View {
  var body: some View { ShopView().frame(minWidth: 360, minHeight: 420) }
}

private struct ShopView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: ProductController())
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

/// Shows what is loading, what failed and what is there, each by a controller of its own.
private final class ProductController: UIViewController {
  private var count = 0
  private var failsNext = true

  override func viewDidLoad() {
    title = "Teapot"
    view.backgroundColor = .systemBackground
    let item = UIBarButtonItem(
      title: "Cart (0)",
      primaryAction: UIAction { [weak self] _ in
        self?.showCart()
      })
    navigationItem.rightBarButtonItem = item
    show(LoadingController { [weak self] in self?.loaded() })
  }

  private func show(_ child: UIViewController) {
    for old in children {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child.view)
    NSLayoutConstraint.activate([
      child.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      child.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    child.didMove(toParent: self)
  }

  private func loaded() {
    show(DetailController { [weak self] detail in self?.add(from: detail) })
  }

  private func add(from detail: DetailController) {
    if failsNext {
      failsNext = false
      let alert = UIAlertController(
        title: "Not added", message: "The shop did not answer.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "Try again", style: .default) { [weak self] _ in
          self?.add(from: detail)
        })
      return present(alert, animated: true)
    }
    count += detail.amount
    navigationItem.rightBarButtonItem?.title = "Cart (\(count))"
    detail.added()
  }

  private func showCart() {
    let cart = UIHostingController(rootView: Text("\(count) teapots"))
    cart.title = "Cart"
    navigationController?.pushViewController(cart, animated: true)
  }
}

private final class LoadingController: UIViewController {
  private let goOn: () -> Void

  init(goOn: @escaping () -> Void) {
    self.goOn = goOn
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.startAnimating()
    spinner.accessibilityLabel = "Loading"
    let button = UIButton(
      configuration: .gray(), primaryAction: UIAction(title: "Arrive") { [goOn] _ in goOn() })
    let column = UIStackView(arrangedSubviews: [spinner, button])
    column.axis = .vertical
    column.spacing = 16
    column.alignment = .center
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

private final class DetailController: UIViewController {
  private let add: (DetailController) -> Void
  private let stepper = UIStepper()
  private let amountLabel = UILabel()
  private let message = UILabel()

  init(add: @escaping (DetailController) -> Void) {
    self.add = add
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var amount: Int { Int(stepper.value) }

  override func viewDidLoad() {
    let picture = UIImageView(image: UIImage(systemName: "gift"))
    picture.preferredSymbolConfiguration = .init(pointSize: 64)
    picture.tintColor = .systemOrange
    let card = UIView()
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 12
    card.layer.borderWidth = 1
    card.layer.borderColor = UIColor.separator.cgColor
    picture.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(picture)
    let name = UILabel()
    name.text = "Teapot, blue"
    name.font = .preferredFont(forTextStyle: .title2)
    let words = UILabel()
    words.text = "Holds enough for four people, pours without a drop beside the cup."
    words.textColor = .secondaryLabel
    words.numberOfLines = 0
    stepper.minimumValue = 1
    stepper.value = 1
    stepper.accessibilityLabel = "Amount"
    stepper.addAction(UIAction { [weak self] _ in self?.showAmount() }, for: .valueChanged)
    let row = UIStackView(arrangedSubviews: [amountLabel, stepper])
    row.spacing = 12
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Add to cart") { [weak self] _ in
        if let self { add(self) }
      })
    message.textColor = .systemGreen
    message.isHidden = true
    let column = UIStackView(arrangedSubviews: [card, name, words, row, button, message])
    column.axis = .vertical
    column.spacing = 12
    column.setCustomSpacing(20, after: card)
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      card.heightAnchor.constraint(equalToConstant: 140),
      picture.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      column.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
    showAmount()
  }

  private func showAmount() { amountLabel.text = "Amount: \(amount)" }

  func added() {
    message.text = "It is in your cart."
    message.isHidden = false
  }
}
