import PortableUI

/// Controls that go away while a menu is open in them.
struct PartingPage: View {
  @State private var size = 1
  @State private var isThere = true
  @State private var words = "Waiting"

  var body: some View {
    VStack {
      if isThere {
        Picker("Size", selection: $size) {
          ForEach(1...9, id: \.self) { Text("Size \($0)") }
        }
      } else {
        Text(words).task {
          // Longer than a tooltip takes to come.
          try? await Task.sleep(for: .milliseconds(800))
          words = "Nothing came"
        }
      }
      Button("Remove") { isThere = false }
    }
  }
}
