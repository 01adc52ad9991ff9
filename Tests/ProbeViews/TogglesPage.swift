import Foundation
import PortableUI

/// Toggles of all styles.
struct TogglesPage: View {
  @State private var isOn = true
  @State private var parts = [Part(isOn: true), Part(isOn: false)]

  struct Part {
    var isOn: Bool
  }

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
      Toggle("Red", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
      Toggle("Box", isOn: $isOn).toggleStyle(.checkbox)
      HStack {
        Toggle("Button", isOn: $isOn).toggleStyle(.button)
        Toggle("Star", systemImage: "star", isOn: $isOn).toggleStyle(.button).tint(.green)
        Toggle("Other", isOn: .constant(false)).toggleStyle(.button)
      }
      Toggle("All", sources: $parts, isOn: \.isOn).toggleStyle(.checkbox)
      ForEach(parts.indices, id: \.self) { index in
        Toggle("Part \(index)", isOn: $parts[index].isOn).toggleStyle(.checkbox)
      }
      Toggle("Own", isOn: $isOn).toggleStyle(Lamp())
      Toggle("Off", isOn: $isOn).toggleStyle(.checkbox).disabled(true)
      Text(verbatim: "\(isOn ? "on" : "off"), \(parts.map { $0.isOn ? "on" : "off" })")
    }
    .padding()
  }
}

private struct Lamp: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        configuration.label
        Circle().fill(configuration.isOn ? Color.yellow : Color.gray).frame(width: 16, height: 16)
      }
    }
  }
}
