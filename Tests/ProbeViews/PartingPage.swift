import Foundation
import PortableUI

/// Controls that go away while a menu is open in them.
struct PartingPage: View {
  @State private var size = 1
  @State private var removal: Date?

  var body: some View {
    VStack {
      if let removal {
        // In a window time is the real one; a tooltip takes half a second to come.
        TimelineView(.periodic(from: removal, by: 0.1)) { context in
          Text(context.date.timeIntervalSince(removal) > 0.8 ? "Nothing came" : "Waiting")
        }
      } else {
        Picker("Size", selection: $size) {
          ForEach(1...9, id: \.self) { Text("Size \($0)") }
        }
      }
      Button("Remove") { removal = .now }
    }
  }
}
