import Foundation

/// The titles of a table's columns, with a line behind each but the last, by which a person makes that wider.
struct TableHeader: View {
  let columns: [TableColumnHead]
  let sorting: TableSorting?

  /// How wide all of it is; nothing before that is known.
  @State private var room: CGFloat?
  @Environment(\.tableWidths) private var widths
  @Environment(\.locale) private var locale

  var body: some View {
    let shown = widths.wrappedValue.widths(of: columns, in: knownRoom)
    TableArrangement { [columns] widths in
      .rule(TableLineRule(columns: columns.map { widths.room(of: $0) }))
    } arranged: {
      ForEach(columns, id: \.id) { TableColumnTitle(head: $0, sorting: sorting) }
      ForEach(Array(columns.dropLast().enumerated()), id: \.element.id) { number, column in
        line(behind: column, number, width: shown[number])
      }
    }
    .lineLimit(1)
    .font(.subheadline.weight(.semibold))
    .foregroundStyle(.secondary)
    .onGeometryChange(for: CGFloat.self, of: \.size.width) { room = $0 }
  }

  private var knownRoom: Double? { room.map { Double($0) } }

  private func line(behind column: TableColumnHead, _ number: Int, width: Double) -> ColumnLine {
    let title = column.words?.string(in: locale) ?? ""
    let reach = column.room.reach(from: width)
    return ColumnLine(
      name: title.isEmpty ? "Column \(number + 1) width" : "\(title) width",
      width: width, least: reach.lowerBound, most: reach.upperBound
    ) { widths.wrappedValue.give($0, toColumn: number, of: columns, in: knownRoom) }
  }
}

/// The title of a column, which sorts the rows where that can be.
struct TableColumnTitle: View {
  let head: TableColumnHead
  let sorting: TableSorting?

  var body: some View {
    if let sorting, let comparator = head.comparator {
      let order = sorting.order(comparator)
      AccessibilityView(
        content: Button {
          sorting.press(comparator)
        } label: {
          HStack(spacing: 4) {
            title
            if let order {
              Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
                .imageScale(.small).accessibilityHidden(true)
            }
          }
          .padding(.vertical, 6)
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain),
        value: Text(order.map { $0 == .forward ? "ascending" : "descending" } ?? "not sorted"))
    } else {
      title.padding(.vertical, 6).accessibilityAddTraits(.isHeader)
    }
  }

  private var title: some View {
    head.title.frame(
      maxWidth: .infinity,
      alignment: head.room.place == 0 ? .leading : head.room.place == 1 ? .trailing : .center)
  }
}
