import Foundation
import PortableUI
import PortableUIKit
import Testing
import ViewTesting

/// Views where people read from right to left.
@MainActor @Suite("Directions of reading")
struct DirectionTests {
  private let width: CGFloat = 300

  /// A label between anchors, in a view of 300 points across.
  private func framed(
    _ direction: LayoutDirection = .rightToLeft,
    _ prepare: (UIView, UILabel) -> [NSLayoutConstraint]
  ) -> (label: UILabel, screen: Screen) {
    let controller = UIViewController()
    let label = UILabel()
    label.text = "Words"
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    NSLayoutConstraint.activate(prepare(controller.view, label))
    let screen = Screen(
      controller, size: CGSize(width: width, height: 200), layoutDirection: direction)
    return (label, screen)
  }

  @Test func `leading is right, and left stays left`() {
    let leading = framed {
      [$1.leadingAnchor.constraint(equalTo: $0.leadingAnchor, constant: 20)]
    }
    #expect(leading.label.frame.maxX == width - 20)
    #expect(leading.label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let left = framed { [$1.leftAnchor.constraint(equalTo: $0.leftAnchor, constant: 20)] }
    #expect(left.label.frame.minX == 20)
    let usual = framed(.leftToRight) {
      [$1.leadingAnchor.constraint(equalTo: $0.leadingAnchor, constant: 20)]
    }
    #expect(usual.label.frame.minX == 20)
  }

  @Test func `at least so far from leading is at least so far from the right`() {
    let views = framed { view, label in
      [
        label.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 30),
        label.trailingAnchor.constraint(lessThanOrEqualTo: view.centerXAnchor, constant: 0),
        label.widthAnchor.constraint(equalToConstant: 120),
      ]
    }
    #expect(views.label.frame == CGRect(x: 150, y: 0, width: 120, height: views.label.frame.height))
  }

  @Test func `margins change sides, and what is meant as left stays`() {
    let margins = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 40)
    let read = framed { view, label in
      view.directionalLayoutMargins = margins
      return [label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)]
    }
    #expect(read.label.frame.maxX == width - 10)
    #expect(read.label.superview?.layoutMargins.left == 40)
    let seen = framed { view, label in
      view.directionalLayoutMargins = margins
      return [label.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor)]
    }
    #expect(seen.label.frame.minX == 40)
  }

  @Test func `a row of views begins on the right`() async {
    let controller = UIViewController()
    let labels = ["One", "Two", "Three"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let row = UIStackView(arrangedSubviews: labels)
    row.frame = CGRect(x: 0, y: 0, width: width, height: 40)
    row.distribution = .fillEqually
    controller.view.addSubview(row)
    let screen = Screen(controller, layoutDirection: .rightToLeft)
    #expect(labels.map(\.frame.minX) == [200, 100, 0])
    row.semanticContentAttribute = .forceLeftToRight
    for label in labels { label.semanticContentAttribute = .forceLeftToRight }
    await screen.settle()
    #expect(labels.map(\.frame.minX) == [0, 100, 200])
  }

  @Test func `a view may be read as it says itself`() {
    let player = framed { view, label in
      for one in [view, label] { one.semanticContentAttribute = .playback }
      return [label.leadingAnchor.constraint(equalTo: view.leadingAnchor)]
    }
    #expect(player.label.frame.minX == 0)
    let forced = framed(.leftToRight) { view, label in
      for one in [view, label] { one.semanticContentAttribute = .forceRightToLeft }
      return [label.leadingAnchor.constraint(equalTo: view.leadingAnchor)]
    }
    #expect(forced.label.frame.maxX == width)
  }

  @Test func `what is shown turns round when the direction of what is around it does`() throws {
    let controller = UIViewController()
    let label = UILabel()
    label.text = "Words"
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
    let screen = Screen(
      TurningSample(controller: controller), size: CGSize(width: width, height: 200))
    #expect(label.frame.minX == 0)
    try screen.tap("Turn")
    #expect(label.frame.maxX == width)
    try screen.tap("Turn")
    #expect(label.frame.minX == 0)
  }

  @Test func `a cell's words begin on the right, and its accessory stands left`() throws {
    let table = OneRowTable(style: .plain)
    let screen = Screen(
      table, size: CGSize(width: width, height: 200), layoutDirection: .rightToLeft)
    let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let text = try #require(cell.textLabel)
    #expect(text.frame.maxX == cell.contentView.bounds.width - 16)
    #expect(cell.contentView.frame.minX > 0)
    #expect(cell.contentView.frame.maxX == cell.bounds.width)
    withExtendedLifetime(screen) {}
  }
}

private struct TurningSample: View {
  let controller: UIViewController
  @State private var isTurned = false

  var body: some View {
    VStack {
      TraitTests.Shown(controller: controller)
        .environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
      Button("Turn") { isTurned.toggle() }
    }
  }
}

private final class OneRowTable: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Words"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
