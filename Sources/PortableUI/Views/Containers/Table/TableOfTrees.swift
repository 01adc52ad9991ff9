public import Foundation

/// The rows of a tree in a ``Table``: those inside others are hidden until a person asks for them.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>
where Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>
}

extension TableOutlineGroupContent: TableRowContent, PrimitiveTableRows {
  /// What a row shows.
  public typealias TableRowValue = Data.Element
  /// They are made of no others.
  public typealias TableRowBody = Never

  func stand(in columns: [TableColumnPart<Data.Element>]) -> AnyView {
    AnyView(
      OutlineTree<Data, Data.Element.ID, TableRowView<Data.Element>>(
        roots: Array(data), id: { $0.id }, children: { [children] in $0[keyPath: children] },
        row: { TableRowView(value: $0, columns: columns.standing(at: $1)) }))
  }

  static var kinds: TableRowKinds { .trees }
}

/// The rows of trees among other rows of a ``Table``.
extension OutlineGroup: TableRowContent, PrimitiveTableRows
where Leaf == TableRow<Data.Element>, Data.Element: Identifiable {
  /// What a row shows.
  public typealias TableRowValue = Data.Element
  /// They are made of no others.
  public typealias TableRowBody = Never

  /// A row for each element of `data` and, by and by, for those inside them.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>
  ) where DataElement == Data.Element, ID == DataElement.ID, Leaf == TableRow<DataElement> {
    self.init(roots: Array(data), id: \.id, children: children) { TableRow($0) }
  }

  /// A row for `root` and, by and by, for what is inside it.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>
  ) where DataElement == Data.Element, ID == DataElement.ID, Leaf == TableRow<DataElement> {
    self.init(roots: [root], id: \.id, children: children) { TableRow($0) }
  }

  func stand(in columns: [TableColumnPart<Data.Element>]) -> AnyView {
    AnyView(
      OutlineTree(roots: roots, id: id, children: children) {
        TableRowView(value: $0, columns: columns.standing(at: $1))
      })
  }

  static var kinds: TableRowKinds { .trees }
}

/// Tables with a row for each element of a tree. What is inside others is hidden until a person asks for it, by a sign
/// in the first column or by the arrow keys to the sides.
extension Table {
  /// A row for each element of a tree.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), nil, nil)
  }

  /// A row for each element of a tree, of which one can be selected, or none.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), ListSelection(selection),
      nil)
  }

  /// A row for each element of a tree, of which several can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), ListSelection(selection),
      nil)
  }

  /// A row for each element of a tree. A press on a title writes `sortOrder`.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared, Columns.TableColumnSortComparator == Sort
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), nil,
      TableSorting(sortOrder))
  }

  /// A row for each element of a tree, of which one can be selected, or none. A press on a title writes `sortOrder`.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared, Columns.TableColumnSortComparator == Sort
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), ListSelection(selection),
      TableSorting(sortOrder))
  }

  /// A row for each element of a tree, of which several can be selected. A press on a title writes `sortOrder`.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared, Columns.TableColumnSortComparator == Sort
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), ListSelection(selection),
      TableSorting(sortOrder))
  }
}
