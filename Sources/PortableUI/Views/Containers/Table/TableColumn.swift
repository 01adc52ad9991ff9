public import Foundation

/// A column of a ``Table``: its title, and what each row shows in it.
///
///     TableColumn("Name", value: \.name)
///     TableColumn("Size", value: \.size) { Text("\($0.size) KB") }.width(80)
///
/// In a table with a sort order, a press on the title of a column that has a value sorts by that.
public struct TableColumn<
  RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
> {
  let label: Label
  let comparator: Sort?
  var room = TableColumnRoom()
  let content: (RowValue) -> Content

  init(_ label: Label, _ comparator: Sort?, _ content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }
}

extension TableColumn: TableColumnContent, PrimitiveTableColumns {
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// What the rows are sorted by.
  public typealias TableColumnSortComparator = Sort
  /// A column is made of no others.
  public typealias TableColumnBody = Never

  func parts(at path: [AnyHashable]) -> [TableColumnPart<RowValue>] {
    let head = TableColumnHead(
      id: path, title: AnyView(label), words: label as? Text,
      comparator: comparator.map { AnyHashable($0) }, room: room)
    return [TableColumnPart(head: head) { [content] row in AnyView(content(row)) }]
  }
}

extension TableColumn {
  /// The column, exactly so wide; `nil` for the usual.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    with(TableColumnRoom(width: width.map(Double.init)), at: room.place)
  }

  /// The column, as wide as there is room, within limits; `nil` for the usual.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    let room = TableColumnRoom(
      least: min.map(Double.init), ideal: ideal.map(Double.init), most: max.map(Double.init))
    return with(room, at: self.room.place)
  }

  /// The column, with its title and its cells at that side of it.
  public func alignment(
    _ alignment: TableColumnAlignment
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    with(room, at: alignment.place)
  }

  private func with(_ room: TableColumnRoom, at place: Double) -> Self {
    var column = self
    column.room = room
    column.room.place = place
    return column
  }
}

/// Where the cells of a column stand.
public struct TableColumnAlignment: Hashable, Sendable {
  let place: Double

  /// Where reading begins.
  public static let automatic = TableColumnAlignment(place: 0)
  /// Where reading begins.
  public static let leading = TableColumnAlignment(place: 0)
  /// In the middle.
  public static let center = TableColumnAlignment(place: 0.5)
  /// Where reading ends.
  public static let trailing = TableColumnAlignment(place: 1)
  /// Where numbers of one length line up: where reading ends.
  public static let numeric = TableColumnAlignment(place: 1)
}
