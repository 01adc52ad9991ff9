import Foundation
import PortableUI

/// Rows that are moved while they are edited, more than are seen at once.
struct ReorderingPage: View {
  @State private var numbers = Array(0..<30)
  @State private var moved = "nothing"

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text(verbatim: "moved: \(moved)")
        Spacer()
        EditButton()
      }
      .padding(8)
      List {
        ForEach(numbers, id: \.self) { Text(verbatim: "Row \($0)") }
          .onMove { offsets, place in
            moved = "\(Array(offsets)) to \(place)"
            numbers.move(fromOffsets: offsets, toOffset: place)
          }
      }
      .listStyle(.plain)
      .accessibilityLabel("Numbers")
    }
  }
}
