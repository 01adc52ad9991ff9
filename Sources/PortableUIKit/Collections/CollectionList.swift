import Foundation
import LayoutEngine
import PortableUI

/// Shows a collection as a list of the desktop: a table whose rows are the collection's cells.
final class CollectionList {
  let table: UITableView
  private let configuration: UICollectionLayoutListConfiguration
  private unowned let collection: UICollectionView

  init(of collection: UICollectionView, _ configuration: UICollectionLayoutListConfiguration) {
    self.collection = collection
    self.configuration = configuration
    let style: UITableView.Style =
      switch configuration.appearance {
      case .plain, .sidebar, .sidebarPlain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    table = UITableView(frame: .zero, style: style)
    if !configuration.showsSeparators { table.separatorStyle = .none }
    if let color = configuration.backgroundColor {
      let view = UIView()
      view.backgroundColor = color
      table.backgroundView = view
    }
    table.dataSource = self
    table.delegate = self
    followSelecting()
  }

  func renew() { table.changed() }

  func followSelecting() {
    table.allowsSelection = collection.allowsSelection
    table.allowsMultipleSelection = collection.allowsMultipleSelection
  }

  func scroll(
    to path: IndexPath, _ position: UICollectionView.ScrollPosition, _ animated: Bool
  ) {
    var goal = UITableView.ScrollPosition.none
    if position.contains(.top) { goal = .top }
    if position.contains(.centeredVertically) { goal = .middle }
    if position.contains(.bottom) { goal = .bottom }
    table.scrollToRow(at: path, at: goal, animated: animated)
  }
}

extension CollectionList: TableNumbering {
  /// The list and the collection number rows alike.
  var numbers: TableModel {
    collection.loadIfNeeded()
    return collection.model
  }
}

extension CollectionList: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { collection.numberOfSections }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    collection.numberOfItems(inSection: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let holder =
      tableView.dequeueReusableCell(withIdentifier: "row") as? ListRowCell
      ?? ListRowCell(style: .default, reuseIdentifier: "row")
    if let item = collection.model.row(at: indexPath),
      let cell = collection.makeCell(at: indexPath, item: item)
    {
      holder.hold(cell)
    }
    return holder
  }
}

extension CollectionList: UITableViewDelegate {
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    collection.delegate?.collectionView(collection, shouldSelectItemAt: indexPath) ?? true
      ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    follow()
    collection.delegate?.collectionView(collection, didSelectItemAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    follow()
    collection.delegate?.collectionView(collection, didDeselectItemAt: indexPath)
  }

  private func follow() {
    let items = (table.indexPathsForSelectedRows ?? []).compactMap { collection.model.row(at: $0) }
    collection.select(items)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    configuration.leadingSwipeActionsConfigurationProvider?(indexPath)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    configuration.trailingSwipeActionsConfigurationProvider?(indexPath)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard configuration.headerMode == .supplementary else { return nil }
    return edge(UICollectionView.elementKindSectionHeader, section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    guard configuration.footerMode == .supplementary else { return nil }
    return edge(UICollectionView.elementKindSectionFooter, section)
  }

  private func edge(_ kind: String, _ section: Int) -> UIView? {
    let path = IndexPath(item: 0, section: section)
    let view = collection.dataSource?.collectionView(
      collection, viewForSupplementaryElementOfKind: kind, at: path)
    view?.collection = collection
    return view
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let shown = (cell as? ListRowCell)?.held else { return }
    collection.delegate?.collectionView(collection, willDisplay: shown, forItemAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let holder = cell as? ListRowCell, let shown = holder.held, let item = shown.item else {
      return
    }
    holder.letGo()
    collection.retire(shown, of: item)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    collection.scrollListener?.scrollViewDidScroll(collection)
  }
}

/// A row of the list, which holds a cell of the collection.
final class ListRowCell: UITableViewCell {
  private(set) weak var held: UICollectionViewCell?

  /// Shows `cell`.
  func hold(_ cell: UICollectionViewCell) {
    held = cell
    contentConfiguration = HeldCell(cell: cell)
    if let row = cell as? UICollectionViewListCell {
      row.rowCell = self
      follow(row)
    } else {
      accessoryView = nil
      backgroundConfiguration = cell.backgroundConfiguration
    }
  }

  func letGo() {
    (held as? UICollectionViewListCell)?.rowCell = nil
    held = nil
    contentConfiguration = nil
  }

  /// Has at its end, and behind it, what its cell says.
  func follow(_ cell: UICollectionViewListCell) {
    let accessories = cell.accessories
    accessoryView = accessories.isEmpty ? nil : AccessoryView { AnyView(RowEnd(accessories)) }
    backgroundConfiguration = cell.backgroundConfiguration
  }
}

/// What stands at the end of a row.
private struct RowEnd: View {
  private let accessories: [UICellAccessory]

  init(_ accessories: [UICellAccessory]) { self.accessories = accessories }

  var body: some View {
    HStack {
      ForEach(accessories.indices, id: \.self) { part(accessories[$0]) }
    }
  }

  @ViewBuilder
  private func part(_ accessory: UICellAccessory) -> some View {
    switch accessory.kind {
    case .disclosureIndicator: DisclosureSign()
    case .checkmark: CheckSign()
    case .label(let words): Text(verbatim: words).foregroundStyle(.secondary)
    case .view(let view): ObjectView(view)
    }
  }
}

/// A cell of a collection, as the content of a row.
private struct HeldCell: UIContentConfiguration {
  let cell: UICollectionViewCell

  func makeContentView() -> any UIView & UIContentView { HeldCellView(self) }

  func updated(for state: any UIConfigurationState) -> HeldCell { self }
}

private final class HeldCellView: UIView, UIContentView, WidthSized {
  var configuration: any UIContentConfiguration { didSet { follow() } }

  init(_ configuration: HeldCell) {
    self.configuration = configuration
    super.init(frame: .zero)
    follow()
  }

  required init?(coder: NSCoder) { nil }

  private var cell: UICollectionViewCell? { (configuration as? HeldCell)?.cell }

  private func follow() {
    for view in innerViews where view !== cell { view.removeFromSuperview() }
    if let cell, cell.outerView !== self { addSubview(cell) }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  func contentHeight(inWidth width: CGFloat) -> CGFloat {
    cell?.contentHeight(inWidth: width) ?? 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cell?.put(bounds)
  }
}
