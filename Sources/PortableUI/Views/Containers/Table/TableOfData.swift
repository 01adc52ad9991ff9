public import Foundation

/// Tables with a row for each element of a collection.
extension Table {
  /// A row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element
  {
    self.init(
      TableForEachContent(data: data), columns(), nil, nil)
  }

  /// A row for each element, of which one can be selected, or none.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element
  {
    self.init(
      TableForEachContent(data: data), columns(), ListSelection(selection), nil)
  }

  /// A row for each element, of which several can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element
  {
    self.init(
      TableForEachContent(data: data), columns(), ListSelection(selection), nil)
  }

  /// A row for each element. A press on a title writes `sortOrder`.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      TableForEachContent(data: data), columns(), nil, TableSorting(sortOrder))
  }

  /// A row for each element, of which one can be selected, or none. A press on a title writes `sortOrder`.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      TableForEachContent(data: data), columns(), ListSelection(selection), TableSorting(sortOrder))
  }

  /// A row for each element, of which several can be selected. A press on a title writes `sortOrder`.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      TableForEachContent(data: data), columns(), ListSelection(selection), TableSorting(sortOrder))
  }
}
