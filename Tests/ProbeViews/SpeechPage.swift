import Foundation
import PortableUI

/// Views of which assistive technologies are told more, or less, than is seen.
struct SpeechPage: View {
  @State private var isOn = false
  @State private var name = ""

  var body: some View {
    VStack {
      Text("Seen").accessibilityLabel("Spoken")
      Text("Silent").accessibilityHidden(true)
      Text("Hidden").hidden()
      Text("Faded").opacity(0)
      Color.red.frame(width: 40, height: 10)
      Color.green.frame(width: 40, height: 10).accessibilityLabel("Light is green")
      Image(systemName: "trash").accessibilityLabel("Bin")
      Button {
        isOn.toggle()
      } label: {
        Image(systemName: "heart")
      }
      .accessibilityLabel(isOn ? "Unlike" : "Like")
      .accessibilityHint("Remembers this page")
      Button {
        isOn.toggle()
      } label: {
        VStack {
          Text("Two")
          Text(verbatim: isOn ? "on" : "off")
        }
      }
      Toggle(isOn: $isOn) { Text(verbatim: isOn ? "Is on" : "Is off") }
      TextField("Name", text: $name)
      ProgressView(value: 0.25) { Text("Copying") }
    }
    .padding()
  }
}
