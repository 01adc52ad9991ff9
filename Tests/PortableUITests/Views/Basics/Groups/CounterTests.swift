import PortableUI
import Testing
import ViewTesting

@MainActor
struct CounterTests {
  @Test func `a counter counts`() throws {
    let screen = Screen(Counter())
    #expect(screen.texts == ["Count: 0", "Add"])

    try screen.tap("Add")
    #expect(screen.texts == ["Count: 1", "Add"])

    try screen.tap("Add")
    #expect(screen.texts == ["Count: 2", "Add", "Many"])
    #expect(screen.bodyCount(of: Counter.self) == 3)
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Add") { count += 1 }
      if count > 1 { Text("Many") }
    }
    .padding()
  }
}
