import Foundation
import PortableUI

/// A model that never does what it is told.
struct StubbornPage: View {
  @State private var refused = 0

  private func stubborn<Value>(_ value: Value) -> Binding<Value> {
    Binding {
      value
    } set: { _ in
      refused += 1
    }
  }

  var body: some View {
    VStack {
      Toggle("Stays off", isOn: stubborn(false))
      Slider(value: stubborn(0.0)) { Text("Stays low") }
      Picker("Stays", selection: stubborn("One")) {
        ForEach(["One", "Other"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      Text(verbatim: "refused: \(refused)")
    }
    .padding()
  }
}
