import StreamTesting
import SystemTesting
import Testing
import VSM

/// Calls that wait for a pause in a lane.
@MainActor
struct DebouncedLaneTests {
  private let gate = Gate()

  @Test func `the lane is the group, and the last call wins`() {
    let (container, clock) = onVirtualTime(NotesState())
    container.observe(.word("a"), in: .newest("x"), debounced: .seconds(1))
    container.observe(.word("b"), in: .newest("x"), debounced: .seconds(1))
    container.observe(.word("c"), in: .newest("y"), debounced: .seconds(1))
    #expect(!container.isBusy(.newest("x")))
    clock.advance(by: .seconds(1))
    #expect(container.words.sorted() == ["b", "c"])
  }

  @Test func `what is observed is made when its time has come`() {
    let (container, clock) = onVirtualTime(NotesState())
    var made = 0
    func changes() -> StateChanges<NotesState> {
      made += 1
      return .word("\(container.words.count)")
    }
    container.observe(changes(), in: .newest("x"), debounced: .seconds(1))
    container.observe(changes, in: .newest("y"), debounced: .seconds(2))
    container.observe(.word("now"), in: .each("z"))
    #expect(made == 0)
    clock.advance(by: .seconds(2))
    #expect(container.words == ["now", "1", "2"])
  }

  @Test(arguments: ["call", "cancel", "everything", "whole"])
  func `what waits is dropped by a call of the lane, a cancel, a whole state`(reason: String) {
    let (container, clock) = onVirtualTime(NotesState())
    container.observe(.word("waits"), in: .newest("x"), debounced: .seconds(1))
    switch reason {
    case "call": container.observe(.word("new"), in: .newest("x"))
    case "cancel": container.cancel(.newest("x"))
    case "everything": container.cancel()
    default: container.observe(NotesState("whole"))
    }
    let words = container.words
    clock.advance(by: .seconds(2))
    #expect(container.words == words)
    #expect(clock.pendingCount == 0)
  }

  @Test func `a whole state from a worker drops what waits, and no later call (L5)`() async {
    let (container, clock) = onVirtualTime(NotesState())
    container.observe(.word("waits"), in: .newest("x"), debounced: .seconds(1))
    let shared = Carried(container)
    onWorker { shared.value.observe(NotesState("whole")) }
    await settle()
    #expect(clock.pendingCount == 0)
    container.observe(.word("later"), in: .newest("x"), debounced: .seconds(1))
    clock.advance(by: .seconds(1))
    #expect(container.words == ["whole", "later"])
  }

  @Test func `nothing waits any more when the container goes (L5)`() {
    let clock = stillClock()
    var container: StateContainer<NotesState>? = StateContainer(
      state: NotesState(), scheduler: clock)
    container?.observe(.word("waits"), in: .newest("x"), debounced: .seconds(1))
    container = nil
    #expect(clock.pendingCount == 0)
  }

  @Test func `what waits in a lane stays when something else is observed`() {
    let (container, clock) = onVirtualTime(NotesState())
    container.observe(.word("waits"), in: .newest("x"), debounced: .seconds(1))
    container.observe(Empty(completeImmediately: false))
    container.observe(.word("other"), in: .newest("y"))
    clock.advance(by: .seconds(1))
    #expect(container.words == ["other", "waits"])
  }

  @Test func `when its time has come it goes by the rule of its lane`() {
    let (container, clock) = onVirtualTime(NotesState())
    container.observe(.words("a", behind: gate), in: .newest("x"))
    container.observe(.word("b"), in: .newest("x"), debounced: .seconds(1))
    #expect(container.words == ["a…"])
    clock.advance(by: .seconds(1))
    #expect(container.words == ["a…", "a!", "b"])
    container.observe(.words("c", behind: gate), in: .first("y"))
    container.observe(.word("ignored"), in: .first("y"), debounced: .seconds(1))
    clock.advance(by: .seconds(1))
    #expect(container.words.last == "c…")
  }

  @Test
  func `a call after a whole state of a worker waits on, though main has yet to hear of that`()
    async
  {
    let (container, clock) = onVirtualTime(NotesState())
    container.observe(.words("a", behind: gate), in: .each("other"))
    container.observe(.word("early"), in: .newest("x"), debounced: .seconds(1))
    let shared = Carried(container)
    onWorker {
      shared.value.observe(.word("early, too"), in: .newest("y"), debounced: .seconds(1))
      shared.value.observe(NotesState("whole"))
      shared.value.observe(.word("late"), in: .newest("x"), debounced: .seconds(1))
      shared.value.observe(.word("late, too"), in: .newest("z"), debounced: .seconds(2))
    }
    await settle()
    #expect(container.words == ["whole"])
    clock.advance(by: .seconds(2))
    #expect(container.words == ["whole", "late", "late, too"])
    #expect(clock.pendingCount == 0)
  }

  @Test func `a call before a whole state of a worker is dropped, though its time comes first`()
    async
  {
    let (container, clock) = onVirtualTime(NotesState())
    container.observe(.word("early"), in: .newest("x"), debounced: .seconds(1))
    let shared = Carried(container)
    onWorker { shared.value.observe(NotesState("whole")) }
    clock.advance(by: .seconds(1))
    await settle()
    #expect(container.words == ["whole"])
    #expect(clock.pendingCount == 0)
  }
}
