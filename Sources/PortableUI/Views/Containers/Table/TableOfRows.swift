public import Foundation

/// Tables of rows that are made one by one.
extension Table {
  /// Rows that are made one by one.
  public init(
    of valueType: Value.Type,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), nil, nil)
  }

  /// Rows that are made one by one, of which one can be selected, or none.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), ListSelection(selection), nil)
  }

  /// Rows that are made one by one, of which several can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), ListSelection(selection), nil)
  }

  /// Rows that are made one by one. A press on a title writes `sortOrder`.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Value == Sort.Compared, Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), nil, TableSorting(sortOrder))
  }

  /// Rows that are made one by one, of which one can be selected, or none. A press on a title writes `sortOrder`.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Value == Sort.Compared, Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder))
  }

  /// Rows that are made one by one, of which several can be selected. A press on a title writes `sortOrder`.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Value == Sort.Compared, Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder))
  }
}

/// Tables of rows that are made one by one, and say by themselves what they show.
extension Table {
  /// Rows that are made one by one.
  public init(
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), nil, nil)
  }

  /// Rows that are made one by one, of which one can be selected, or none.
  public init(
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), ListSelection(selection), nil)
  }

  /// Rows that are made one by one, of which several can be selected.
  public init(
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), ListSelection(selection), nil)
  }

  /// Rows that are made one by one. A press on a title writes `sortOrder`.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Value == Sort.Compared, Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), nil, TableSorting(sortOrder))
  }

  /// Rows that are made one by one, of which one can be selected, or none. A press on a title writes `sortOrder`.
  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Value == Sort.Compared, Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder))
  }

  /// Rows that are made one by one, of which several can be selected. A press on a title writes `sortOrder`.
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Value == Sort.Compared, Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder))
  }
}
