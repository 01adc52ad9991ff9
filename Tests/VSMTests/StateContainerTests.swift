import Testing
import VSM

@MainActor
struct StateContainerTests {
  @Test func `a state observed on main is the state at once`() {
    let container = StateContainer(state: 1)
    container.observe(2)
    #expect(container.state == 2)
  }
}
