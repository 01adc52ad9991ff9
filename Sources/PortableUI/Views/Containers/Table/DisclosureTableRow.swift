/// A row of a ``Table``, and rows inside of it that a person shows and hides by a sign in its first column.
///
///     DisclosureTableRow(folder) {
///       ForEach(folder.files) { TableRow($0) }
///     }
///
/// The arrow keys to the sides do the same where the row is selected.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  /// A row that shows `value`, with rows inside that are seen while `isExpanded`; without that they are hidden at
  /// first.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value> {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }
}

extension DisclosureTableRow: TableRowContent, PrimitiveTableRows {
  /// What a row shows.
  public typealias TableRowValue = Label.TableRowValue
  /// It is made of no others.
  public typealias TableRowBody = Never

  func stand(in columns: [TableColumnPart<Label.TableRowValue>]) -> AnyView {
    AnyView(
      DisclosedTableRows(
        label: label, given: isExpanded, content: content, columns: columns))
  }

  static var kinds: TableRowKinds { Content.allKinds.union(.trees) }
}

/// A row among views, and those inside of it where they are shown.
private struct DisclosedTableRows<Label: TableRowContent, Content: TableRowContent>: View {
  let label: Label
  let given: Binding<Bool>?
  let content: () -> Content
  let columns: [TableColumnPart<Label.TableRowValue>]
  @State private var isExpandedByItself = false

  init(
    label: Label, given: Binding<Bool>?, content: @escaping () -> Content,
    columns: [TableColumnPart<Label.TableRowValue>]
  ) {
    self.label = label
    self.given = given
    self.content = content
    self.columns = columns
  }

  var body: some View {
    let isExpanded = given ?? $isExpandedByItself
    let outer = RowOutline(depth: 0, expansion: isExpanded)
    TableRowsView(rows: label, columns: columns.standing(at: outer))
    if isExpanded.wrappedValue {
      let inner = RowOutline(depth: 1, expansion: nil)
      TableRowsView(rows: content(), columns: columns.standing(at: inner))
    }
  }
}
