import Testing
import Threads

@testable import VSM

/// The decisions behind the promise that nothing stale lands, one by one.
struct ContainerMachineTests {
  private let engine = StateEngine("", in: nil)

  /// A machine whose newest action is the second of two.
  private func machine() -> (
    ContainerMachine<String>, older: LiveAction<String>, newest: LiveAction<String>
  ) {
    var machine = ContainerMachine("start")
    let (older, newest) = (LiveAction(of: engine), LiveAction(of: engine))
    _ = machine.begin(older, .call)
    _ = machine.begin(newest, .call)
    return (machine, older, newest)
  }

  private func accept(
    _ value: String, from action: LiveAction<String>?, in machine: inout ContainerMachine<String>
  ) -> Acceptance<String> {
    var value = value
    return machine.accept(&value, from: action)
  }

  @Test func `on main, a value of an older action is refused, even if it was not stopped in time`()
  {
    var (machine, older, newest) = machine()
    guard case .refused = accept("stale", from: older, in: &machine) else {
      Issue.record("accepted")
      return
    }
    #expect(machine.state == "start")
    guard case .done = accept("new", from: newest, in: &machine) else {
      Issue.record("not accepted")
      return
    }
    #expect(machine.state == "new")
  }

  @Test func `elsewhere, a value of an older action is refused as well`() {
    var (machine, older, newest) = machine()
    let isTaken = machine.post("stale", from: older)
    #expect(!isTaken)
    #expect(machine.arrivals.isEmpty)
    let isToBeCollected = machine.post("a", from: newest)
    #expect(isToBeCollected)
    let isToBeCollectedAgain = machine.post("b", from: newest)
    #expect(!isToBeCollectedAgain)
    #expect(waiting(in: &machine) == ["a", "b"])
  }

  @Test func `what waits for main goes when its action is not the newest any more`() {
    var (machine, _, newest) = machine()
    _ = machine.post("stale", from: newest)
    let superseded = machine.begin(nil, .call)
    #expect(superseded?.arrivals.count == 1)
    #expect(superseded?.action === newest)
    #expect(machine.arrivals.isEmpty)
  }

  @Test func `however often something newer comes elsewhere, main is asked for one turn (G2)`() {
    var machine = ContainerMachine("start")
    let asked = (1...1_000).map { number in
      _ = machine.begin(nil, .call)
      return machine.post("\(number)", from: nil)
    }
    #expect(asked == [true] + Array(repeating: false, count: 999))
    let isMore = machine.collect()
    #expect(!isMore)
    #expect(machine.first()?.0 == "1000")
    #expect(machine.next() == nil)
    let isAskedAgain = machine.post("again", from: nil)
    #expect(isAskedAgain)
  }

  @Test func `main takes a long list from elsewhere in several turns (G2, G4)`() {
    var (machine, _, newest) = machine()
    for number in 1...2_500 { _ = machine.post("\(number)", from: newest) }
    let turns = [machine.collect(), machine.collect(), machine.collect()]
    #expect(turns == [true, true, false])
    #expect(machine.changes.count == 2_500)
  }

  /// What came elsewhere and waits for main.
  private func waiting(in machine: inout ContainerMachine<String>) -> [String] {
    var (arrivals, waiting) = (machine.arrivals, [String]())
    while let arrival = arrivals.popFirst() { waiting.append(arrival) }
    return waiting
  }

  @Test func `what an action sent before its end still lands`() {
    var (machine, _, newest) = machine()
    _ = machine.post("last", from: newest)
    machine.forget(newest)
    _ = machine.collect()
    let first = machine.first()
    #expect(first?.0 == "last")
  }

  @Test func `a plain state after another leaves nothing to stop`() {
    var machine = ContainerMachine("start")
    let superseded = machine.begin(nil, .call)
    #expect(superseded == nil)
  }

  @Test func `while a change is told, the next one waits`() {
    var machine = ContainerMachine("start")
    let turns = [machine.startTelling(), machine.startTelling()]
    #expect(turns == [true, false])
    guard case .waits = accept("a", from: nil, in: &machine) else {
      Issue.record("did not wait")
      return
    }
    let told = [machine.first()?.0, machine.next()?.0, machine.next()?.0]
    #expect(told == [nil, "a", nil])
    let isFree = machine.startTelling()
    #expect(isFree)
  }
}
