import Foundation
import PortableUI

/// A list whose rows are deleted, moved and asked for anew.
struct GroceriesPage: View {
  @State private var items = ["Milk", "Bread", "Eggs", "Tea"]
  @State private var selection: Set<String> = []

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: items.joined(separator: " ")).padding()
      List(selection: $selection) {
        Section("To buy") {
          ForEach(items, id: \.self) { Text(verbatim: $0) }
            .onDelete { offsets in
              for offset in offsets.reversed() { items.remove(at: offset) }
            }
            .onMove { offsets, place in
              guard let offset = offsets.first else { return }
              let item = items.remove(at: offset)
              items.insert(item, at: place > offset ? place - 1 : place)
            }
        }
      }
      .refreshable { refill() }
    }
  }

  private func refill() { items.append("Salt \(items.count)") }
}
