public import Foundation
import Threads

/// Columns of a table: one, or several.
@preconcurrency @MainActor
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable

  /// What the rows are sorted by; `Never` where they are not.
  associatedtype TableColumnSortComparator: SortComparator

  /// What the columns are made of.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns, made of others.
  var tableColumnBody: TableColumnBody { get }
}

extension Never: TableColumnContent {
  /// There is none.
  public typealias TableRowValue = Never
  /// There is none.
  public typealias TableColumnSortComparator = Never
  /// There is none.
  public typealias TableColumnBody = Never
}

extension TableColumnContent where TableColumnBody == Never {
  /// A column is made of no others; asking for them stops the program.
  public var tableColumnBody: Never {
    stop(
      "The columns of \(Self.self) were asked for.", facts: [:],
      fix: "Use \(Self.self) in a Table; it shows itself.")
  }
}

/// Columns that are not made of other columns.
@MainActor
protocol PrimitiveTableColumns: TableColumnContent where TableColumnBody == Never {
  /// The columns; `path` tells them from those of others.
  func parts(at path: [AnyHashable]) -> [TableColumnPart<TableRowValue>]
}

/// A column, as its table knows it.
struct TableColumnPart<Row> {
  let head: TableColumnHead

  /// What a row shows in it.
  let cell: (Row) -> AnyView

  /// Where in a tree a row stands whose cell is the first one; `nil` where it stands in none.
  var outline: RowOutline?
}

extension Array {
  /// The columns of a row that stands there in a tree; that may itself be inside of a row.
  func standing<Row>(at outline: RowOutline) -> [TableColumnPart<Row>]
  where Element == TableColumnPart<Row> {
    guard let first else { return self }
    var columns = self
    columns[0].outline = outline.moved(inwards: first.outline?.depth ?? 0)
    return columns
  }
}

/// What a table knows of a column apart from its cells.
struct TableColumnHead {
  /// What tells it from others, also when some come and go.
  let id: [AnyHashable]
  let title: AnyView

  /// The title, where it is a text.
  let words: Text?

  /// What a press on the title sorts by; `nil` where that does nothing.
  let comparator: AnyHashable?
  var room: TableColumnRoom

  /// What its width is called among those that are kept for the next window.
  var keptName: String {
    (["Column"] + id.map { "\($0.base)" } + ["width"]).joined(separator: " ")
  }
}

extension TableColumnContent {
  /// All the columns it stands for.
  func allParts(at path: [AnyHashable] = []) -> [TableColumnPart<TableRowValue>] {
    func open<Columns: PrimitiveTableColumns>(_ columns: Columns) -> Any { columns.parts(at: path) }
    let parts: Any =
      if let primitive = self as? any PrimitiveTableColumns {
        open(primitive)
      } else {
        tableColumnBody.allParts(at: path)
      }
    return parts as? [TableColumnPart<TableRowValue>] ?? []
  }
}
