public import Foundation

/// Says what stands in a table.
///
/// Whether rows can be deleted and moved depends on whether there is a method that does it: the types
/// that such methods give back tell that. Nobody writes these types down.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// What ``tableView(_:commit:forRowAt:)`` gives back: nothing, where it was written.
  associatedtype Committed = NotWritten

  /// What ``tableView(_:moveRowAt:to:)`` gives back: nothing, where it was written.
  associatedtype Moved = NotWritten

  /// How many rows there are in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell for a row, which is about to be seen.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// How many sections there are; usually one.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The words above a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The words below a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Whether a row can be deleted; usually all can, where there is a method that does it.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Whether a row can be moved; usually all can, where there is a method that does it.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// A person wants a row deleted: take it out of what there is, and out of the table.
  @discardableResult
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> Committed

  /// A person has moved a row: do the same with what there is. The table has done so.
  @discardableResult
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Moved
}

/// What a method gives back that nobody wrote.
@preconcurrency @MainActor
public struct NotWritten: Sendable {
  fileprivate init() {}
}

extension UITableViewDataSource {
  /// There is one.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// There are none.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// There are none.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// All can, where there is a method that deletes.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    Committed.self != NotWritten.self
  }

  /// All can, where there is a method that moves.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    Moved.self != NotWritten.self
  }

  /// Nothing was written.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> NotWritten { NotWritten() }

  /// Nothing was written.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> NotWritten { NotWritten() }

  /// Whether there is a method that deletes rows.
  var deletesRows: Bool { Committed.self != NotWritten.self }

  /// Whether there is a method that moves rows.
  var movesRows: Bool { Moved.self != NotWritten.self }
}
