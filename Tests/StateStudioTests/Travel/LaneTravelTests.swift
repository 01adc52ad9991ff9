import StateStudio
import Testing
import VSM
import ViewPlatform

/// Showing the past of a container in whose lanes something is under way.
@MainActor
struct LaneTravelTests {
  @Test func `what lands in lanes waits, and changes the newest state on the way back`() {
    let (history, container) = (StateHistory(), StateContainer(state: 0))
    let numbers = PassthroughSubject<Int, Never>()
    container.observe(StateChanges { Values(of: numbers) { $0 += $1 } }, in: .each("numbers"))
    history.record(.only(container)) { for number in 1...3 { numbers.send(number) } }
    #expect(history.entries.count == 3)
    history.travel(to: history.entries[0])
    numbers.send(10)
    container.observe(StateChanges { Change { $0 *= 2 } }, in: .each("other"))
    #expect(container.state == 1)
    history.resume()
    #expect(container.state == 32)
    numbers.send(1)
    #expect(container.state == 33)
  }
}
