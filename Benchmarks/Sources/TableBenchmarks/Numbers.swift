import Foundation
import PortableUIKit

/// A table of numbers in sections of a thousand, by a diffable data source.
@MainActor
final class NumberTable: UITableViewController {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>
  private(set) var source: UITableViewDiffableDataSource<Int, Int>!

  init(_ count: Int) {
    super.init(style: .plain)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    source = UITableViewDiffableDataSource(tableView: tableView) { table, path, number in
      let cell = table.dequeueReusableCell(withIdentifier: "number", for: path)
      cell.textLabel?.text = "Number \(number)"
      return cell
    }
    var snapshot = Snapshot()
    for section in 0..<max(1, count / 1_000) {
      snapshot.appendSections([section])
      snapshot.appendItems(Array(section * 1_000..<min(count, section * 1_000 + 1_000)))
    }
    source.apply(snapshot, animatingDifferences: false, completion: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the last row to the top, which is seen.
  func turn() {
    var snapshot = source.snapshot()
    let items = snapshot.itemIdentifiers
    snapshot.moveItem(items[items.count - 1], beforeItem: items[0])
    source.apply(snapshot, animatingDifferences: false, completion: nil)
  }
}

/// The same numbers in a grid.
@MainActor
final class NumberGrid: UICollectionViewController {
  private let count: Int

  init(_ count: Int) {
    self.count = count
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "\(indexPath.item)"
    cell.contentConfiguration = content
    return cell
  }
}
