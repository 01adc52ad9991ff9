// A view controller, and a test that uses it as a person would.

import PortableUIKit
import ViewTesting

final class CounterController: UIViewController {
  private let label = UILabel()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Add") { [unowned self] _ in
        count += 1
        showCount()
      })
    let column = UIStackView(arrangedSubviews: [label, button])
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    showCount()
  }

  private func showCount() { label.text = "Count: \(count)" }
}

let screen = Screen(CounterController())
try screen.tap("Add")
await screen.settle()
precondition(screen.texts == ["Count: 1", "Add"])
