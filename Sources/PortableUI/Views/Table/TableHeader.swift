import Foundation

/// The titles of a table's columns.
struct TableHeader: View {
  let columns: [TableColumnHead]
  let sorting: TableSorting?

  var body: some View {
    TableLine(columns.map(\.room)) {
      ForEach(columns, id: \.id) { TableColumnTitle(head: $0, sorting: sorting) }
    }
    .lineLimit(1)
    .font(.subheadline.weight(.semibold))
    .foregroundStyle(.secondary)
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
