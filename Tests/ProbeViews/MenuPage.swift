import Foundation
import PortableUI

/// Menus of buttons and of words.
struct MenuPage: View {
  @State private var log = "none"
  @State private var isBold = false

  var body: some View {
    VStack(spacing: 12) {
      Text(verbatim: "Log: \(log), \(isBold)")
      Menu("Edit") {
        Button("Cut") { log = "cut" }
        Button("Paste") { log = "pasted" }.disabled(true)
        Divider()
        Toggle("Bold", isOn: $isBold)
        Menu("More") { Button("Extra") { log = "extra" } }
      }
      Text("Words").contextMenu { Button("Copy") { log = "copied" } }
    }
    .padding()
    .toolbar {
      Menu {
        Button("Settings") { log = "settings" }
      } label: {
        Image(systemName: "ellipsis").accessibilityLabel("Options")
      }
    }
  }
}
