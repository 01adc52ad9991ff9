import Foundation
import PortableUI

/// A list in which one selects, in boxes and in lines.
struct ListViewPage: View {
  @State private var selection: String?
  @State private var log = "nothing pressed"

  private let fruits = ["Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig"]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "selected: \(selection ?? "nothing"), \(log)").padding()
      HStack(spacing: 0) {
        List(selection: $selection) {
          Section("Fruit") {
            ForEach(fruits, id: \.self) { Text(verbatim: $0) }
          }
          Section {
            Button("Buy") { log = "bought" }
            Text(verbatim: "Warm").listRowBackground(Color.orange)
          } header: {
            Text(verbatim: "Do")
          } footer: {
            Text(verbatim: "Prices without tax")
          }
        }
        List(0..<40) { Text(verbatim: "Line \($0)") }
          .listStyle(.plain)
        List {
          Section("Places") {
            Label("Home", systemImage: "house")
            Label("Trash", systemImage: "trash")
          }
        }
        .listStyle(.sidebar)
        .frame(width: 160)
      }
    }
  }
}

/// Settings as the desktop has them.
struct FormPage: View {
  @State private var name = ""
  @State private var isOn = true
  @State private var size = 1
  @State private var level = 0.4

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name, prompt: Text(verbatim: "Nobody"))
        Toggle("Updates", isOn: $isOn)
        Picker("Size", selection: $size) {
          Text(verbatim: "Small").tag(0)
          Text(verbatim: "Large").tag(1)
        }
        Slider(value: $level) { Text(verbatim: "Volume") }
      } header: {
        Text(verbatim: "General")
      } footer: {
        Text(verbatim: "Updates come at night.")
      }
      Section("Danger") {
        Button("Erase", role: .destructive) { name = "" }
        Button("Greet") { name = "Ada" }
      }
    }
  }
}
