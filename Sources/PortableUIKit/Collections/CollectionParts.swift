public import Foundation
import LayoutEngine
import PortableUI
import Threads

/// The cells, headers and footers of a collection: those that are seen, and those that wait to be used
/// again.
struct CollectionParts {
  /// What makes cells of each kind, and other parts by kind and name.
  var classes: [String: UICollectionViewCell.Type] = [:]
  var edgeClasses: [EdgeKind: UICollectionReusableView.Type] = [:]

  /// The cells that are seen, by the numbers of their items.
  var cells: [Int: UICollectionViewCell] = [:]

  /// The other parts that are seen.
  var edges: [EdgeKey: UICollectionReusableView] = [:]

  /// The cells and parts that wait, by what they are.
  var waiting: [String: [UICollectionViewCell]] = [:]
  var waitingEdges: [EdgeKind: [UICollectionReusableView]] = [:]

  /// A cell that is asked for while it is shown, to be changed in place.
  var kept: UICollectionViewCell?

  struct EdgeKind: Hashable {
    let element: String
    let identifier: String
  }

  struct EdgeKey: Hashable {
    let element: String
    let section: Int
    let item: Int

    init(element: String, at path: IndexPath) {
      self.element = element
      section = path.section
      item = path.item
    }

    /// That of a part beside items; `nil` for an item.
    init?(of attributes: UICollectionViewLayoutAttributes) {
      guard let kind = attributes.representedElementKind else { return nil }
      self.init(element: kind, at: attributes.indexPath)
    }
  }
}

extension UICollectionView {
  /// Says what makes the cells of a kind.
  public func register(
    _ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String
  ) {
    parts.classes[identifier] = cellClass
    parts.waiting[identifier] = nil
  }

  /// Says what makes the headers, say, of a kind.
  public func register(
    _ viewClass: UICollectionReusableView.Type?,
    forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    let kind = CollectionParts.EdgeKind(element: elementKind, identifier: identifier)
    parts.edgeClasses[kind] = viewClass
    parts.waitingEdges[kind] = nil
  }

  /// A cell of that kind: one that is not used any more, or a new one.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath, file: StaticString = #fileID,
    line: UInt = #line
  ) -> UICollectionViewCell {
    if let kept = parts.kept, kept.reuseIdentifier == identifier {
      parts.kept = nil
      return kept
    }
    if let cell = parts.waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    let size = list == nil ? attributesSize(at: indexPath) : CGSize(width: 320, height: 44)
    guard let cell = parts.classes[identifier].flatMap({ UIView.made($0, size: size) }) else {
      stop(
        "A collection was asked for a cell of a kind that it does not know.",
        facts: ["kind": identifier, "it knows": parts.classes.keys.sorted()],
        fix: """
          Register it first: register(UICollectionViewCell.self, forCellWithReuseIdentifier:), or use a \
          CellRegistration.
          """,
        file: file, line: line)
    }
    cell.reuseIdentifier = identifier
    return cell
  }

  /// A header, say, of that kind: one that is not used any more, or a new one.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath,
    file: StaticString = #fileID, line: UInt = #line
  ) -> UICollectionReusableView {
    let kind = CollectionParts.EdgeKind(element: elementKind, identifier: identifier)
    if let view = parts.waitingEdges[kind]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let view = parts.edgeClasses[kind].flatMap({ UIView.made($0) }) else {
      stop(
        "A collection was asked for a part of a kind that it does not know.",
        facts: ["kind": identifier, "element": elementKind],
        fix: """
          Register it first: register(UICollectionReusableView.self, forSupplementaryViewOfKind:\
          withReuseIdentifier:).
          """,
        file: file, line: line)
    }
    view.reuseIdentifier = identifier
    return view
  }

  private func attributesSize(at path: IndexPath) -> CGSize {
    collectionViewLayout.layoutAttributesForItem(at: path)?.size ?? .zero
  }

  /// The cell of an item, where it is seen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    model.row(at: indexPath).flatMap { parts.cells[$0] }
  }

  /// A header or a footer, where it is seen.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    parts.edges[CollectionParts.EdgeKey(element: elementKind, at: indexPath)]
  }

  /// The place of the item that `cell` shows.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard cell.collection === self, let item = cell.item else { return nil }
    return model.path(of: item, near: cell.knownPath)
  }

  /// The place of the item that stands at `point`.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    parts.cells.values.first { $0.bounds.contains(convert(point, to: $0)) }
      .flatMap { indexPath(for: $0) }
  }

  /// The cells that are seen.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The places of the items that are seen, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    if let list { return list.table.indexPathsForVisibleRows ?? [] }
    let seen = CGRect(origin: contentOffset, size: bounds.size)
    return parts.cells.values.filter { $0.frame.intersects(seen) }
      .compactMap { indexPath(for: $0) }.sorted()
  }

  // MARK: What is shown

  /// Makes what stands in `rect`, and lets the rest go.
  func showParts(in rect: CGRect) {
    let all = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    let seen = all.filter { $0.frame.intersects(rect) }.sorted { $0.zIndex < $1.zIndex }
    // What goes is used again for what comes.
    let paths = seen.filter { $0.representedElementKind == nil }.map(\.indexPath)
    let items = Set(paths.compactMap { model.row(at: $0) })
    for (item, cell) in parts.cells where !items.contains(item) { retire(cell, of: item) }
    let keys = Set(seen.compactMap { CollectionParts.EdgeKey(of: $0) })
    for (key, view) in parts.edges where !keys.contains(key) { retire(view, key) }
    for attributes in seen {
      if let key = CollectionParts.EdgeKey(of: attributes) {
        showEdge(key, attributes)
      } else if let item = model.row(at: attributes.indexPath) {
        showCell(item, attributes)
      }
    }
  }

  private func showCell(_ item: Int, _ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    if let cell = parts.cells[item] {
      cell.knownPath = path
      return cell.follow(attributes)
    }
    guard let cell = makeCell(at: path, item: item) else { return }
    UIView.performWithoutAnimation { cell.follow(attributes) }
    addSubview(cell)
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  /// The cell of an item that is about to be seen.
  func makeCell(at path: IndexPath, item: Int) -> UICollectionViewCell? {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    if let other = cell.item, other != item, parts.cells[other] === cell {
      misuse(
        "A data source gave one cell for two items.",
        facts: ["cell": cell, "item": path.item, "section": path.section],
        fix: "Take each cell from dequeueReusableCell.")
      parts.cells[other] = nil
    }
    parts.cells[item] = cell
    cell.collection = self
    cell.item = item
    cell.knownPath = path
    cell.isSelected = selection.contains(item)
    cell.selects(list == nil && allowsSelection)
    if cell.configurationUpdateHandler != nil { cell.setNeedsUpdateConfiguration() }
    return cell
  }

  private func showEdge(
    _ key: CollectionParts.EdgeKey, _ attributes: UICollectionViewLayoutAttributes
  ) {
    if let view = parts.edges[key] { return view.follow(attributes) }
    guard
      let view = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: key.element, at: attributes.indexPath)
    else { return }
    view.collection = self
    parts.edges[key] = view
    UIView.performWithoutAnimation { view.follow(attributes) }
    addSubview(view)
  }

  /// Lets go of the cells of `items`, and of all parts where that is `nil`.
  func retire(_ items: Set<Int>? = nil) {
    for (item, cell) in parts.cells where items?.contains(item) ?? true { retire(cell, of: item) }
    if items == nil { retireEdges() }
  }

  /// Lets go of all headers and footers.
  func retireEdges() {
    for (key, view) in parts.edges { retire(view, key) }
  }

  func retire(_ cell: UICollectionViewCell, of item: Int) {
    guard parts.cells[item] === cell else { return }
    parts.cells[item] = nil
    cell.item = nil
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier {
      parts.waiting[identifier, default: []].append(cell)
    }
    if let path = cell.knownPath {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
  }

  private func retire(_ view: UICollectionReusableView, _ key: CollectionParts.EdgeKey) {
    parts.edges[key] = nil
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier {
      let kind = CollectionParts.EdgeKind(element: key.element, identifier: identifier)
      parts.waitingEdges[kind, default: []].append(view)
    }
  }
}
