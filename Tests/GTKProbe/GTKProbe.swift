import GTKBackend
import PortableUI

/// Shows a view in a window, for tests that drive it from outside.
@main
struct GTKProbe {
  static func main() { TrialWindow.run(Counter()) }
}

struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Add") { count += 1 }
    }
  }
}
