extension Group: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// They are made of no others.
  public typealias TableRowBody = Never

  /// Rows of a table that are treated as one: a modifier applies to each of them.
  public init<Value>(@TableRowBuilder<Value> content: () -> Content)
  where Value == Content.TableRowValue {
    self.content = content()
  }
}

extension Group: PrimitiveTableRows where Content: TableRowContent {
  func stand(in columns: [TableColumnPart<Content.TableRowValue>]) -> AnyView {
    content.standing(in: columns)
  }

  static var kinds: TableRowKinds { Content.allKinds }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// What the rows are sorted by.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  /// They are made of no others.
  public typealias TableColumnBody = Never

  /// Columns of a table that are treated as one.
  @preconcurrency @MainActor
  public init<Value, Sort, Columns: TableColumnContent>(
    @TableColumnBuilder<Value, Sort> content: () -> Columns
  )
  where
    Content == TupleTableColumnContent<Value, Sort, Columns>, Value == Columns.TableRowValue,
    Sort == Columns.TableColumnSortComparator
  {
    // What a row shows is in the type of the group, too, so `TableColumn("Name", value: \.name)` inside knows that.
    let columns = content()
    self.content = TupleTableColumnContent { columns.allParts(at: $0) }
  }
}

extension Group: PrimitiveTableColumns where Content: TableColumnContent {
  func parts(at path: [AnyHashable]) -> [TableColumnPart<Content.TableRowValue>] {
    content.allParts(at: path)
  }
}
