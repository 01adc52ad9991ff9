public import Foundation
import PortableUI
import Threads

extension UICollectionView {
  /// Says what cells of a class show, so that nothing has to be registered under a name.
  ///
  /// Make it once, outside of the closure that makes cells.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Has a cell show an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier = UUID().uuidString
    let handler: Handler

    /// Cells that `handler` has show items.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// Says what headers, say, of a class show.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Has a view show what belongs to a place.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = UUID().uuidString
    let elementKind: String
    let handler: Handler

    /// Views of that kind that `handler` has show something.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell that shows `item`; where that is `nil`, one that shows nothing yet.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Cell {
    if parts.classes[registration.identifier] == nil {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let made = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath, file: file, line: line)
    guard let cell = made as? Cell else { wrong(made, Cell.self, file, line) }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header, say, that shows what belongs to a place.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Supplementary {
    let kind = CollectionParts.EdgeKind(
      element: registration.elementKind, identifier: registration.identifier)
    if parts.edgeClasses[kind] == nil {
      register(
        Supplementary.self, forSupplementaryViewOfKind: registration.elementKind,
        withReuseIdentifier: registration.identifier)
    }
    let made = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.identifier,
      for: indexPath, file: file, line: line)
    guard let view = made as? Supplementary else { wrong(made, Supplementary.self, file, line) }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  private func wrong(
    _ made: UICollectionReusableView, _ expected: Any.Type, _ file: StaticString, _ line: UInt
  ) -> Never {
    stop(
      "A collection made a part of another class than was registered.",
      facts: ["made": made, "expected": expected], fix: "Register that class itself.", file: file,
      line: line)
  }
}
