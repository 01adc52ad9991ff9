import Foundation
import PortableUIKit

/// Views one after another in a row, each by four constraints or by its frame.
@MainActor
final class Chain {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10_000, height: 600))
  private let views: [UIView]
  private var first: NSLayoutConstraint?
  private var isWide = false

  init(of count: Int) {
    views = (0..<count).map { _ in UIView() }
    for view in views { outer.addSubview(view) }
  }

  /// Lets constraints say where the views stand.
  func constrain() {
    var constraints: [NSLayoutConstraint] = []
    var start = outer.leadingAnchor
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      constraints += [
        view.leadingAnchor.constraint(equalTo: start, constant: 4),
        view.widthAnchor.constraint(equalToConstant: 20),
        view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      ]
      start = view.trailingAnchor
    }
    first = constraints[1]
    NSLayoutConstraint.activate(constraints)
    outer.layoutIfNeeded()
  }

  /// Makes the first view wider or narrower by one constraint, which moves all others.
  func changeOne() {
    isWide.toggle()
    first?.constant = isWide ? 30 : 20
    outer.layoutIfNeeded()
  }

  /// Sets the same frames by hand.
  func place() {
    isWide.toggle()
    var x: CGFloat = 0
    for (index, view) in views.enumerated() {
      let width: CGFloat = index == 0 && isWide ? 30 : 20
      view.frame = CGRect(x: x + 4, y: 10, width: width, height: width / 2)
      x += 4 + width
    }
  }
}
