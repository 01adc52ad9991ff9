import Foundation
import PortableUI

/// Rows that are edited: deleted and moved in one list, selected in another.
struct EditingPage: View {
  @State private var items = ["Milk", "Bread", "Eggs", "Tea"]
  @State private var chosen: Set<Int> = [1]

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text(verbatim: items.joined(separator: " "))
        Spacer()
        EditButton()
      }
      .padding(8)
      List {
        ForEach(items, id: \.self) { item in
          Text(verbatim: item).deleteDisabled(item == "Tea")
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      List(0..<3, id: \.self, selection: $chosen) { Text(verbatim: "Mail \($0)").badge($0) }
        .listStyle(.plain)
    }
  }
}
