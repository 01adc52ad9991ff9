/// Rows of a table that are made of the elements of a collection, between which a person may drop something.
@preconcurrency @MainActor
public protocol DynamicTableRowContent<TableRowValue, Data>: TableRowContent {
  /// The elements.
  associatedtype Data: Collection

  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

/// Rows made of a collection, which takes what is dropped between them.
struct TakingTableRows<Rows: DynamicTableRowContent> {
  let rows: Rows
  let taking: RowTaking
}

extension TakingTableRows: DynamicTableRowContent, PrimitiveTableRows {
  typealias TableRowValue = Rows.TableRowValue
  typealias TableRowBody = Never

  var data: Rows.Data { rows.data }

  func stand(in columns: [TableColumnPart<Rows.TableRowValue>]) -> AnyView {
    AnyView(
      EditableContent(
        content: DynamicTableRowsView(rows: rows, columns: columns), edit: .insert(taking)))
  }

  static var kinds: TableRowKinds { Rows.allKinds }
}

/// Rows made of a collection among views.
struct DynamicTableRowsView<Rows: DynamicTableRowContent>: DynamicViewContent {
  let rows: Rows
  let columns: [TableColumnPart<Rows.TableRowValue>]

  var data: Rows.Data { rows.data }
  var body: some View { TableRowsView(rows: rows, columns: columns) }
}

nonisolated extension DynamicTableRowContent {
  /// Lets a person drop values of type `T` between the rows.
  ///
  ///     ForEach(plants) { TableRow($0) }
  ///       .dropDestination(for: Plant.self) { offset, dropped in
  ///         plants.insert(contentsOf: dropped, at: offset)
  ///       }
  ///
  /// `action` is told before which element they were let go of, and the values, once they have been read. What is
  /// dropped below the last row of the table lands behind the last element of the last such rows.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue, Data> {
    TakingTableRows(rows: self, taking: RowTaking(of: T.self) { action($1, $0) })
  }

  /// Lets a person drop something of one of these kinds between the rows. `action` is told before which element, and
  /// what: it can be read from then on.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue, Data> {
    TakingTableRows(
      rows: self, taking: RowTaking(types: supportedContentTypes, action: .atOnce(action)))
  }

  /// Lets a person drop something of one of the kinds of these names between the rows.
  public func onInsert(
    of acceptedTypeIdentifiers: [String],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue, Data> {
    onInsert(of: acceptedTypeIdentifiers.map { UTType(importedAs: $0) }, perform: action)
  }
}
