import Foundation
import LayoutEngine

/// Values in rows, each of them in columns, of which only the rows near what is seen are made.
///
///     Table(people, selection: $selected, sortOrder: $order) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60)
///     }
///
/// Rows are selected as in a ``List``; one stands for the identity of its value. A press on the title of
/// a column writes the sort order, and the app sorts the rows. The titles stay while the rows scroll.
/// Columns share the width; where they are wider than the room at their narrowest, the table scrolls
/// across. A person drags the lines between the titles, or moves them by the arrow keys: the column before
/// one is then as wide within its limits, and those behind it share what is left. The next window of the
/// scene begins with these widths. In a compact width only the first column is seen, without its title.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  let rows: Rows
  let columns: Columns
  let selection: ListSelection?
  let sorting: TableSorting?

  init(
    _ rows: Rows, _ columns: Columns, _ selection: ListSelection?, _ sorting: TableSorting?
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
  }
}

extension Table: View {
  /// The titles, and the rows below them.
  public var body: some View {
    TableBody(rows: rows, columns: columns.allParts(), selection: selection, sorting: sorting)
  }
}

/// A table in the style of where it is.
struct TableBody<Rows: TableRowContent>: View {
  let rows: Rows
  let columns: [TableColumnPart<Rows.TableRowValue>]
  let selection: ListSelection?
  let sorting: TableSorting?

  /// How wide a person wants the columns. The rows read that, each by itself.
  @GivenWidths private var widths
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.tableAppearance) private var appearance
  @Environment(\.tableAlternates) private var alternates
  @Environment(\.tableHeaders) private var headers
  @Environment(\.contentMargins) private var margins

  var body: some View {
    let columns = shown
    let look = look
    let edges = look.margins.leading + look.rowInsets.leading
    let otherEdges = look.margins.trailing + look.rowInsets.trailing
    ScrollView(.horizontal) {
      TableArrangement { widths in
        let least = columns.map { widths.room(of: $0.head) }.leastWidth
        let limits = Limits(least: Double(edges + otherEdges) + least, most: .infinity)
        return .rule(FlexibleFrame(width: limits, height: Limits()))
      } arranged: {
        VStack(alignment: .leading, spacing: 0) {
          if showsTitles {
            TableHeader(columns: columns.map(\.head), sorting: sorting)
              .padding(.leading, edges).padding(.trailing, otherEdges)
            Divider()
          }
          ListBody(
            selection: selection, content: standing(in: columns), ownLook: look)
        }
      }
    }
    .filling(.horizontal)
    .environment(\.contentMargins, ContentMargins())
    .environment(\.tableWidths, shownWidths)
  }

  /// One column alone has all the room.
  private var shownWidths: Binding<TableWidths> {
    width == .compact ? Binding.constant(TableWidths()) : $widths
  }

  private var look: ListLook {
    var look = appearance.look
    look.margins = margins.over(look.margins)
    look.alternates = alternates
    return look
  }

  /// Where there is one column, its title says no more than the table's.
  private var showsTitles: Bool { headers != .hidden && width != .compact }

  /// The columns that there is room for.
  private var shown: [TableColumnPart<Rows.TableRowValue>] {
    guard width == .compact else { return columns }
    return columns.prefix(1).map { column in
      var head = column.head
      head.room = TableColumnRoom()
      return TableColumnPart(head: head, cell: column.cell)
    }
  }

  /// They stand for a row with none inside of it, which has its words where those of the others are.
  private func standing(
    in columns: [TableColumnPart<Rows.TableRowValue>]
  ) -> TableRowsView<Rows, Rows.TableRowValue> {
    let isAmongTrees = Rows.allKinds.contains(.trees)
    let columns =
      isAmongTrees ? columns.standing(at: RowOutline(depth: 0, expansion: nil)) : columns
    return TableRowsView(rows: rows, columns: columns)
  }
}
