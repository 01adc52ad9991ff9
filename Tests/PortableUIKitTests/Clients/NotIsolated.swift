import Foundation
import PortableUIKit

// Code in the language mode of Swift 5 that says nothing of actors, as most of what was written for UIKit.

/// Calls UIKit from wherever it is.
final class Feedback {
  static let shared = Feedback()
  var generator: UIImpactFeedbackGenerator?

  func prepare() {
    generator = UIImpactFeedbackGenerator(style: .light)
    generator?.prepare()
    UISelectionFeedbackGenerator().selectionChanged()
  }
}

func open(_ address: URL) {
  guard UIApplication.shared.canOpenURL(address) else { return }
  UIApplication.shared.open(address)
}

func copy(_ text: String) { UIPasteboard.general.string = text }

func isWide() -> Bool { UIScreen.main.bounds.width > 600 }

/// Makes views without being one.
struct Factory {
  func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  func pin(_ view: UIView, in other: UIView) {
    other.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: other.topAnchor),
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
    ])
  }
}

/// A data source that is no view.
final class Names: UITableViewDataSource {
  let names = ["Ada", "Grace"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}

/// A coordinator that leads to controllers.
final class Coordinator {
  let pages = UINavigationController()

  func show(_ controller: UIViewController) {
    controller.title = "Page"
    pages.pushViewController(controller, animated: true)
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    pages.present(alert, animated: true)
  }
}
