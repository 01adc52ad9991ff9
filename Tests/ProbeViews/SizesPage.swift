import Foundation
import PortableUI

/// Controls of all sizes, and buttons of all outlines.
struct SizesPage: View {
  @State private var name = "Ada"
  @State private var isOn = true
  @State private var tone = "Warm"
  @State private var log = ""

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(ControlSize.allCases, id: \.self) { size in
        HStack {
          Button("Go") { log += "\(size) " }
          TextField("Name", text: $name).frame(width: 80)
          Picker("Tone", selection: $tone) { tones }
          Picker("Tones", selection: $tone) { tones }.pickerStyle(.segmented).frame(width: 160)
        }
        .labelsHidden()
        .controlSize(size)
      }
      HStack {
        ForEach(ControlSize.allCases, id: \.self) { size in
          Group {
            Toggle("On", isOn: $isOn)
            Toggle("Box", isOn: $isOn).toggleStyle(.checkbox)
            ProgressView(value: 0.3).progressViewStyle(.circular)
          }
          .controlSize(size)
        }
      }
      .labelsHidden()
      HStack {
        Button("Capsule") { log += "capsule " }.buttonBorderShape(.capsule)
        Button("Rounded") {}.buttonBorderShape(.roundedRectangle)
        Button("Radius") {}.buttonBorderShape(.roundedRectangle(radius: 14))
        Button {
          log += "circle "
        } label: {
          Image(systemName: "plus").accessibilityLabel("Add")
        }
        .buttonBorderShape(.circle)
        Button("1") {}.buttonBorderShape(.circle).controlSize(.large)
      }
      .buttonStyle(.borderedProminent)
      HStack {
        Button("Borderless") { log += "borderless " }.buttonStyle(.borderless)
        Button("Link") { log += "link " }.buttonStyle(.link)
        Button("Delete", role: .destructive) {}.buttonStyle(.borderless)
        Button("Green") {}.buttonStyle(.borderless).tint(.green)
        Button("Twice") { log += "twice " }.buttonStyle(OnSecondTap())
      }
      Text(verbatim: "log: \(log)")
    }
    .padding()
  }

  private var tones: some View {
    ForEach(["Warm", "Cold"], id: \.self) { Text($0) }
  }
}

private struct OnSecondTap: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(6)
      .background(Color.yellow, in: Capsule())
      .onTapGesture(count: 2) { configuration.trigger() }
  }
}
