import Foundation
import PortableUI

/// A room for long texts.
struct EditorPage: View {
  @State private var text = "One"

  var body: some View {
    VStack {
      TextEditor(text: $text).accessibilityLabel("Notes").frame(height: 80)
      Text("\(text.split(separator: "\n").count) lines")
    }
    .padding()
  }
}
