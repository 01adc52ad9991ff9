public import Foundation

/// Makes the columns of a table, with `if` and `switch`.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// A statement that is a column.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    column
  }

  /// A statement that is a column by which nothing is sorted.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var sorted = TableColumn<RowValue, Sort, Content, Label>(column.label, nil, column.content)
    sorted.room = column.room
    return sorted
  }

  /// A statement that is columns.
  public static func buildExpression<Columns: TableColumnContent>(
    _ columns: Columns
  ) -> Columns
  where Columns.TableRowValue == RowValue, Columns.TableColumnSortComparator == Sort {
    columns
  }

  /// One statement stays what it is.
  public static func buildBlock<Columns: TableColumnContent>(
    _ columns: Columns
  ) -> Columns
  where Columns.TableRowValue == RowValue, Columns.TableColumnSortComparator == Sort {
    columns
  }

  /// Several statements, one after another.
  @preconcurrency @MainActor
  public static func buildBlock<each Columns: TableColumnContent>(
    _ columns: repeat each Columns
  ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Columns)> {
    TupleTableColumnContent { path in
      var parts: [TableColumnPart<RowValue>] = []
      var number = 0
      @MainActor func add(_ next: some TableColumnContent) {
        // The builder takes no columns of other rows; a pack cannot say so.
        parts += next.allParts(at: path + [number]) as? [TableColumnPart<RowValue>] ?? []
        number += 1
      }
      repeat add(each columns)
      return parts
    }
  }

  /// An `if` without `else`.
  public static func buildIf<Columns: TableColumnContent>(
    _ columns: Columns?
  ) -> Columns?
  where Columns.TableRowValue == RowValue, Columns.TableColumnSortComparator == Sort {
    columns
  }

  /// The first way of an `if` or `switch`.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first: First
  ) -> _ConditionalTableColumns<First, Second>
  where
    First.TableRowValue == Second.TableRowValue,
    First.TableColumnSortComparator == Second.TableColumnSortComparator
  {
    _ConditionalTableColumns(first: first, second: nil)
  }

  /// The other ways of an `if` or `switch`.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second: Second
  ) -> _ConditionalTableColumns<First, Second>
  where
    First.TableRowValue == Second.TableRowValue,
    First.TableColumnSortComparator == Second.TableColumnSortComparator
  {
    _ConditionalTableColumns(first: nil, second: second)
  }

  /// The columns of an `if #available`.
  public static func buildLimitedAvailability<Columns: TableColumnContent>(
    _ columns: Columns
  ) -> Columns {
    columns
  }
}

/// Several columns one after another.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, Columns> {
  let collect: @MainActor ([AnyHashable]) -> [TableColumnPart<RowValue>]
}

extension TupleTableColumnContent: TableColumnContent, PrimitiveTableColumns {
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// What the rows are sorted by.
  public typealias TableColumnSortComparator = Sort
  /// They are made of no others.
  public typealias TableColumnBody = Never

  func parts(at path: [AnyHashable]) -> [TableColumnPart<RowValue>] { collect(path) }
}

/// Columns that may be missing, as an `if` without `else` makes them.
extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// What the rows are sorted by.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// They are made of no others.
  public typealias TableColumnBody = Never
}

extension Optional: PrimitiveTableColumns where Wrapped: TableColumnContent {
  func parts(at path: [AnyHashable]) -> [TableColumnPart<Wrapped.TableRowValue>] {
    map { $0.allParts(at: path) } ?? []
  }
}

/// One of two contents of columns, as an `if` or a `switch` makes it; either exists.
public struct _ConditionalTableColumns<First: TableColumnContent, Second: TableColumnContent>
where
  First.TableRowValue == Second.TableRowValue,
  First.TableColumnSortComparator == Second.TableColumnSortComparator
{
  let first: First?
  let second: Second?
}

extension _ConditionalTableColumns: TableColumnContent, PrimitiveTableColumns {
  /// What a row shows.
  public typealias TableRowValue = First.TableRowValue
  /// What the rows are sorted by.
  public typealias TableColumnSortComparator = First.TableColumnSortComparator
  /// They are made of no others.
  public typealias TableColumnBody = Never

  func parts(at path: [AnyHashable]) -> [TableColumnPart<First.TableRowValue>] {
    first?.allParts(at: path + [true]) ?? second?.allParts(at: path + [false]) ?? []
  }
}
