import PortableUI

struct ControlsPage: View {
  @State private var name = "Ada"
  @State private var isOn = true
  @State private var volume = 0.4
  @State private var size = "Small"
  @State private var tone = "Warm"

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Name", text: $name).textFieldStyle(.roundedBorder)
      TextField("Plain", text: $name).textFieldStyle(.plain)
      Toggle("Notify", isOn: $isOn)
      Slider(value: $volume) { Text("Volume") }
      Picker("Size", selection: $size) {
        ForEach(["Small", "Medium", "Extra Large"], id: \.self) { Text($0) }
      }
      Picker("Tone", selection: $tone) {
        ForEach(["Warm", "Cold"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      ProgressView(value: volume) { Text("Progress") }
      HStack {
        ProgressView()
        ProgressView(value: volume).progressViewStyle(.circular)
        Text(verbatim: "\(name), \(isOn ? "on" : "off"), \(size), \(tone)")
      }
      HStack {
        Toggle("Red", isOn: $isOn).tint(.red)
        Slider(value: $volume).tint(.green)
        Button("Go") {}.buttonStyle(.borderedProminent).tint(.purple)
      }
      HStack {
        TextField("Off", text: $name).textFieldStyle(.roundedBorder)
        Button("Off") {}
        Toggle("Off", isOn: $isOn)
      }
      .disabled(true)
    }
    .padding()
  }
}
