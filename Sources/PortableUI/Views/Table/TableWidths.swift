/// How wide a person wants columns of a table.
struct TableWidths: Equatable {
  /// Those that were given, by what tells the columns apart.
  private var given: [[AnyHashable]: Double] = [:]

  /// How wide a column may be: one that was given a width is as wide, within its limits.
  func room(of column: TableColumnHead) -> TableColumnRoom {
    guard let width = given[column.id] else { return column.room }
    return column.room.fixed(at: width)
  }

  /// The widths of `columns` in a room.
  func widths(of columns: [TableColumnHead], in room: Double?) -> [Double] {
    columns.map { self.room(of: $0) }.widths(in: room)
  }

  /// Gives one of `columns` another width, where they have that room.
  ///
  /// Those before it stay as they are, so the line behind it goes along with the pointer. Those behind it
  /// share what is left; where that is less than they need, the table becomes wider than its room.
  mutating func give(
    _ width: Double, toColumn number: Int, of columns: [TableColumnHead], in room: Double?
  ) {
    let shown = widths(of: columns, in: room)
    for (column, width) in zip(columns, shown).prefix(number) { given[column.id] = width }
    given[columns[number].id] = columns[number].room.limited(width)
  }
}

private enum TableWidthsKey: EnvironmentKey {
  static var defaultValue: Binding<TableWidths> { .constant(TableWidths()) }
}

extension EnvironmentValues {
  /// How wide a person wants the columns of the table around. It is a binding, so that who is inside
  /// depends on the widths and the table itself does not.
  var tableWidths: Binding<TableWidths> {
    get { self[TableWidthsKey.self] }
    set { self[TableWidthsKey.self] = newValue }
  }
}
