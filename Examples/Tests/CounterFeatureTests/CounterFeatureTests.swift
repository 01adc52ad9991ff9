import CounterFeature
import Testing
import ViewTesting

@MainActor @Suite struct CounterFeatureTests {
  @Test func `a person counts up and down`() async throws {
    let screen = Screen(CounterView())
    try screen.tap("Add")
    try screen.tap("Add")
    try screen.tap("Subtract")
    await screen.settle()
    #expect(try screen.value(of: "Count") == "1")
  }

  @Test func `a count can be taken back, and only then`() async throws {
    let screen = Screen(CounterView(start: 5))
    try screen.tap("Reset")
    await screen.settle()
    #expect(try screen.value(of: "Count") == "0")
    #expect(try !screen.isEnabled("Reset"))
    #expect(throws: (any Error).self) { try screen.tap("Reset") }
  }

  @Test func `one tap asks for one body`() async throws {
    let screen = Screen(CounterView())
    let before = screen.bodyCount(of: CounterView.self)
    try screen.tap("Add")
    await screen.settle()
    #expect(screen.bodyCount(of: CounterView.self) == before + 1)
  }
}
