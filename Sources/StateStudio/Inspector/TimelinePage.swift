import Foundation
import ViewPlatform

/// Every change, the newest first, and what the chosen one changed.
struct TimelinePage: View {
  @ObservedObject var model: InspectorModel
  @FocusState private var isFiltering: Bool

  var body: some View {
    HStack {
      TextField("Filter", text: $model.filter).focused($isFiltering)
      Button("Find") { isFiltering = true }.keyboardShortcut("f", modifiers: .control)
    }
    let rows = model.rows
    if rows.isEmpty {
      Text(model.filter.isEmpty ? "Nothing has changed yet." : "Nothing matches.")
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      List(rows, selection: $model.selection) { row in
        TimelineRow(row: row, isSeen: model.history.travelledTo == row.id)
      }
      .frame(minHeight: 180)
    }
    if model.hasOlder { Button("Look at Older Changes") { model.showOlder() } }
    if let entry = model.selected { EntryDetails(model: model, entry: entry) }
  }
}

/// A change on one line; what another change caused stands further in.
struct TimelineRow: View {
  let row: TimelineTree.Row
  let isSeen: Bool

  private var entry: StateEntry { row.entry }

  var body: some View {
    HStack {
      Text(entry.title).fontWeight(isSeen ? .bold : .regular)
      Spacer()
      Text(
        [entry.action, entry.lane, entry.took?.inWords].compactMap { $0 }.joined(separator: " · ")
      )
      .foregroundStyle(.secondary)
    }
    .padding(.leading, Double(min(row.depth, 8)) * 16)
    .lineLimit(1)
  }
}

/// What one change changed, what brought it about, and what can be done with it.
private struct EntryDetails: View {
  @ObservedObject var model: InspectorModel
  let entry: StateEntry

  var body: some View {
    Divider()
    VStack(alignment: .leading, spacing: 6) {
      Text(entry.title).font(.headline)
      ForEach(facts, id: \.self) { Text($0).foregroundStyle(.secondary) }
      HStack {
        Button("Show This Moment") { model.travel() }
          .keyboardShortcut("t", modifiers: .control)
        Button("Pin") { model.pin(entry) }
          .keyboardShortcut("p", modifiers: .control)
        if !model.pins.isEmpty { Button("Unpin") { model.unpin() } }
      }
      if let (one, other) = model.compared(with: entry) {
        ComparisonView(
          one: one, other: other, changes: model.history.changes(from: one, to: other))
      } else {
        DifferenceView(changes: model.history.changes(in: entry))
      }
    }
  }

  private var facts: [String] {
    let cause = entry.cause.map { id in
      model.history.latest(model.depth).last { $0.id == id }?.title ?? "a change that is forgotten"
    }
    return [
      entry.action.map { "Action: \($0)" }, entry.lane.map { "In the lane \($0)" },
      entry.place.map { "At \($0)" },
      entry.because.map { "A person \($0)" }, entry.awaitedBefore.map { "After \($0)" },
      entry.took.map { "Took \($0.inWords)" }, cause.map { "Because of \($0)" },
      entry.state == nil ? "Its state is known only in words, and cannot be shown again." : nil,
    ].compactMap { $0 }
  }
}
