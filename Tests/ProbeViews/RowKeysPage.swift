import Foundation
import PortableUI

/// Lists that keys go through: one that selects several, and one that selects nothing.
struct RowKeysPage: View {
  @State private var before = ""
  @State private var between = ""
  @State private var after = ""
  @State private var selection: Set<Int> = []
  @State private var pressed = "nothing"
  @State private var places = ["Baltic"]
  @State private var showsPlaces = true
  @State private var showsRivers = true

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "selected: \(selection.sorted())")
      Text(verbatim: "pressed: \(pressed)")
      TextField("Before", text: $before)
      HStack(spacing: 0) {
        List(0..<40, id: \.self, selection: $selection) { Text(verbatim: "Row \($0)") }
          .accessibilityLabel("Numbers")
        VStack {
          TextField("Between", text: $between)
          List {
            Section(isExpanded: $showsPlaces) {
              Button("Alps") { pressed = "Alps" }
              ForEach(places, id: \.self) { place in
                HStack {
                  Text(verbatim: place)
                  Button("Star") { pressed = "Star" }
                }
              }
              .onDelete { places.remove(atOffsets: $0) }
            } header: {
              Text("Places")
            }
            Section(isExpanded: $showsRivers) {
              Button("Danube") { pressed = "Danube" }
            } header: {
              Text("Rivers")
            }
          }
          TextField("After", text: $after)
        }
      }
    }
    .padding()
  }
}
