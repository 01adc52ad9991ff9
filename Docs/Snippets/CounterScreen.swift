// A counter, and the test of it: no display, no waiting.

import PortableUI
import ViewTesting

struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Add") { count += 1 }
    }
  }
}

let screen = Screen(CounterView())
try screen.tap("Add")
await screen.settle()
precondition(screen.texts == ["Count: 1", "Add"])
print(screen.tree)
