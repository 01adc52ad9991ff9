/// Rows of a table, with something done to the views that stand for them.
struct ModifiedTableRows<Rows: TableRowContent, Changed: View> {
  let rows: Rows
  let change: (TableRowsView<Rows, Rows.TableRowValue>) -> Changed
}

extension ModifiedTableRows: TableRowContent, PrimitiveTableRows {
  typealias TableRowValue = Rows.TableRowValue
  typealias TableRowBody = Never

  func stand(in columns: [TableColumnPart<Rows.TableRowValue>]) -> AnyView {
    AnyView(change(TableRowsView(rows: rows, columns: columns)))
  }

  static var kinds: TableRowKinds { Rows.allKinds }
}

nonisolated extension TableRowContent {
  /// Opens a menu of `menuItems` at the rows.
  ///
  ///     TableRow(plant)
  ///       .contextMenu { Button("Water") { water(plant) } }
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    let items = menuItems()
    return ModifiedTableRows(rows: self) { $0.contextMenu { items } }
  }

  /// Calls `action` when a pointer comes over a row, and when it leaves.
  public func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { $0.onHover(perform: action) }
  }

  /// Lets a person drag what `action` makes from the rows, where it makes something; `nil` takes that away.
  public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { $0.itemProvider(action) }
  }

  /// Lets a person drag `payload` from the rows, which is made when the dragging begins.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { $0.draggable(payload()) }
  }

  /// Lets a person drop values of type `T` on the rows. `action` is told them, once they have been read.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) {
      $0.dropDestination(for: payloadType) { values, _ in
        action(values)
        return true
      }
    }
  }
}
