import Foundation
import PortableUI

/// A list between whose rows things are dropped, and another one below, which is empty at first.
struct DropRowsPage: View {
  @State private var items = ["Milk", "Bread", "Tea"]
  @State private var others: [String] = []

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text("Pear").padding(8).background(Color.green.opacity(0.3)).draggable("Pear")
        Text(verbatim: "have: \(items.joined(separator: " "))")
        Text(verbatim: "others: \(others.joined(separator: " "))")
      }
      .padding(8)
      List {
        ForEach(items, id: \.self) { item in Text(verbatim: item) }
          .dropDestination(for: String.self) { items.insert(contentsOf: $0, at: $1) }
      }
      .frame(height: 220)
      List {
        ForEach(others, id: \.self) { Text(verbatim: $0) }
          .dropDestination(for: String.self) { others.insert(contentsOf: $0, at: $1) }
      }
    }
  }
}
