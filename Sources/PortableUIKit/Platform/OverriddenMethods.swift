import Foundation

/// Whether subclasses of table controllers have methods of their own that delete or move rows.
///
/// Rows can be deleted where there is such a method. Objective-C can tell whether an object has one; here a
/// subclass that overrides just that method shows where it stands in the method table.
enum OverriddenMethods {
  private static let table = MethodTable(declaredBy: UITableViewController.self)
  private static let deleting = place(of: DeletingController.self)
  private static let moving = place(of: MovingController.self)

  /// Whether `type` says what is done when a row is deleted.
  static func deletes(_ type: UITableViewController.Type) -> Bool { overrides(deleting, type) }

  /// Whether `type` says what is done when a row is moved.
  static func moves(_ type: UITableViewController.Type) -> Bool { overrides(moving, type) }

  private static func place(of type: UITableViewController.Type) -> Int? {
    table?.place(
      overriddenIn: type, notIn: PlainController.self, of: UITableViewController.self)
  }

  private static func overrides(_ place: Int?, _ type: UITableViewController.Type) -> Bool {
    guard let table, let place else { return false }
    return table.function(place, of: type)
      != table.function(place, of: UITableViewController.self)
  }
}

private final class PlainController: UITableViewController {}

private final class DeletingController: UITableViewController {
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { title = "deletes" }
}

private final class MovingController: UITableViewController {
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { title = "moves" }
}
