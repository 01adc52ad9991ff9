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

  /// A container that was 1, 2 and 3, and who has recorded that.
  private func counted() -> (StateHistory, StateContainer<Int>) {
    let (history, container) = (StateHistory(), StateContainer(state: 0))
    history.record(.only(container)) { for number in 1...3 { container.observe(number) } }
    return (history, container)
  }

  @Test func `what is to begin in a lane waits, and is made of the newest state`() {
    let (history, container) = counted()
    history.travel(to: history.entries[0])
    var made: [Int] = []
    container.observe(
      {
        made.append(container.state)
        return StateChanges { Change { $0 *= 2 } }
      }, in: .first("double"))
    #expect(made == [])
    #expect(!container.isBusy(.first("double")))
    #expect(container.state == 1)
    history.resume()
    #expect(made == [3])
    #expect(container.state == 6)
  }

  @Test func `going on drops what was to begin in a lane`() {
    let (history, container) = counted()
    history.travel(to: history.entries[0])
    container.observe(StateChanges { Change { $0 *= 2 } }, in: .each("double"))
    history.goOn(from: history.entries[0])
    #expect(container.state == 1)
    container.observe(StateChanges { Change { $0 += 1 } }, in: .each("more"))
    #expect(container.state == 2)
  }

  @Test func `while a change of a lane is told, the present stays`() {
    let (history, container) = counted()
    var outcomes: [TravelOutcome] = []
    let token = container.didSetPublisher.dropFirst().sink { _ in
      outcomes.append(history.travel(to: history.entries[0]))
    }
    container.observe(
      StateChanges {
        Change { $0 += 1 }
        Change { $0 += 1 }
      }, in: .each("more"))
    #expect(outcomes == Array(repeating: TravelOutcome(shown: 0, notShown: ["Int"]), count: 2))
    #expect(container.state == 5)
    withExtendedLifetime(token) {}
  }
}
