/// Makes the rows of a table, with `if` and `switch`.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// A statement that is rows.
  public static func buildExpression<Rows: TableRowContent>(
    _ rows: Rows
  ) -> Rows where Rows.TableRowValue == Value {
    rows
  }

  /// One statement stays what it is.
  public static func buildBlock<Rows: TableRowContent>(
    _ rows: Rows
  ) -> Rows where Rows.TableRowValue == Value {
    rows
  }

  /// Several statements, one after another.
  @preconcurrency @MainActor
  public static func buildBlock<each Rows: TableRowContent>(
    _ rows: repeat each Rows
  ) -> TupleTableRowContent<Value, repeat each Rows> {
    TupleTableRowContent { columns in
      AnyView(TupleView(repeat TableRowsView(rows: each rows, columns: columns)))
    }
  }

  /// An `if` without `else`.
  public static func buildIf<Rows: TableRowContent>(
    _ rows: Rows?
  ) -> Rows? where Rows.TableRowValue == Value {
    rows
  }

  /// The first way of an `if` or `switch`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _ConditionalTableRows<First, Second> where First.TableRowValue == Second.TableRowValue {
    _ConditionalTableRows(first: first, second: nil)
  }

  /// The other ways of an `if` or `switch`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _ConditionalTableRows<First, Second> where First.TableRowValue == Second.TableRowValue {
    _ConditionalTableRows(first: nil, second: second)
  }

  /// The rows of an `if #available`.
  public static func buildLimitedAvailability<Rows: TableRowContent>(_ rows: Rows) -> Rows { rows }
}

/// Several rows one after another.
public struct TupleTableRowContent<Value: Identifiable, each Rows: TableRowContent> {
  let stand: @MainActor ([TableColumnPart<Value>]) -> AnyView
}

extension TupleTableRowContent: TableRowContent, PrimitiveTableRows {
  /// What a row shows.
  public typealias TableRowValue = Value
  /// They are made of no others.
  public typealias TableRowBody = Never

  func stand(in columns: [TableColumnPart<Value>]) -> AnyView { stand(columns) }

  static var kinds: TableRowKinds {
    var kinds: TableRowKinds = []
    for type in repeat (each Rows).self { kinds.formUnion(type.allKinds) }
    return kinds
  }
}

/// Rows that may be missing, as an `if` without `else` makes them.
extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// They are made of no others.
  public typealias TableRowBody = Never
}

extension Optional: PrimitiveTableRows where Wrapped: TableRowContent {
  func stand(in columns: [TableColumnPart<Wrapped.TableRowValue>]) -> AnyView {
    AnyView(map { TableRowsView(rows: $0, columns: columns) })
  }

  static var kinds: TableRowKinds { Wrapped.allKinds }
}

/// One of two contents of rows, as an `if` or a `switch` makes it; either exists.
public struct _ConditionalTableRows<First: TableRowContent, Second: TableRowContent>
where First.TableRowValue == Second.TableRowValue {
  let first: First?
  let second: Second?
}

extension _ConditionalTableRows: TableRowContent, PrimitiveTableRows {
  /// What a row shows.
  public typealias TableRowValue = First.TableRowValue
  /// They are made of no others.
  public typealias TableRowBody = Never

  func stand(in columns: [TableColumnPart<First.TableRowValue>]) -> AnyView {
    if let first { return AnyView(TableRowsView(rows: first, columns: columns)) }
    return AnyView(second.map { TableRowsView(rows: $0, columns: columns) })
  }

  static var kinds: TableRowKinds { First.allKinds.union(Second.allKinds) }
}
