package import Foundation
import PortableUI
package import PortableUIKit

/// A table of a hundred thousand rows that one searches, edits and moves, as one writes it for UIKit.
struct UIKitTablePage: View {
  var body: some View { NumbersView().frame(minWidth: 360, minHeight: 420) }
}

private struct NumbersView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: NumbersController())
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

/// Numbers in sections of a thousand.
package final class NumbersController: UITableViewController, UISearchResultsUpdating {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// What there is, by section.
  package private(set) var numbers = (0..<100).map { Array($0 * 1_000..<$0 * 1_000 + 1_000) }

  /// How often a cell was asked for.
  package private(set) var configurationCount = 0

  private var source: NumbersSource?
  private let search = UISearchController(searchResultsController: nil)

  /// Makes its table.
  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    let source = NumbersSource(tableView: tableView) { [weak self] table, path, number in
      self?.configurationCount += 1
      let cell = table.dequeueReusableCell(withIdentifier: "number", for: path)
      cell.textLabel?.text = "Number \(number)"
      return cell
    }
    source.controller = self
    self.source = source
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    navigationItem.rightBarButtonItem = editButtonItem
    show()
  }

  private var words: String { search.searchBar.text ?? "" }

  private func show() {
    let digits = words
    var snapshot = Snapshot()
    for (section, all) in numbers.enumerated() {
      let found = digits.isEmpty ? all : all.filter { "\($0)".contains(digits) }
      if found.isEmpty { continue }
      snapshot.appendSections([section])
      snapshot.appendItems(found)
    }
    title = "\(snapshot.numberOfItems) numbers"
    source?.apply(snapshot, animatingDifferences: false, completion: nil)
  }

  /// Shows those that have the digits which a person looks for.
  package func updateSearchResults(for searchController: UISearchController) { show() }

  /// What can be done at the end of a row.
  package override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
        self?.remove(indexPath)
        done(true)
      }
    ])
  }

  fileprivate func remove(_ path: IndexPath) {
    guard let item = source?.itemIdentifier(for: path),
      let section = source?.sectionIdentifier(for: path.section)
    else { return }
    numbers[section].removeAll { $0 == item }
    show()
  }

  fileprivate func move(_ source: IndexPath, to goal: IndexPath) {
    let number = numbers[source.section].remove(at: source.row)
    numbers[goal.section].insert(number, at: goal.row)
    show()
  }

  fileprivate var canMove: Bool { words.isEmpty }
}

private final class NumbersSource: UITableViewDiffableDataSource<Int, Int> {
  weak var controller: NumbersController?

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { controller?.remove(indexPath) }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    controller?.canMove ?? false
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { controller?.move(sourceIndexPath, to: destinationIndexPath) }
}
