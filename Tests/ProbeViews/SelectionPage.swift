import Foundation
import PortableUI

/// Texts of which words can be selected, and others.
struct SelectionPage: View {
  @State private var pasted = ""
  @State private var presses = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Paste here", text: $pasted)
      Text("Pasted: \(pasted)").textSelection(.disabled)
      Text("Alpha beta gamma")
      Text(
        "A longer text that is broken into lines, with room between these, and read in the middle"
      )
      .lineSpacing(6)
      .multilineTextAlignment(.center)
      .foregroundStyle(.secondary)
      .frame(width: 200)
      Text("A text that is cut off where there is no room for all of it").lineLimit(1)
        .frame(width: 200)
      Text("A text that is cut off where there is no room for all of it").lineLimit(1)
        .textSelection(.disabled)
        .frame(width: 200)
      Button("Press \(presses)") { presses += 1 }
    }
    .padding()
    .textSelection(.enabled)
  }
}
