/// A row of a ``Table`` that shows a value.
public struct TableRow<Value: Identifiable> {
  let value: Value

  /// A row that shows `value`.
  public init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent, PrimitiveTableRows {
  /// What the row shows.
  public typealias TableRowValue = Value
  /// A row is made of no others.
  public typealias TableRowBody = Never

  func stand(in columns: [TableColumnPart<Value>]) -> AnyView {
    AnyView(TableRowView(value: value, columns: columns).tag(value.id))
  }
}

/// A row among views: a cell for each column.
struct TableRowView<Value>: View {
  let value: Value
  let columns: [TableColumnPart<Value>]

  var body: some View {
    if let outline = columns.first?.outline {
      line.rowTrait(.outline(outline))
    } else {
      line
    }
  }

  private var line: some View {
    TableArrangement { [columns] widths in
      .rule(TableLineRule(columns: columns.map { widths.room(of: $0.head) }))
    } arranged: {
      ForEach(columns, id: \.head.id) { column in
        EnvironmentView(content: cell(in: column)) { values in
          values.isInListRow = false
          values.areLabelsApart = false
          if values.lineLimit == nil { values.lineLimit = 1 }
        }
      }
    }
  }

  /// What the row shows in a column; in a tree with the sign by which a person shows what is inside of it.
  private func cell(in column: TableColumnPart<Value>) -> some View {
    HStack {
      if let outline = column.outline {
        OutlineLabel(outline: outline, content: column.cell(value))
      } else {
        column.cell(value)
      }
    }
  }
}

/// The rows of the elements of a collection, one for each.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  let data: Data
}

extension TableForEachContent: TableRowContent, PrimitiveTableRows {
  /// What a row shows.
  public typealias TableRowValue = Data.Element
  /// They are made of no others.
  public typealias TableRowBody = Never

  func stand(in columns: [TableColumnPart<Data.Element>]) -> AnyView {
    AnyView(ForEach(data) { TableRowView(value: $0, columns: columns) })
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// They are made of no others.
  public typealias TableRowBody = Never
}

extension ForEach: PrimitiveTableRows where Content: TableRowContent {
  func stand(in columns: [TableColumnPart<Content.TableRowValue>]) -> AnyView {
    AnyView(
      ForEach<Data, ID, TableRowsView<Content, TableRowValue>>(
        data: data, content: { TableRowsView(rows: content($0), columns: columns) }, id: id))
  }

  static var kinds: TableRowKinds { Content.allKinds }
}

extension ForEach where Content: TableRowContent {
  /// Rows of a table for each element, told apart by the element's own identity.
  public init<Value>(
    _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Value == Content.TableRowValue, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: FieldReading { $0.id })
  }

  /// Rows of a table for each element, told apart by the property at `id`.
  public init<Value>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Value == Content.TableRowValue {
    self.init(data: data, content: content, id: FieldReading(id))
  }

  /// A row of a table for each element.
  public init(_ data: Data)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(data) { TableRow($0) }
  }
}
