import Foundation
import PortableUI
import ViewTesting

/// A view on a screen in memory, watched in a window while steps are done.
@main
@MainActor
struct WatchProbe {
  static func main() throws {
    try Watching.$pause.withValue(.milliseconds(300)) {
      let screen = Screen(Profile(), size: CGSize(width: 300, height: 400))
      screen.look(at: "Given a profile")
      try screen.type("Ada", into: "Name")
      screen.look(at: "When I type Ada")
      try screen.tap("Save")
      screen.look(at: "When I tap Save")
      // Until whoever looks ends it.
      while !Task.isCancelled { screen.look(at: "Then I see Saved: Ada") }
    }
  }
}

private struct Profile: View {
  @State private var name = ""
  @State private var saved: String?
  @FocusState private var isTyping: Bool

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($isTyping)
      Button("Save") { saved = name }.disabled(name.isEmpty)
      if let saved { Text("Saved: \(saved)") }
      Text(isTyping ? "typing" : "not typing")
    }
    .padding()
  }
}
