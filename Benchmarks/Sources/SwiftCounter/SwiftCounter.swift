import CPlainWindows
import PortableUI

/// Opens the counter and says when its first picture was painted.
@main
struct SwiftCounter: App {
  var body: some Scene {
    WindowGroup("Counter") { CounterView() }
  }
}

struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Add") { count += 1 }
    }
    .onAppear { plain_say_when_painted() }
  }
}
