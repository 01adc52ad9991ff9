import Foundation
import PortableUI

struct FieldsPage: View {
  @State private var plain = "start"
  @State private var loud = ""
  @State private var notes = ""
  @State private var log: [String] = []

  private var loudBinding: Binding<String> {
    Binding {
      loud
    } set: {
      log.append($0)
      loud = $0.uppercased()
    }
  }

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Plain", text: $plain, prompt: Text("Something")).textFieldStyle(.plain)
        .onSubmit { log.append("submit") }
      TextField("Loud", text: loudBinding).textFieldStyle(.roundedBorder)
      TextField("Notes", text: $notes, prompt: Text("Many lines"), axis: .vertical)
        .textFieldStyle(.roundedBorder)
      TextField("Off", text: $plain).disabled(true)
      Text(verbatim: "plain: \(plain)")
      Text(verbatim: "loud: \(loud)")
      Text(verbatim: "notes: \(notes.debugDescription)")
      Text(verbatim: "log: \(log.joined(separator: " "))")
      Button("Set") { plain = "from the model" }
      Button("Clear") { log = [] }
    }
    .padding()
  }
}
