import Foundation
import PortableUI

/// A bar with controls, which desktops style differently from those in a window.
struct BarControlsPage: View {
  @State private var isOn = true
  @State private var words = ""
  @State private var size = 1

  var body: some View {
    Text("Below").toolbar {
      ToolbarItem(placement: .navigation) {
        TextField("Search", text: $words).textFieldStyle(.roundedBorder).frame(width: 120)
      }
      ToolbarItemGroup(placement: .primaryAction) {
        Toggle("Wide", isOn: $isOn)
        Picker("Size", selection: $size) {
          Text("Small").tag(0)
          Text("Large").tag(1)
        }
        Picker("Kind", selection: $size) {
          Text("One").tag(0)
          Text("Two").tag(1)
        }
        .pickerStyle(.segmented)
      }
    }
  }
}
