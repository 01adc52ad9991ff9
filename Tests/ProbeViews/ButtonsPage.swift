import Foundation
import PortableUI

struct ButtonsPage: View {
  @State private var log = ""

  var body: some View {
    VStack {
      HStack {
        Button("Bordered") { log += "b" }
        Button("Prominent") { log += "p" }.buttonStyle(.borderedProminent)
        Button("Plain") { log += "l" }.buttonStyle(.plain)
      }
      HStack {
        Button("Delete", role: .destructive) { log += "d" }
        Button("Delete all", role: .destructive) { log += "a" }.buttonStyle(.borderedProminent)
        Button("Cancel", role: .cancel) { log += "c" }.keyboardShortcut(.cancelAction)
      }
      HStack {
        Button("Tinted") { log += "t" }.tint(.green)
        Button("Pink") { log += "k" }.buttonStyle(.borderedProminent).tint(.pink)
        Button("Off") { log += "o" }.disabled(true)
      }
      HStack {
        Button {
          log += "i"
        } label: {
          Label("With icon", systemImage: "star.fill")
        }
        Button {
          log += "s"
        } label: {
          VStack {
            Text("Two").font(.headline)
            Text("lines").font(.caption)
          }
        }
        Button {
          log += "x"
        } label: {
          Image(systemName: "xmark")
        }
      }
      Button("Styled") { log += "y" }.buttonStyle(Pill())
      Button("Default") { log += "\n" }.keyboardShortcut(.defaultAction)
      Text(verbatim: "log: \(log.debugDescription)")
    }
    .padding()
  }
}

private struct Pill: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(8)
      .background(configuration.isPressed ? Color.orange : Color.yellow, in: Capsule())
  }
}
