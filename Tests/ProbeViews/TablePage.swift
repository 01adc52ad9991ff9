import Foundation
import PortableUI

/// Tables that a person sorts and selects in: many rows, and columns wider than their room.
struct TablePage: View {
  @State private var planets = Planet.all
  @State private var order = [KeyPathComparator(\Planet.moons)]
  @State private var selection: Planet.ID? = "Earth"
  @State private var opened = "nothing"

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "selected: \(selection ?? "nothing"), opened: \(opened)").padding(12)
      Divider()
      Table(planets, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Moons", value: \.moons) { Text(verbatim: "\($0.moons)") }
          .width(90).alignment(.numeric)
        TableColumn("Kind") { planet in
          Label(planet.kind, systemImage: planet.kind == "Rock" ? "globe" : "sun.max")
        }
      }
      .contextMenu(forSelectionType: Planet.ID.self) { planets in
        Button("Visit") { opened = "visit to \(planets.sorted().joined(separator: " and "))" }
      } primaryAction: { planets in
        opened = planets.sorted().joined(separator: " and ")
      }
      .onChange(of: order) { planets.sort(using: order) }
      Divider()
      Table(planets.prefix(2)) {
        TableColumn("Wide", value: \.name).width(500)
        TableColumn("Wider", value: \.kind).width(500)
      }
      .tableStyle(.inset)
      .frame(height: 110)
    }
    .environment(\.horizontalSizeClass, .regular)
  }
}

private struct Planet: Identifiable {
  let name: String
  let moons: Int
  let kind: String
  var id: String { name }

  static let all = [
    Planet(name: "Mercury", moons: 0, kind: "Rock"), Planet(name: "Venus", moons: 0, kind: "Rock"),
    Planet(name: "Earth", moons: 1, kind: "Rock"), Planet(name: "Mars", moons: 2, kind: "Rock"),
    Planet(name: "Neptune", moons: 16, kind: "Ice"), Planet(name: "Uranus", moons: 29, kind: "Ice"),
    Planet(name: "Jupiter", moons: 97, kind: "Gas"),
    Planet(name: "Saturn", moons: 274, kind: "Gas"),
  ]
}
