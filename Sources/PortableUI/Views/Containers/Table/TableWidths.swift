/// How wide a person wants columns of a table.
struct TableWidths: Equatable {
  /// Those that were given, by what tells the columns apart.
  private var given: [[AnyHashable]: Double] = [:]

  /// Those that the table began with, as a person made the columns before, and where others are kept.
  private let known: [String: Double]
  private let kept: KeptParts?

  /// None that anybody has given.
  init() {
    known = [:]
    kept = nil
  }

  /// Those among `kept`, which are kept there from now on.
  @MainActor
  init(_ kept: KeptParts) {
    known = kept.all
    self.kept = kept
  }

  static func == (one: TableWidths, other: TableWidths) -> Bool { one.given == other.given }

  /// How wide a column may be: one that was given a width is as wide, within its limits.
  func room(of column: TableColumnHead) -> TableColumnRoom {
    let width = given[column.id] ?? (known.isEmpty ? nil : known[column.keptName])
    return width.map(column.room.fixed) ?? column.room
  }

  /// The widths of `columns` in a room.
  func widths(of columns: [TableColumnHead], in room: Double?) -> [Double] {
    columns.map { self.room(of: $0) }.widths(in: room)
  }

  /// Gives one of `columns` another width, where they have that room.
  ///
  /// Those before it stay as they are, so the line behind it goes along with the pointer. Those behind it
  /// share what is left; where that is less than they need, the table becomes wider than its room.
  @MainActor
  mutating func give(
    _ width: Double, toColumn number: Int, of columns: [TableColumnHead], in room: Double?
  ) {
    let shown = widths(of: columns, in: room)
    for (column, width) in zip(columns, shown).prefix(number) { give(width, to: column) }
    give(columns[number].room.limited(width), to: columns[number])
  }

  @MainActor
  private mutating func give(_ width: Double, to column: TableColumnHead) {
    given[column.id] = width
    kept?[column.keptName] = width
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
