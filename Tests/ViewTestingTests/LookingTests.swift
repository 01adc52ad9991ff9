import PortableUI
import Testing
import ViewTesting

/// What looking at a screen costs.
@MainActor
struct LookingTests {
  struct Counter: View {
    @State private var count = 0

    var body: some View {
      Text("Count: \(count)")
      Button("Add") { count += 1 }
    }
  }

  @Test func `what does not change is gathered once, however often one looks`() throws {
    let screen = Screen(Counter())
    for _ in 0..<5 { #expect(screen.exists("Count: 0")) }
    #expect(screen.lookCount == 1)
    try screen.tap("Add")
    #expect(screen.lookCount == 1)
    #expect(screen.exists("Count: 1"))
    #expect(!screen.exists("Count: 0"))
    #expect(screen.lookCount == 2)
  }
}
