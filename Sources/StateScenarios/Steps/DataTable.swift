/// The table below a step.
///
///     Given these users
///       | name | age |
///       | blob | 42  |
///
/// A definition takes it as a parameter, behind those of its pattern:
///
///     Given("these users") { (users: DataTable) in
///       api.names = users.records.compactMap { $0["name"] }
///     }
public struct DataTable: Hashable, Sendable {
  /// All rows, the first one included. Each has as many cells as the first.
  public let rows: [[String]]

  /// The rows below the first, each under the names that the first gives.
  ///
  /// Where two columns have the same name, the one to the right counts.
  public var records: [[String: String]] {
    guard let names = rows.first else { return [] }
    return rows.dropFirst().map { row in
      Dictionary(zip(names, row)) { _, right in right }
    }
  }

  init(rows: [[String]]) { self.rows = rows }
}
