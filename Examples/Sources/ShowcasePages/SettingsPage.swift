import SwiftUI

/// A form: one control of each kind, and a sentence about what they are set to.
struct SettingsPage: View {
  @State private var name = "Ada"
  @State private var notes = ""
  @State private var isNotifying = true
  @State private var volume = 0.4
  @State private var theme = "Blue"
  @State private var saved = "Nothing is saved yet."

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Settings").font(.title2)
      TextField("Name", text: $name).textFieldStyle(.roundedBorder)
      TextField("Notes", text: $notes, axis: .vertical).textFieldStyle(.roundedBorder)
      Toggle("Notifications", isOn: $isNotifying)
      HStack {
        Text("Volume").accessibilityHidden(true)
        Slider(value: $volume, in: 0...1) { Text("Volume") }
      }
      .disabled(!isNotifying)
      Picker("Theme", selection: $theme) {
        ForEach(["Blue", "Green", "Purple"], id: \.self) { Text($0) }
      }
      HStack {
        Text(saved).foregroundStyle(.secondary)
        Spacer()
        Button("Save") { saved = "Saved for \(name), in \(theme.lowercased())." }
          .buttonStyle(.borderedProminent)
          .keyboardShortcut("s")
          .disabled(name.isEmpty)
      }
    }
    .padding(24)
    .frame(maxWidth: 420)
  }
}

#Preview("Settings") { SettingsPage() }
