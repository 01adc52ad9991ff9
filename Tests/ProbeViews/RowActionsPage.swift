import Foundation
import PortableUI

/// Rows with something to do, two for each letter, and a list with a menu beside its rows.
struct RowActionsPage: View {
  @State private var done = "nothing"
  @State private var before = ""
  @State private var between = ""
  @State private var notes = ["Ideas"]
  @State private var selection: Set<String> = []

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "done: \(done)")
      TextField("Before", text: $before)
      List {
        ForEach(0..<3, id: \.self) { letter($0) }
      }
      .listStyle(.plain)
      .frame(height: 260)
      TextField("Between", text: $between)
      List(notes, id: \.self, selection: $selection) { Text(verbatim: $0) }
        .contextMenu(forSelectionType: String.self) { names in
          if names.isEmpty {
            Button("New Note") { notes.append("Note \(notes.count)") }
          } else {
            Button("Copy") { done = "copied \(names.sorted().joined(separator: " "))" }
          }
        }
        .accessibilityLabel("Notes")
    }
  }

  /// A row with buttons at its ends, and one with a button in it.
  @ViewBuilder
  private func letter(_ number: Int) -> some View {
    Text(verbatim: "Letter \(number)")
      .swipeActions {
        Button("Archive", systemImage: "archivebox") { done = "archived \(number)" }.tint(.blue)
        Button("Delete", systemImage: "trash", role: .destructive) { done = "deleted \(number)" }
      }
      .swipeActions(edge: .leading) {
        Button("Flag", systemImage: "flag") { done = "flagged \(number)" }.tint(.orange)
      }
    HStack {
      Text(verbatim: "Reply \(number)")
      Button("Send") { done = "sent \(number)" }
    }
  }
}
